"""Build hook: compile the rules with mypyc, or say why the wheel stays interpreted.

hatch-mypyc is not used because it cannot fall back when there is no C compiler.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "kingsroad"  # mypyc names the shared library after it: kingsroad__mypyc


class MypycHook(BuildHookInterface):
    """Adds the compiled modules to the wheel, next to their .py files."""

    _workdir: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling collects the files of the wheel."""
        if version == "editable":
            return  # an editable install runs straight from src/, which stays free of .so files
        if reason := why_not_compile():
            self.app.display_warning(
                f"WARNING: kingsroad is built WITHOUT compiled rules: {reason}. It works, but many "
                "times slower. To get the fast build, install a C compiler and the Python headers "
                "(for example gcc and python3-dev), then reinstall kingsroad."
            )
            return
        # The folder must live until hatchling has written the wheel; finalize() removes it.
        self._workdir = tempfile.TemporaryDirectory(prefix="kingsroad-build-")
        lib = compile_modules(Path(self.root), self._sources(), Path(self._workdir.name))
        for path in sorted(lib.rglob("*")):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder once the wheel is written."""
        if self._workdir is not None:
            self._workdir.cleanup()

    def _sources(self) -> list[str]:
        """Return the files to compile, relative to the project: they show up in tracebacks."""
        root = Path(self.root)
        exclude = {root / name for name in self.config.get("compile-exclude", [])}
        found = [
            path.relative_to(root).as_posix()
            for folder in self.config["compile"]
            for path in sorted((root / folder).rglob("*.py"))
            if exclude.isdisjoint({path, *path.parents})
        ]
        if not found:
            raise RuntimeError(f"no Python file to compile in {self.config['compile']}")
        return found


def why_not_compile() -> str | None:
    """Return the reason to build an interpreted wheel, or None to compile."""
    if os.environ.get("KINGSROAD_PURE", "") not in {"", "0"}:
        return "KINGSROAD_PURE is set"
    if sys.platform == "win32":
        return None  # setuptools finds MSVC in the registry, not on the PATH
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        return f"no C compiler was found (looked for {command!r})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the Python headers (Python.h) were not found"
    return None


def compile_modules(root: Path, sources: list[str], workdir: Path) -> Path:
    """Compile `sources` as one mypyc group inside `workdir`; return the folder of the results.

    Any error, in the types or in the C compiler, fails the build: falling back to the interpreted
    wheel here would hide it.
    """
    import setuptools  # noqa: PLC0415 - before mypyc, which looks for it in sys.modules
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to import, and unused by a pure build

    lib = workdir / "lib"
    # From the project's root, so that mypy reads the strict settings of pyproject.toml.
    with contextlib.chdir(root):
        try:
            modules = mypycify(
                ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *sources],
                opt_level="3",
                debug_level="0",
                group_name=GROUP,
                target_dir=str(workdir / "c"),
            )
        except SystemExit as error:  # how mypyc reports: the messages are already printed
            raise RuntimeError(f"mypyc failed (exit {error}), see its messages above") from None
        # Not setup(): that would read pyproject.toml as a setuptools project.
        command = setuptools.Distribution({"name": GROUP, "ext_modules": modules}).get_command_obj(
            "build_ext"
        )
        command.build_lib = str(lib)
        command.build_temp = str(workdir / "o")
        command.ensure_finalized()
        command.run()
    return lib
