import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(message: Message): Promise<void>;
  close(): void;
}

interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly outbox: string;
  readonly from: string;
  /** Who reads what people answer. */
  readonly replyTo: string;
}

export function createMailer({ smtpUrl, outbox, from, replyTo }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return {
      send: async (message) => {
        await transport.sendMail({ from, replyTo, ...message });
      },
      close: () => transport.close(),
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: eml } = await transport.sendMail({ from, replyTo, ...message });
      if (!Buffer.isBuffer(eml)) throw new Error("the stream transport was asked for a buffer");
      await mkdir(outbox, { recursive: true });
      const stamp = new Date().toISOString().replaceAll(":", "-");
      await writeFile(join(outbox, `${stamp} ${randomUUID().slice(0, 8)}.eml`), eml, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
