import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";
import { convertImage } from "./images.js";
import { listNotes, readNote } from "./notes.js";

const server = new McpServer({ name: "vulnerable-notes", version: "1.0.0" });

server.registerTool(
  "convert_image",
  {
    description: "Converts an image in the notes folder to another format.",
    inputSchema: { file: z.string(), format: z.enum(["png", "jpeg", "webp"]) },
  },
  async ({ file, format }) => {
    const output = await convertImage(file, format);
    return { content: [{ type: "text", text: output }] };
  },
);

server.registerTool(
  "read_note",
  { description: "Reads one note.", inputSchema: { name: z.string() } },
  async ({ name }) => ({ content: [{ type: "text", text: await readNote(name) }] }),
);

server.registerTool(
  "list_notes",
  { description: "Lists the notes in a folder below the notes folder.", inputSchema: { folder: z.string() } },
  async ({ folder }) => ({ content: [{ type: "text", text: (await listNotes(folder)).join("\n") }] }),
);

await server.connect(new StdioServerTransport());
