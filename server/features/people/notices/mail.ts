import type { NoticeText } from "#domain/notices/texts.ts";
import { type Letter, senderOf } from "../../../platform/mail/letter.ts";
import type { Recipient } from "./queries.ts";

interface MailedNotice {
  readonly to: Recipient;
  readonly text: NoticeText;
  readonly path: string;
  /** A student's notice comes in the trainer's name. */
  readonly isStudents: boolean;
}

export const noticeLetter = ({ to, text, path, isStudents }: MailedNotice): Letter => ({
  to: to.email,
  name: to.name,
  ...(isStudents && { sender: senderOf(to.trainer) }),
  subject: text.title,
  opening: `${text.title}. ${text.body}`,
  path,
  action: text.action,
  closing: "Quais avisos você recebe, e como, você escolhe no seu perfil, em Avisos.",
});
