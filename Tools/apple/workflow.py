"""What .github/workflows/apple.yml does on a Mac, as far as its text tells."""

import re

# Where the next step, or the next job, begins.
STEP = re.compile(r"^\s+- |^  \w[\w-]*:$", re.MULTILINE)
RUNNERS = ("macos-26", "xcode-27")


def faults(root):
    """What is wrong with the workflow."""
    schemes = {path.stem for path in (root / "Apple" / "Pastime.xcodeproj" / "xcshareddata" / "xcschemes").glob("*")}
    text = (root / ".github" / "workflows" / "apple.yml").read_text()
    return [f".github/workflows/apple.yml: {fault}." for fault in faults_in(text, schemes)]


def faults_in(text, schemes):
    code = re.sub(r"(?m)^\s*#.*\n", "", text)
    steps = STEP.split(code)
    found = [f"no job runs on {runner}" for runner in RUNNERS if runner not in code]
    # A simulator only starts what is signed, if by nobody.
    found += ["tests are run without a signature" for step in steps
              if "xcodebuild test" in step and "CODE_SIGNING_ALLOWED=NO" in step]
    found += [f"{scheme} is no scheme" for scheme in re.findall(r"-scheme (\S+)", code) if scheme not in schemes]
    # One red step would hide what comes after it.
    jobs = re.split(r"(?m)^  \w[\w-]*:$", code)
    return found + ["a job does more than one thing" for job in jobs
                    if len(re.findall(r"xcodebuild (?:build|test)|swift test|compare-with-sdk \w", job)) > 1]


def faults_of_the_check():
    """What the check overlooks, or finds where nothing is."""
    whole = """jobs:
  built:
    runs-on: macos-26
    steps:
      - run: xcodebuild build -scheme It CODE_SIGNING_ALLOWED=NO
  tested:
    # not `swift test`
    runs-on: xcode-27
    steps:
      - run: xcodebuild test -scheme It
"""
    planted = (
        whole.replace("xcode-27", "macos-26"),
        whole.replace("test -scheme It", "test -scheme It CODE_SIGNING_ALLOWED=NO"),
        whole.replace("test -scheme It", "test -scheme it"),
        whole.replace("xcodebuild test", "swift test\n      - run: xcodebuild test"),
    )
    missed = [f"check-apple overlooks a mistake in a workflow: {text}" for text in planted
              if not faults_in(text, {"It"})]
    return missed + [f"check-apple finds fault with a whole workflow: {fault}" for fault in faults_in(whole, {"It"})]
