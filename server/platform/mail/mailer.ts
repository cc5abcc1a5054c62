import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly outbox: string;
  readonly from: string;
  /** Who reads what people answer. */
  readonly replyTo: string;
}

export function createMailer({ smtpUrl, outbox, from, replyTo }: MailerOptions): Mailer {
  const transport = smtpUrl ? openServer(smtpUrl) : openOutbox(outbox);
  return {
    send: (message) => transport.send({ from, replyTo, ...message }),
    close: () => transport.close(),
  };
}

/** Loaded with the first letter, because it takes 5 MB. */
const load = async () => (await import("nodemailer")).default;

function openServer(smtpUrl: string) {
  const open = async () => (await load()).createTransport(smtpUrl);
  let opened: ReturnType<typeof open> | undefined;
  return {
    send: async (letter: SendMailOptions) => {
      opened ??= open();
      await (await opened).sendMail(letter);
    },
    close: async () => (await opened)?.close(),
  };
}

function openOutbox(folder: string) {
  const write = async (letter: SendMailOptions) => {
    const transport = (await load()).createTransport({ streamTransport: true, buffer: true });
    const { message: eml } = await transport.sendMail(letter);
    if (!Buffer.isBuffer(eml)) throw new Error("the stream transport was asked for a buffer");
    await mkdir(folder, { recursive: true });
    const stamp = new Date().toISOString().replaceAll(":", "-");
    await writeFile(join(folder, `${stamp} ${randomUUID().slice(0, 8)}.eml`), eml, { mode: 0o600 });
  };
  return { send: write, close: async () => {} };
}
