import re
import subprocess


def compress(name: str) -> str:
    """The guarded twin of `network.ping`: no shell, and a name that can be neither an option nor a path."""
    if not re.fullmatch(r"[a-z0-9_]+", name):
        raise ValueError("The name may hold only letters, digits and underscores.")
    result = subprocess.run(["gzip", "--keep", f"notes/{name}.txt"], capture_output=True, text=True)
    return result.stdout
