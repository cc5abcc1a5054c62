import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { DATA_DIR } from "./data-dir.ts";

/** The link in the invitation that was mailed to an address, as its reader would follow it. */
export async function readInvitationLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await findLink(email);
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

async function findLink(email: string): Promise<string | undefined> {
  const outbox = join(DATA_DIR, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  const mail = mails.find((text) => text.includes(`To: ${email}`));
  // Quoted-printable: soft line breaks go, "=3D" is "=".
  const text = mail?.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /https?:\/\/\S+confirmar_conta\?token=[\w-]+/.exec(text ?? "")?.[0];
}
