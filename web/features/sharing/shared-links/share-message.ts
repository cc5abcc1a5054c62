import { asksForBirthDate, sharedUntil } from "#domain/shared-links.ts";
import type { SharedLink } from "./data.ts";

interface ShareMessage {
  readonly studentName: string;
  readonly link: Pick<SharedLink, "document" | "title" | "expires_at">;
  readonly url: string;
}

/** The ready sentence of a message. The trainer can still change it before sending. */
export function shareMessage({ studentName, link: { document, title, expires_at }, url }: ShareMessage): string {
  const [firstName = ""] = studentName.split(" ");
  const birthDateText = asksForBirthDate(document) ? " e pede a sua data de nascimento" : "";
  return `Olá, ${firstName}! ${title} está pronto para você: ${url}\n(O link vale até ${sharedUntil(expires_at)}${birthDateText}.)`;
}
