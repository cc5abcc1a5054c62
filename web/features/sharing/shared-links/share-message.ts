import { asksForBirthDate, SHARED_LINK_DAYS } from "#domain/shared-links.ts";
import type { SharedLink } from "./data.ts";

interface ShareMessage {
  readonly studentName: string;
  readonly link: Pick<SharedLink, "document" | "title">;
  readonly url: string;
}

/** The ready sentence of a message. The trainer can still change it before sending. */
export function shareMessage({ studentName, link: { document, title }, url }: ShareMessage): string {
  const [firstName = ""] = studentName.split(" ");
  const birthDateText = asksForBirthDate(document) ? " e pede a sua data de nascimento" : "";
  return `Olá, ${firstName}! ${title} está pronto para você: ${url}\n(O link vale por ${SHARED_LINK_DAYS} dias${birthDateText}.)`;
}
