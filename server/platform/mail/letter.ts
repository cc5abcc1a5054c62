import { z } from "zod";
import type { Message } from "./mailer.ts";

/** The product's name, `{product}`, and its address are known only where the letter is sent. */
export const Letter = z.object({
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  opening: z.string(),
  path: z.string(),
  action: z.string(),
  code: z.string().optional(),
  closing: z.string(),
});
export type Letter = z.infer<typeof Letter>;

interface Sender {
  readonly productName: string;
  readonly publicUrl: string;
}

/** Text from people is escaped. */
export function writeLetter(letter: Letter, { productName, publicUrl }: Sender): Message {
  const named = (text: string) => text.replaceAll("{product}", () => productName);
  const greeting = `Olá, ${letter.name}!`;
  const [opening, closing] = [named(letter.opening), named(letter.closing)];
  const link = publicUrl + letter.path;
  const text = [greeting, opening, link, ...(letter.code ? [`Código: ${letter.code}`] : []), closing];
  const html = [
    paragraph(escaped(greeting)),
    paragraph(escaped(opening)),
    paragraph(`<a style="${BUTTON}" href="${escaped(link)}">${escaped(letter.action)}</a>`),
    ...(letter.code ? [paragraph(`Código: <strong style="${CODE}">${escaped(letter.code)}</strong>`)] : []),
    paragraph(escaped(closing)),
    paragraph(`Se o link não abrir, copie este endereço: ${escaped(link)}`, ADDRESS),
  ];
  return {
    to: letter.to,
    subject: named(letter.subject),
    text: text.join("\n\n"),
    html: page(escaped(productName), html.join("")),
  };
}

/* Readers of mails drop style sheets: each element carries its own. White on this red is 5.1 to 1; other colours are the reader's, light or dark. */
const BODY = "margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#d61c4a;color:#fff;font-weight:600;text-decoration:none";
const CODE = "font:600 24px/1.5 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px";
const ADDRESS = "font-size:13px;word-break:break-all";
const SENDER = "margin:0 0 24px;font-size:20px;font-weight:700";

const paragraph = (html: string, style = "margin:0 0 16px"): string => `<p style="${style}">${html}</p>`;

const page = (sender: string, content: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"></head><body style="${BODY}"><div style="max-width:560px;margin:0 auto">` +
  `${paragraph(sender, SENDER)}${content}</div></body></html>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
