import subprocess


def ping(host: str) -> str:
    # With shell=True the text is a program: "example.org; cat /etc/passwd" runs both.
    result = subprocess.run(
        # expect: shell-injection
        f"ping -c 1 {host}",
        shell=True,
        capture_output=True,
        text=True,
    )
    return result.stdout
