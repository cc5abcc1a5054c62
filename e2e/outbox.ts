import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { DATA_DIR } from "./data-dir.ts";

export const readInvitationLink = (email: string): Promise<string> =>
  readFromMail(email, /https?:\/\/\S+confirmar_conta\?token=[\w-]+/);

export const readRegistrationLink = (email: string): Promise<string> =>
  readFromMail(email, /https?:\/\/\S+confirmar_registro\?token=[\w-]+/);

export const readAdministratorsLink = (email: string, dataDir = DATA_DIR): Promise<string> =>
  readFromMail(email, /https?:\/\/\S+resetar_senha\?token=[\w-]+/, dataDir);

export const readExportLink = (email: string): Promise<string> =>
  readFromMail(email, /https?:\/\/\S+\/meus-dados\/[\w-]+\.zip\?expires=\d+&signature=[\w-]+/);

export const readNewEmailLink = (email: string): Promise<string> =>
  readFromMail(email, /https?:\/\/\S+confirmar_email\?token=[\w-]+/);

export const readUndoLink = (email: string): Promise<string> =>
  readFromMail(email, /https?:\/\/\S+desfazer_email\?token=[\w-]+/);

export const readInvitationCode = async (email: string): Promise<string> =>
  (await readFromMail(email, /Código: [A-Z2-9]{6}/)).slice(-6);

export const readResetCode = async (email: string): Promise<string> =>
  (await readFromMail(email, /Redefini[\s\S]*?Código: [A-Z2-9]{6}/)).slice(-6);

/** Waits for the mail, which the server sends a moment after its answer. */
async function readFromMail(email: string, what: RegExp, dataDir = DATA_DIR): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await textsTo(email, dataDir)).flatMap((text) => what.exec(text)?.[0] ?? [])[0];
      return found;
    })
    .toBeDefined();
  return found ?? "";
}

async function textsTo(email: string, dataDir: string): Promise<readonly string[]> {
  const outbox = join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return mails.filter((text) => text.includes(`To: ${email}`)).map(unquoted);
}

/** Quoted-printable: soft line breaks go, "=C3=B3" is "ó". */
const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
