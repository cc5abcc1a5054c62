import { SMTPServer } from "smtp-server";
import { afterAll, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _, done) {
    let text = "";
    stream.on("data", (part: Buffer) => (text += part.toString("utf8")));
    stream.on("end", () => {
      received.push(text);
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it("a mail reaches a real mail server with text and HTML", async () => {
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox: "", from: "prumo@localhost" });
  await mailer.send({ to: "ana@exemplo.com.br", subject: "Oi", text: "em texto", html: "<p>em HTML</p>" });
  mailer.close();
  expect(received).toEqual([expect.stringMatching(/To: ana@exemplo\.com\.br.*em texto.*<p>em HTML<\/p>/s)]);
});
