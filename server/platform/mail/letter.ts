import { z } from "zod";
import type { Message } from "./mailer.ts";

/**
 * What is said to somebody, as plain data that a job can carry. `{product}` in its texts is the product's name, and the link
 * begins with the product's address: both are known only where it is sent.
 */
export const Letter = z.object({
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  opening: z.string(),
  /** Where the link leads, from the first slash on. */
  path: z.string(),
  /** What the link is called where it can be a button. */
  action: z.string(),
  code: z.string().optional(),
  closing: z.string(),
});
export type Letter = z.infer<typeof Letter>;

interface Sender {
  readonly productName: string;
  readonly publicUrl: string;
}

/** The letter as plain text and as simple HTML; whatever came from a person is escaped. */
export function writeLetter(letter: Letter, { productName, publicUrl }: Sender): Message {
  const named = (text: string) => text.replaceAll("{product}", () => productName);
  const greeting = `Olá, ${letter.name}!`;
  const [opening, closing] = [named(letter.opening), named(letter.closing)];
  const link = publicUrl + letter.path;
  const text = [greeting, opening, link, ...(letter.code ? [`Código: ${letter.code}`] : []), closing];
  const html = [
    paragraph(escaped(greeting)),
    paragraph(escaped(opening)),
    paragraph(`<a href="${escaped(link)}">${escaped(letter.action)}</a>`),
    paragraph(`Se o link não abrir, copie este endereço: ${escaped(link)}`),
    ...(letter.code ? [paragraph(`Código: <strong>${escaped(letter.code)}</strong>`)] : []),
    paragraph(escaped(closing)),
  ];
  return {
    to: letter.to,
    subject: named(letter.subject),
    text: text.join("\n\n"),
    html: `<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif">${html.join("")}</body></html>`,
  };
}

const paragraph = (html: string): string => `<p>${html}</p>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
