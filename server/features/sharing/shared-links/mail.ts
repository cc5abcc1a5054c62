import {
  asksForBirthDate,
  SHARED_LINK_DAYS,
  type SharedDocumentKind,
  sharedDocumentWord,
} from "#domain/shared-links.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

interface SharedDocumentLetter {
  readonly student: { readonly name: string; readonly email: string };
  readonly trainer: LetterSender;
  readonly kind: SharedDocumentKind;
  readonly title: string;
  readonly token: string;
}

export const documentSharedLetter = ({ student, trainer, kind, title, token }: SharedDocumentLetter): Letter => ({
  to: student.email,
  name: student.name,
  sender: senderOf(trainer),
  subject: `${title} no {product}`,
  opening: `${trainer.name} enviou um documento para você (${sharedDocumentWord(kind)}). Abra o PDF pelo link:`,
  path: `/compartilhado/${token}`,
  action: "Abrir o PDF",
  closing: asksForBirthDate(kind)
    ? `O link vale por ${SHARED_LINK_DAYS} dias e pede a sua data de nascimento antes de abrir.`
    : `O link vale por ${SHARED_LINK_DAYS} dias, e quem o tiver pode abrir o documento.`,
});
