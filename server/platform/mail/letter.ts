import { z } from "zod";
import { writePage } from "./frame.ts";
import type { Message } from "./mailer.ts";

/** The product's name, `{product}`, and its address are known only where the letter is sent. */
export const Letter = z.object({
  to: z.string(),
  name: z.string(),
  /** The trainer in whose name it is sent. */
  sender: z.object({ name: z.string(), photo_key: z.string().nullable() }).optional(),
  subject: z.string(),
  opening: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** To be copied into another program, such as a Pix code. */
  copyable: z.object({ label: z.string(), value: z.string() }).optional(),
  /** It is a path of the product, or a whole `https` address. */
  path: z.string(),
  action: z.string(),
  code: z.string().optional(),
  closing: z.string(),
});
export type Letter = z.infer<typeof Letter>;
export type LetterSender = NonNullable<Letter["sender"]>;

export const senderOf = ({ name, photo_key }: LetterSender): LetterSender => ({ name, photo_key });

export interface MailSettings {
  readonly productName: string;
  readonly publicUrl: string;
  /** The address at which a mail shows a photo. */
  readonly photoAddress: (key: string) => string;
}

export function writeLetter(letter: Letter, { productName, publicUrl, photoAddress }: MailSettings): Message {
  const named = (text: string) => text.replaceAll("{product}", () => productName);
  const { to, sender, code, facts = [], copyable, action } = letter;
  const greeting = `Olá, ${letter.name}!`;
  const [subject, opening, closing] = [named(letter.subject), named(letter.opening), named(letter.closing)];
  const link = letter.path.startsWith("https://") ? letter.path : publicUrl + letter.path;
  const text = [
    greeting,
    opening,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...(copyable ? [`${copyable.label}:\n${copyable.value}`] : []),
    link,
    ...(code ? [`Código: ${code}`] : []),
    closing,
  ];
  const face = sender && {
    name: sender.name,
    photo: sender.photo_key === null ? null : publicUrl + photoAddress(sender.photo_key),
  };
  return {
    to,
    subject,
    text: text.join("\n\n"),
    html: writePage({
      product: { name: productName, mark: `${publicUrl}/icons/icon-192.png` },
      face,
      subject,
      greeting,
      opening,
      facts,
      copyable,
      button: { label: action, link },
      code,
      closing,
    }),
  };
}
