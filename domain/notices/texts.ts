import type { NoticeKind } from "./kinds.ts";

/** The sentences are made of these. A locked screen shows them to all who stand beside it. */
interface Facts {
  readonly training_today: object;
  readonly training_changed: { readonly isNew: boolean };
  readonly comment: { readonly author: string };
  /** `appointment`: one was made or moved, or when it comes; null: none is made yet. */
  readonly evaluation_due: { readonly appointment: { readonly comes: string | null } | null };
  readonly payment_due: { readonly due: string };
  readonly pain: object;
  readonly missed_trainings: object;
  readonly pix_announced: { readonly student: string; readonly value: string };
}

export type NoticeFacts = { [K in NoticeKind]: { readonly kind: K } & Facts[K] }[NoticeKind];

export interface NoticeText {
  readonly title: string;
  readonly body: string;
  /** The button of a mail. */
  readonly action: string;
}

/**
 * Nothing about health: neither what was felt, measured or written, nor the name of a training or plan, which a trainer words
 * freely. What a student recorded or left undone names nobody either: the sentence alone would tell something of that person.
 */
export function noticeText(facts: NoticeFacts): NoticeText {
  switch (facts.kind) {
    case "training_today":
      return { title: "Hoje tem treino", body: "Ele está pronto para você começar.", action: "Ver o treino" };
    case "training_changed":
      return facts.isNew
        ? { title: "Seu treino está pronto", body: "Seu personal montou o seu treino.", action: "Ver o treino" }
        : { title: "Seu treino mudou", body: "Seu personal fez alterações no seu treino.", action: "Ver o treino" };
    case "comment":
      return { title: `Mensagem de ${facts.author}`, body: "Há um comentário novo em um treino.", action: "Ler" };
    case "evaluation_due":
      if (facts.appointment)
        return {
          title: facts.appointment.comes ? `Sua avaliação é ${facts.appointment.comes}` : "Sua avaliação está marcada",
          body: "Veja o dia e como se preparar.",
          action: "Ver",
        };
      return {
        title: "Está chegando a hora da sua avaliação",
        body: "Combine o dia com seu personal.",
        action: "Abrir",
      };
    case "payment_due":
      return { title: `Um pagamento ${facts.due}`, body: "Veja o valor e como pagar.", action: "Ver meus pagamentos" };
    case "pain":
      return {
        title: "Um aluno pede a sua atenção",
        body: "Veja o que foi registrado no treino.",
        action: "Ver o registro",
      };
    case "missed_trainings":
      return {
        title: "Um aluno pode precisar de um empurrão",
        body: "Veja a semana dele e chame para conversar.",
        action: "Ver o aluno",
      };
    case "pix_announced":
      return {
        title: `${facts.student} informou um pagamento por Pix`,
        body: `Confira ${facts.value} no seu banco e confirme.`,
        action: "Confirmar o pagamento",
      };
  }
}

export const TEST_NOTICE: NoticeText = {
  title: "Aviso de teste",
  body: "Os avisos chegam a este aparelho.",
  action: "Abrir",
};
