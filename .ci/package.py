"""What the checks need to know of the package: where it is, and what a build of it made."""
import functools
import json
import pathlib
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent


def output(*command):
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


@functools.cache
def binaries():
    """The folder of what a debug build made."""
    print(output("swift", "build"), flush=True)
    return pathlib.Path(output("swift", "build", "--show-bin-path"))


@functools.cache
def compiler():
    """The compiler up to and with the passes that find data races and misused values, with the built modules.

    An output has to be named: of a failure nothing may remain, and the compiler removes even `/dev/null` then."""
    target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
    return ["swiftc", "-emit-sil", "-swift-version", "6", "-target", target, "-I", binaries() / "Modules"]


@functools.cache
def manifest():
    return json.loads(output("swift", "package", "dump-package"))
