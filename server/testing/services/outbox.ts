import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../test-app.ts";

export interface Mail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export async function mailsTo({ dataDir, runDueJobs }: TestApp, email: string): Promise<readonly Mail[]> {
  await runDueJobs();
  const folder = join(dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).sort();
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name), "utf8"))));
  return mails.filter(({ to }) => to === email);
}

/** nodemailer writes text and HTML as two parts, quoted-printable or plain, with encoded headers. */
export function readMail(eml: string): Mail {
  const { header, body } = readPart(eml);
  const boundary = /boundary="([^"]+)"/.exec(header("Content-Type"))?.[1] ?? "";
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.trimStart()));
  const partOf = (type: string) => parts.find(({ header }) => header("Content-Type").startsWith(type))?.decoded ?? "";
  return {
    to: header("To"),
    from: header("From"),
    subject: header("Subject"),
    text: partOf("text/plain"),
    html: partOf("text/html"),
  };
}

function readPart(raw: string) {
  const [head = "", ...rest] = raw.split(/\r?\n\r?\n/);
  const headers = head.replaceAll(/\r?\n[ \t]+/g, " ");
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1] ?? "");
  const body = rest.join("\n\n");
  const encoding = header("Content-Transfer-Encoding").toLowerCase();
  const decoded =
    encoding === "quoted-printable"
      ? decodeQuoted(body)
      : encoding === "base64"
        ? Buffer.from(body, "base64").toString("utf8")
        : body;
  return { header, body, decoded: decoded.replaceAll("\r\n", "\n").trim() };
}

const decodeQuoted = (text: string): string => decodeBytes(text.replaceAll(/=\r?\n/g, ""));

const decodeBytes = (text: string): string =>
  Buffer.concat(
    text
      .split(/(=[0-9A-F]{2})/i)
      .map((part) => (/^=[0-9A-F]{2}$/i.test(part) ? Buffer.from(part.slice(1), "hex") : Buffer.from(part, "utf8"))),
  ).toString("utf8");

/** RFC 2047: `=?UTF-8?Q?Jo=C3=A3o?=`. */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : decodeBytes(text.replaceAll("_", " ")),
    );
