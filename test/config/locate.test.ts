import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { asOrdinaryUser } from "../files/ordinary-user.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";

it("a folder of settings that may not be entered is told, not passed over", ({ skip }) => {
  const root = temporaryFolder();
  mkdirSync(join(root, ".portlight"));
  chmodSync(join(root, ".portlight"), 0);
  const outcome = asOrdinaryUser("config/locate.ts", "locateConfig", root, [root, root]);
  if (!outcome) skip("there is no other user");
  expect(outcome).toEqual({
    thrown: ".portlight/config.yml cannot be read (EACCES): check its permissions.",
    exitCode: 2,
  });
});

it.each(["--config", "--baseline"])(
  "%s through a file or with a name that is too long is a mistake",
  async (option) => {
    const cwd = temporaryFolder({ ".git/HEAD": "", "a.py": "" });
    for (const name of ["a.py/x", "a".repeat(5000)]) {
      const { status, stderr } = await runCli(cwd, ["audit", option, name]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^portlight: [^\n]{10,400}\.\n$/);
    }
  },
);
