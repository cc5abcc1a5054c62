import { readdirSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";
import { readMail } from "../../testing/services/outbox.ts";
import { aSilentServer } from "../../testing/services/silence.ts";
import { createMailer } from "./mailer.ts";

const FROM = '"Prumo" <nao-responda@prumo.example>';
const SUPPORT = "suporte@prumo.example";
const folder = aFolder();

/** A real mail server on a port of its own, and what it received. */
async function aMailServer({ password = "segredo" } = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error("wrong password")),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on("error", () => {});
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => resolve((listener.address() as AddressInfo).port));
  });
  return { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const aMailerOf = (port: number, password: string) =>
  createMailer({ smtpUrl: `smtp://conta:${password}@127.0.0.1:${port}`, outbox: folder, from: FROM, replyTo: SUPPORT });

describe("mail", () => {
  it("is handed to the mail server with its account, and answers go to the support", async () => {
    const server = await aMailServer();
    const mailer = aMailerOf(server.port, "segredo");
    await mailer.send({
      to: "joao@exemplo.com.br",
      subject: "Olá, João",
      text: "Força e “ação”\nhttps://prumo.example/?token=a=b",
      html: "<p>Força</p>",
    });
    await mailer.close();
    await server.close();
    expect(server.received.map(readMail)).toEqual([
      {
        to: "joao@exemplo.com.br",
        from: "Prumo <nao-responda@prumo.example>",
        subject: "Olá, João",
        text: "Força e “ação”\nhttps://prumo.example/?token=a=b",
        html: "<p>Força</p>",
      },
    ]);
    expect(server.received[0]).toContain(`Reply-To: ${SUPPORT}`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("that the server refuses is an error", async () => {
    const server = await aMailServer();
    const mailer = aMailerOf(server.port, "errada");
    await expect(mailer.send({ to: "a@exemplo.com.br", subject: "x", text: "x", html: "<p>x</p>" })).rejects.toThrow();
    await mailer.close();
    await server.close();
  });

  it.each([
    ["before its greeting", undefined],
    ["after it", "220 mail.example ESMTP\r\n"],
  ])("is not waited for when the server says nothing %s", async (_, greeting) => {
    const smtpUrl = `smtp://127.0.0.1:${await aSilentServer({ greeting })}`;
    const mailer = createMailer({ smtpUrl, outbox: folder, from: FROM, replyTo: SUPPORT, answerMs: 300 });
    await expect(
      mailer.send({ to: "a@exemplo.com.br", subject: "x", text: "x", html: "<p>x</p>" }),
    ).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await mailer.close();
  });

  it("without a server lands in the outbox, for its owner's eyes only", async () => {
    const outbox = join(folder, "outbox");
    const mailer = createMailer({ smtpUrl: undefined, outbox, from: FROM, replyTo: SUPPORT });
    await Promise.all(
      ["um", "dois"].map((text) => mailer.send({ to: "a@exemplo.com.br", subject: "x", text, html: "<p>x</p>" })),
    );
    await mailer.close();
    const files = readdirSync(outbox);
    expect(files).toHaveLength(2);
    for (const name of files) {
      expect(name).toMatch(/\.eml$/);
      expect(statSync(join(outbox, name)).mode & 0o077).toBe(0);
    }
    const texts = files.map((name) => readMail(readFileSync(join(outbox, name), "utf8")).text.trim());
    expect(texts.sort()).toEqual(["dois", "um"]);
  });

  it("cannot be given more headers by what a person is called", async () => {
    const server = await aMailServer();
    const mailer = aMailerOf(server.port, "segredo");
    await mailer.send({
      to: "a@exemplo.com.br",
      subject: "x\r\nBcc: espia@exemplo.com.br",
      text: "x",
      html: "<p>x</p>",
    });
    await mailer.close();
    await server.close();
    expect(server.received[0]).not.toMatch(/^Bcc:/im);
  });
});
