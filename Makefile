# The commands of Pastime. `make` alone lists them.

# How `run` builds the command: debug takes half the time of release, and `test` builds it too.
CONFIGURATION = debug
FOLDER = pictures
HOST = 127.0.0.1
PORT = 8080

# A browser is opened where there is a screen.
OPEN = $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open)
SWIFT_FILES = Package.swift Sources Tests Apple Plugins

.PHONY: help run test check soak pictures web profile bench format lint clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: web ## Build everything and serve the page on this machine: PORT=8080 HOST=127.0.0.1
	swift build --configuration $(CONFIGURATION) --product pastime
	@.build/$(CONFIGURATION)/pastime serve --host $(HOST) --port $(PORT) --page dist --quiet $(OPEN)

test: ## Build everything and pass every test: Swift, the size of the page, the page in browsers
	@Tools/setup test
	@Tools/test all

check: ## Check in minutes, before a commit: the format, the Swift tests that a change can touch, every screen once
	@Tools/setup test
	@Tools/test quick

soak: ## Simulate devices and a server for longer: SEEDS=2000 STEPS=120 TRIPLES=100000 BUGS=200 GAMES=2000 FORGED=200000
	swift build --configuration release --product Soak
	.build/release/Soak

pictures: ## Take pictures of every screen at eight sizes, light and dark: FOLDER=pictures ONLY=
	@Tools/setup pictures
	swift build --product pastime
	Tools/web/build
	.venv/bin/python Tests/browser/pictures.py "$(FOLDER)" $(ONLY)

web: ## Build the page alone, into dist/
	@Tools/setup run
	Tools/web/build

profile: ## Play the starts that count, list the functions that they call as the first part of the program, and build both
	@Tools/setup test
	swift build --product pastime
	Tools/web/build
	.venv/bin/python Tests/browser/first_part.py
	Tools/web/build
	Tools/web/check-sizes

bench: ## Measure what is promised, each figure beside its limit
	@Tools/setup bench
	@Tools/bench/run

format: ## Format the Swift sources in place
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

lint: ## Check the format of the Swift sources and the syntax of the scripts
	@Tools/setup run
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)
	Tools/check-scripts

clean: ## Remove what was built and the tests' Python packages
	rm -rf .build .venv dist
