# Every target does its own set-up: it needs only Python 3.11 or newer, make and, for the fast
# compiled build, a C compiler. Only temporary files and the caches of pip and npm lie outside this
# folder.

PYTHON ?= python3
# Empty means the first game of the library.
GAME ?=
CODE := $(wildcard src tests benchmarks docs practice.py)
# What is tested here is the same code in both builds: once suffices where there are both. Of the
# server only the room is compiled.
NEVER_COMPILED := $(addprefix tests/,arena cli learn models statistics training web) \
	$(filter-out %/table %/conftest.py,$(wildcard tests/server/*))

# pip obeys the pins inside its isolated build too; newer versions of pip want the second name.
# Relative on purpose: pip splits these at spaces, which the path of this folder may contain.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# A PYTHONPATH of yours could put other sources before the installed, compiled ones.
unexport PYTHONPATH

# The install is redone when this changes: the content of any source file (also a deleted one),
# or a variable that decides whether it is compiled.
KEY := $(shell { echo "$(KINGSROAD_PURE) $(KINGSROAD_NO_WEB) $(KINGSROAD_TUNED) $(CC)"; \
	find src web pyproject.toml hatch_build.py practice.py constraints.txt -type f ! -name '*.py[co]' \
	! -path 'web/node_modules/*' ! -name '*.test.ts' ! -path 'src/kingsroad/server/static/*' -exec cksum {} + | LC_ALL=C sort; } | cksum | tr ' ' '-')
VENV := .venv/.made
INSTALLED := .venv/.installed-$(KEY)
TOOLED := .venv/.tooled
DOCUMENTING := .venv/.documenting

# What the client is checked with, unless it is there; in the folder of the client.
FETCH := { test -d node_modules/eslint && test node_modules/.package-lock.json -nt package-lock.json; } || \
	npm install --no-save --loglevel error
# The schemas of the server, in a new folder whose name is then in $$schemas.
SCHEMAS := schemas=$$(mktemp -d) && PYTHONPATH=../src ../.venv/bin/python -m kingsroad.server.schemas "$$schemas"

.PHONY: help play terminal test check format generate docs pictures wheels bench strength fuzz campaign clean
.DELETE_ON_ERROR:
.NOTPARALLEL:  # two runs of pip must not share .venv

help:
	@echo 'make play    install and open the table in the browser (ARGS="--port 8080")'
	@echo 'make terminal  install and play in the terminal (GAME=name)'
	@echo 'make test    run the tests of the client, then all others: interpreted with coverage, and compiled'
	@echo 'make check   formatting, lint, types (also of the client) and import direction'
	@echo 'make format  format the code and apply the safe lint fixes'
	@echo 'make generate  make the types of the client anew from the schemas of the server'
	@echo 'make docs    make the documentation site, in the folder site'
	@echo 'make pictures  make the pictures of README and documentation anew'
	@echo 'make wheels  build sdist and wheels, install each and play (WHEELS="--python python3.12")'
	@echo 'make bench   run the benchmarks, in an environment of their own (ARGS="...")'
	@echo 'make strength  let the bots play for their ladder, which takes hours (ARGS="...")'
	@echo 'make fuzz    play random games against the checks (FUZZ="...")'
	@echo 'make campaign  kill, cut and stop servers under play, for minutes (CAMPAIGN="...")'
	@echo 'make clean   remove everything make and the tools have made'
	@echo 'Options: PYTHON=python3.12 chooses the Python, KINGSROAD_PURE=1 skips the compiler,'
	@echo '         KINGSROAD_TUNED=1 compiles twice, for speed (gcc).'

play: $(INSTALLED)
	@.venv/bin/kingsroad serve --open $(ARGS)

terminal: $(INSTALLED)
	@.venv/bin/kingsroad play $(GAME)

test: $(INSTALLED) $(TOOLED)
	@echo '--- Tests of the client'
	@if command -v npm >/dev/null; then set -ex; cd web; $(FETCH); npm run --silent test; \
	else echo 'The client was NOT tested: there is no npm.'; fi
	@echo '--- Tests, interpreted'
	@if grep -q '^compiled' $(INSTALLED); then once='$(NEVER_COMPILED:%=--ignore=%)'; fi; set -x; \
		PYTHONPATH=src KINGSROAD_EXPECT=interpreted .venv/bin/python -m pytest -n auto --dist worksteal --cov $$once $(ARGS)
	@if grep -q '^compiled' $(INSTALLED); then set -x; \
		KINGSROAD_EXPECT=compiled .venv/bin/python -m pytest -n auto --dist worksteal $(ARGS); \
	else echo '--- Tests, compiled: SKIPPED, because this install is interpreted.'; fi

check: $(TOOLED)
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy --strict $(CODE)
	.venv/bin/mypy --strict --platform win32 --cache-dir .mypy_cache/win32 src
	PYTHONPATH=src .venv/bin/python -m pytest -q tests/test_architecture.py
	@if command -v npm >/dev/null; then set -ex; cd web; $(FETCH); \
		npm run --silent format:check; \
		npm run --silent lint; \
		npm run --silent check; \
		$(SCHEMAS); node scripts/generate.js --check "$$schemas"; rm -r "$$schemas"; \
	else echo 'The client was NOT checked: there is no npm.'; fi

format: $(TOOLED)
	.venv/bin/ruff check --fix --exit-zero .
	.venv/bin/ruff format .
	@if command -v npm >/dev/null; then set -ex; cd web; $(FETCH); npm run --silent format; \
	else echo 'The client was NOT formatted: there is no npm.'; fi

generate: $(TOOLED)
	@set -ex; cd web; $(FETCH); $(SCHEMAS); node scripts/generate.js "$$schemas"; rm -r "$$schemas"

docs: $(DOCUMENTING)
	.venv/bin/zensical build --strict --clean --config-file mkdocs.yml
	.venv/bin/python docs/check_site.py site

pictures: $(INSTALLED) $(TOOLED)
	.venv/bin/python -m tests.web.make_pictures

wheels: $(TOOLED)
	.venv/bin/python -m tests.wheels $(WHEELS)

# run.py makes .venv-bench, so that the packages it compares with never reach .venv, and chooses
# for itself which of its installs obey our pins.
bench: $(VENV)
	env -u PIP_CONSTRAINT -u PIP_BUILD_CONSTRAINT .venv/bin/python benchmarks/run.py $(ARGS)

strength: $(VENV)
	env -u PIP_CONSTRAINT -u PIP_BUILD_CONSTRAINT .venv/bin/python benchmarks/strength.py $(ARGS)

fuzz: $(INSTALLED) $(TOOLED)
	.venv/bin/python -m tests.fuzz $(FUZZ)

campaign: $(INSTALLED) $(TOOLED)
	.venv/bin/python -m tests.campaign $(CAMPAIGN)

clean:
	rm -rf .venv .venv-bench web/node_modules src/kingsroad/server/static site dist htmlcov .coverage .coverage.* .hypothesis .*_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- Set-up --------------------------------------------------------------------------------------

# Make the virtual environment, or say what is missing.
$(VENV):
	@command -v "$(PYTHON)" >/dev/null || \
		{ echo 'Error: $(PYTHON) was not found. Install Python 3.11 or newer.' >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Error: Python 3.11 or newer is needed, $(PYTHON) is $$("$(PYTHON)" --version 2>&1)." \
		'Choose another with: make PYTHON=python3.11 ...' >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo 'Error: this Python has no venv module.' \
		'Install it (on Debian and Ubuntu: the package python3-venv).' >&2; exit 1; }
	"$(PYTHON)" -m venv --clear .venv
	@touch $@

# The stamp holds the word compiled or interpreted. pip shows the build hook's own warning only
# with -v, hence the one here.
$(INSTALLED): $(VENV)
	@echo 'Installing kingsroad (a minute or two, most of it for the compiler) ...'
	@rm -f .venv/.installed-*
	@progress=/proc/$$$$/fd/1; test -e $$progress || progress=/dev/tty; \
		KINGSROAD_PROGRESS=$$progress .venv/bin/pip install --quiet .
	@.venv/bin/python -c 'import kingsroad; \
		print("compiled" if kingsroad.COMPILED else "interpreted")' > $@
	@.venv/bin/kingsroad --version
	@grep -q '^compiled' $@ || echo 'WARNING: interpreted, so many times slower: there is no C' \
		'compiler, there are no Python headers, or KINGSROAD_PURE is set.' \
		'To change that, install what is missing, run "make clean", and start again.'

# The tools, the extras, and the run-time dependencies that the type checker has to see; but not
# PyTorch, which is large: tests of training are skipped where it is missing, and CI installs it.
$(TOOLED): $(VENV) constraints.txt pyproject.toml
	@.venv/bin/python -c 'import tomllib; made = tomllib.load(open("pyproject.toml", "rb")); \
		project = made["project"]; extras = project["optional-dependencies"]; \
		extras.pop("training"); \
		print(*made["dependency-groups"]["dev"], *project["dependencies"], *sum(extras.values(), []), sep="\n")' \
		> .venv/tools.txt
	.venv/bin/pip install --quiet -r .venv/tools.txt
	@touch $@

$(DOCUMENTING): $(VENV) constraints.txt pyproject.toml
	@.venv/bin/python -c 'import tomllib; made = tomllib.load(open("pyproject.toml", "rb")); \
		print(*made["dependency-groups"]["docs"], sep="\n")' > .venv/documenting.txt
	.venv/bin/pip install --quiet -r .venv/documenting.txt
	@touch $@
