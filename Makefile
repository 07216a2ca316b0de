# Everything Spadille is built, checked and played with. `make` alone says what there is.

.DEFAULT_GOAL := help
# The environment and the web's tools, the core and the web are made side by side.
MAKEFLAGS += --no-builtin-rules --no-print-directory --jobs=2
.DELETE_ON_ERROR:
.SUFFIXES:

BIN    := .venv/bin
CODE   := $(wildcard src tests bench examples scripts research)
UV     := $(BIN)/uv --quiet
NPM    := npm --prefix web --no-fund --no-audit --no-update-notifier --loglevel=error
RUN    := $(NPM) run --silent
CARGO  := cargo --quiet
MADE   := PYTHON=$(abspath $(BIN))/python $(RUN) generate --
say    = @printf 'spadille: %s\n'

# Python keeps what it has compiled, whatever the surroundings say: hundreds of its processes start in the tests.
export PYTHONDONTWRITEBYTECODE :=

# What stands ready: the environment, the native core, the web's tools, the web as the server hands it out.
VENV   := .venv/.ready
CORE   := src/spadille/_core.abi3.so
TOOLS  := web/node_modules/.ready
WEB    := src/spadille/web/index.html

# What the tests need besides, found or installed (one after the other: a package manager has one lock); CI leaves
# nothing out.
BESIDES  := true
ifeq ($(BROWSER),no)
WITHOUT  := and not browser
else
BESIDES  += && scripts/chromium
CHROMIUM_READY := SPADILLE_CHROMIUM=$$(scripts/chromium) && export SPADILLE_CHROMIUM &&
endif
ifeq ($(POSTGRESQL),no)
WITHOUT  += and not postgresql
else
BESIDES  += && scripts/postgresql
POSTGRES_READY := SPADILLE_POSTGRESQL=$$(scripts/postgresql) && export SPADILLE_POSTGRESQL &&
endif
ifeq ($(NGINX),no)
NGINX_READY := export SPADILLE_NGINX=no &&
else
BESIDES  += && scripts/proxy nginx nginx-light
NGINX_READY := SPADILLE_NGINX=$$(scripts/proxy nginx nginx-light) && export SPADILLE_NGINX &&
endif
ifeq ($(CADDY),no)
CADDY_READY := export SPADILLE_CADDY=no &&
else
BESIDES  += && scripts/proxy caddy caddy
CADDY_READY := SPADILLE_CADDY=$$(scripts/proxy caddy caddy) && export SPADILLE_CADDY &&
endif

# An environment does not outlive a move of its folder or the Python it was made from.
ifneq ($(shell test -x $(BIN)/python && cat $(VENV) 2>/dev/null),$(realpath .))
$(VENV): again
endif

LOCK   := $(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-header \
          --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

.PHONY: help
help: ## say what there is (this)
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

.PHONY: play
play: build ## play in the browser, against bots
	$(say) "the table opens in the browser; Ctrl-C closes it"
	@$(BIN)/spadille serve --open $(ARGS)

.PHONY: build
build: $(VENV) $(CORE) $(WEB) ## make all that .venv/bin/spadille needs
	@$(BIN)/python -m scripts.commit_subject --install

.PHONY: site
site: $(VENV) $(TOOLS) ## write the table without a server into dist/site, plain files for any host (MEETING, STUN: none, or addresses; PUBLIC_ADDRESS)
	@MEETING="$(MEETING)" STUN="$(STUN)" PUBLIC_ADDRESS="$(PUBLIC_ADDRESS)" $(BIN)/python -m scripts.site target/site

.PHONY: docs
docs: $(VENV) $(CORE) ## write the documentation as a site into dist/docs, its notebooks run, its links checked
	@$(UV) pip install --python $(BIN)/python --no-deps --require-hashes --requirement requirements/docs.txt
	@$(BIN)/python -m scripts.docs target/docs

.PHONY: test
test: build ## run every test but the long ones (BROWSER=no, POSTGRESQL=no, NGINX=no, CADDY=no: without those; ARGS=... for pytest)
	$(say) "the core's own tests and the web's; what the others need is installed meanwhile"
	@$(BIN)/python -m scripts.together \
	"the core's own tests: $(CARGO) test --locked --profile checked --package spadille-core" \
	"the web's own tests: $(NPM) test --silent" \
	"what the tests need besides: { $(BESIDES); } >/dev/null" \
	"the tests, read once for all that share them: $(BIN)/pytest --collect-only --quiet --quiet >/dev/null"
	$(say) "the tests"
	@$(CHROMIUM_READY) $(POSTGRES_READY) $(NGINX_READY) $(CADDY_READY) \
	$(BIN)/pytest --numprocesses=auto --dist=worksteal --durations=25 -m "not long $(WITHOUT)" $(ARGS)

.PHONY: long
long: build ## run the long tests alone, and try what a release hands out (many minutes)
	@$(CHROMIUM_READY) $(POSTGRES_READY) $(NGINX_READY) $(CADDY_READY) \
	$(BIN)/pytest -m "long $(WITHOUT)" --numprocesses=auto --dist=worksteal --hypothesis-profile=long -s $(ARGS)
	@$(MAKE) release-dry-run

.PHONY: check
check: $(VENV) $(TOOLS) ## check format, lint, types, layering, generated files
	@exec $(BIN)/python -m scripts.together \
	"types: $(BIN)/mypy --no-error-summary $(CODE)" \
	"the core's lint: $(CARGO) clippy --locked --workspace --all-targets -- --deny warnings" \
	"the web's types: $(RUN) check" \
	"the web's lint: $(RUN) lint" \
	"format: $(BIN)/ruff format --quiet --diff $(CODE) && $(CARGO) fmt --all --check || { echo 'spadille: make format puts this right'; exit 1; }" \
	"lint: $(BIN)/ruff check --quiet $(CODE)" \
	"layering: $(BIN)/lint-imports --no-logo" \
	"commit subjects: $(BIN)/python -m scripts.commit_subject" \
	"generated files: $(MADE) --check && $(BIN)/python -m scripts.messages --check && $(BIN)/python -m scripts.states --check && $(BIN)/python -m scripts.notices --check && $(BIN)/python -m scripts.address --check"
	$(say) "all in order"

.PHONY: bench
bench: $(VENV) $(CORE) ## measure, and check the answers meanwhile
	@$(UV) pip install --python $(BIN)/python --no-deps --require-hashes --requirement requirements/bench.txt
	@$(BIN)/python -m bench $(ARGS)

.PHONY: train
train: $(VENV) $(CORE) ## fit what the expert has learned; resumes where it stopped (ARGS="--minutes 40")
	@$(BIN)/python -m research.training.policy $(ARGS)
	@$(BIN)/python -m research.training.expert_iteration --round 1 $(ARGS)
	@$(BIN)/python -m research.training.expert_iteration --round 2 $(ARGS)
	@$(BIN)/python -m research.training.expert_iteration --round 3 --ship $(ARGS)
	@$(BIN)/python -m research.training.fit_outcome_model $(ARGS)
	@$(BIN)/python -m research.training.auction_deals --series fit $(ARGS)
	@$(BIN)/python -m research.training.fit_auction_inference
	@$(BIN)/python -m research.training.auction_deals --series any,bid,free,near $(ARGS)
	@$(BIN)/python -m research.training.fit_auction_shifts
	@$(BIN)/python -m research.training.fit_hint_corrections $(ARGS)

.PHONY: game
game: $(VENV) $(CORE) ## write all that a new game must have, as another has it (NAME=tapp LIKE=sluff PRESET=old); then without LIKE
	@$(BIN)/python -m scripts.game $(NAME) $(if $(LIKE),--like $(LIKE)) $(if $(PRESET),--preset $(PRESET))

.PHONY: screens
screens: build ## write pictures of every state of the table (FOLDER=screens ARGS="320x568 sv")
	@chromium=$$(scripts/chromium) && \
	SPADILLE_CHROMIUM="$$chromium" $(BIN)/python -m tests.e2e.screens $(or $(FOLDER),screens) $(ARGS)

.PHONY: format
format: $(VENV) $(TOOLS) ## put format, import order and what else can be mended in order
	@$(BIN)/ruff check --quiet --fix-only $(CODE)
	@$(BIN)/ruff format --quiet $(CODE)
	@$(CARGO) fmt --all
	@$(RUN) --if-present format

.PHONY: generate
generate: $(VENV) $(TOOLS) ## write the files that are made from others
	@$(MADE)
	@$(BIN)/python -m scripts.messages
	@$(BIN)/python -m scripts.states
	@$(BIN)/python -m scripts.notices
	@$(BIN)/python -m scripts.address

.PHONY: lock
lock: $(VENV) ## lock what pyproject.toml names (UPGRADE=1: at its newest)
	@$(LOCK) --group uv --output-file requirements/uv.txt
	@$(LOCK) --group bench --no-deps --output-file requirements/bench.txt
	@$(LOCK) pyproject.toml --extra postgresql --output-file requirements/run.txt
	@$(LOCK) pyproject.toml --all-extras --group dev --constraint requirements/run.txt --output-file requirements/dev.txt
	@$(LOCK) --group docs --constraint requirements/dev.txt --output-file requirements/docs.txt
	@$(LOCK) --group release --output-file requirements/release.txt
	@$(LOCK) --group citation --output-file requirements/citation.txt
	@$(LOCK) --group wheel --constraint requirements/dev.txt --output-file requirements/wheel.txt
	@$(LOCK) pyproject.toml --extra data --extra server --group library --constraint requirements/dev.txt --output-file requirements/library.txt
	$(say) "locked; make build takes it up"

.PHONY: sbom
sbom: $(VENV) ## write what Spadille is made of: a bill of materials and the licences (FOLDER=dist)
	@$(BIN)/python -m scripts.parts $(or $(FOLDER),dist)

.PHONY: release-dry-run
release-dry-run: build site docs ## make and check what a release hands out, as far as Linux x86-64 can
	@$(UV) pip install --python $(BIN)/python --no-deps --require-hashes --requirement requirements/wheel.txt
	@$(BIN)/python -m scripts.release dry-run

.PHONY: clean
clean: ## throw away all that was made
	@rm -rf .venv dist target web/node_modules src/spadille/web src/spadille/rulebook $(CORE)
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench examples scripts research -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.PHONY: again
again:

$(VENV): pyproject.toml Cargo.toml requirements/uv.txt requirements/dev.txt
	@scripts/environment

$(CORE): $(VENV) Cargo.toml Cargo.lock .cargo/config.toml $(shell find crates -name '*.rs' -o -name Cargo.toml)
	@scripts/rust
	$(say) "the native core, built from crates/"
	@said=$$($(BIN)/maturin develop --release --quiet --skip-install 2>&1) || { echo "$$said" >&2; exit 1; }
	@touch $@

$(TOOLS): web/package.json web/package-lock.json
	@scripts/node
	$(say) "the web's tools, as locked in web/package-lock.json"
	@$(NPM) ci
	@touch $@

$(WEB): $(TOOLS) $(shell find web -mindepth 1 -name node_modules -prune -o -print 2>/dev/null) \
        $(shell find src/spadille/text -name '*.ftl' 2>/dev/null)
	$(say) "the web, built into src/spadille/web"
	@$(RUN) build
	@touch $@
