import type { SharedLink } from "#contract/sharing/shared-links.ts";
import { asksForBirthDate, sharedDocumentWord, sharedUntil } from "#domain/shared-links.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

interface SharedDocumentLetter {
  readonly student: { readonly name: string; readonly email: string };
  readonly trainer: LetterSender;
  readonly link: Pick<SharedLink, "document" | "title" | "expires_at">;
  readonly token: string;
}

export const documentSharedLetter = ({ student, trainer, link, token }: SharedDocumentLetter): Letter => {
  const { document, title, expires_at } = link;
  const isRead = document === "trainings";
  const until = `O link vale até ${sharedUntil(expires_at)}`;
  return {
    to: student.email,
    name: student.name,
    sender: senderOf(trainer),
    subject: `${title} no {product}`,
    opening: isRead
      ? `${trainer.name} enviou seu treino. Abra-o no celular, sem senha:`
      : `${trainer.name} enviou um documento para você (${sharedDocumentWord(document)}). Abra o PDF pelo link:`,
    path: `/compartilhado/${token}`,
    action: isRead ? "Abrir meu treino" : "Abrir o PDF",
    closing: asksForBirthDate(document)
      ? `${until} e pede a sua data de nascimento antes de abrir.`
      : `${until}, e quem o tiver pode abrir o documento.`,
  };
};
