"""The Python half of a server that is written to be found by Portlight."""

from mcp.server.fastmcp import FastMCP

from archive import compress
from network import ping

# expect: bind-all-interfaces
mcp = FastMCP("vulnerable-notes-tools", host="0.0.0.0", port=8000)


@mcp.tool()
def ping_host(host: str) -> str:
    """Says whether a host answers."""
    return ping(host)


@mcp.tool()
def calculate(expression: str) -> str:
    """Calculates an expression to two decimals."""
    # expect: code-injection
    return str(eval(f"round({expression}, 2)"))


@mcp.tool()
def archive(name: str) -> str:
    """Compresses one note."""
    return compress(name)


def main() -> None:
    mcp.run(transport="streamable-http")
