import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";

const PAGE = join(import.meta.dirname, "../../../docs/production.md");
const [, script = ""] =
  /cat > \/usr\/local\/sbin\/prumo-run <<'END'\n([\s\S]*?)^END$/m.exec(readFileSync(PAGE, "utf8")) ?? [];

/** The settings that a command gets, in the place of the service's account and of the command. */
function settingsOf(env: Record<string, string>): Record<string, string> {
  const folder = aFolder();
  const settings = "DATA_DIR=/var/lib/prumo/data\nS3_BUCKET=fotos\nMAIL_FROM=nao-responda@exemplo.com.br\n";
  writeFileSync(join(folder, "prumo.env"), settings);
  const here = script
    .replace("/opt/prumo", folder)
    .replace("/etc/prumo.env", join(folder, "prumo.env"))
    .replace(/^exec .*$/m, "exec env");
  const told = execFileSync("/bin/sh", ["-e", "-c", here], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
  return Object.fromEntries(told.split("\n").map((line) => line.split("=", 2)));
}

describe("prumo-run of docs/production.md", () => {
  it("takes the service's settings", () => {
    expect(settingsOf({})).toMatchObject({ DATA_DIR: "/var/lib/prumo/data", S3_BUCKET: "fotos" });
  });

  it("keeps what is given before it, also what is given as empty", () => {
    const given = { DATA_DIR: "/var/lib/prumo/drill", S3_BUCKET: "", SUPPORT_URL: "https://a.example/$HOME 'b'" };
    expect(settingsOf(given)).toMatchObject({ ...given, MAIL_FROM: "nao-responda@exemplo.com.br" });
  });
});
