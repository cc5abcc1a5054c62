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
  readonly answerMs?: number;
}

/** nodemailer would wait for ten minutes, and two letters at once keep all other jobs waiting. */
const ANSWER_MS = 60_000;

export function createMailer({ smtpUrl, outbox, from, replyTo, answerMs = ANSWER_MS }: MailerOptions): Mailer {
  const transport = smtpUrl ? openServer(smtpUrl, answerMs) : openOutbox(outbox);
  return {
    send: (message) => transport.send({ from, replyTo, ...message }),
    close: () => transport.close(),
  };
}

/** Loaded with the first letter, because it takes 5 MB. */
const load = async () => (await import("nodemailer")).default;

/** Gives up a server that says nothing for so long, before its greeting or between two commands. */
export async function openSmtp(url: string, answerMs: number) {
  const limits = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs };
  return (await load()).createTransport({ url, ...limits });
}

function openServer(smtpUrl: string, answerMs: number) {
  const open = () => openSmtp(smtpUrl, answerMs);
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
