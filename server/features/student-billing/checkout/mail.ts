import type { PaymentWay } from "#contract/student-billing/checkout.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

interface Addressee {
  readonly name: string;
  readonly email: string;
}

const WAYS: Readonly<Record<PaymentWay, string>> = {
  card: "O pagamento foi aprovado no cartão.",
  pix: "O pagamento será por Pix: confirme quando o valor chegar à sua conta.",
  agreed: "O pagamento ficou para combinar com você.",
};

const STUDENT_WAYS: Readonly<Record<PaymentWay, string>> = {
  card: "O pagamento foi aprovado no cartão e está registrado.",
  pix: "O pagamento será por Pix e ainda não está registrado: quando o valor chegar à sua conta, registre-o nos pagamentos do aluno.",
  agreed: "O pagamento ficou para combinar com você, e nada foi registrado.",
};

interface Bought {
  readonly buyer: string;
  readonly planName: string;
  readonly way: PaymentWay;
}

/** A buyer is not signed in: only a card payment is recorded for a student. */
interface BoughtForStudent extends Omit<Bought, "buyer"> {
  readonly student: { readonly id: number; readonly name: string };
}

export const purchaseLetter = ({ name, email }: Addressee, { buyer, planName, way }: Bought): Letter => ({
  to: email,
  name,
  subject: "Um aluno novo aguarda a sua aprovação",
  opening: `${buyer} escolheu o plano ${planName} na sua página. ${WAYS[way]} O aluno só recebe o acesso depois que você aprovar.`,
  path: "/inicio/alunos",
  action: "Aprovar ou recusar",
  closing: "Se você recusar, o que foi pago no cartão é devolvido.",
});

export const studentPurchaseLetter = (
  { name, email }: Addressee,
  { student, planName, way }: BoughtForStudent,
): Letter => ({
  to: email,
  name,
  subject: "Um aluno comprou um plano na sua página",
  opening: `O plano ${planName} foi escolhido na sua página com o e-mail de ${student.name}. ${STUDENT_WAYS[way]}`,
  path: `/inicio/visualizar/${student.id}?dialog=payments`,
  action: "Ver os pagamentos",
  closing: "Na página, a compra é feita sem entrar na conta: confira com o aluno se tiver dúvidas.",
});

export const refusalLetter = ({ name, email }: Addressee, trainerName: string, isPaid: boolean): Letter => ({
  to: email,
  name,
  subject: "Seu pedido não foi aceito",
  opening: `${trainerName} não pôde aceitar o seu pedido no {product}.${
    isPaid ? " O valor pago no cartão será devolvido; o prazo depende do banco." : ""
  } Seus dados foram apagados. Se tiver dúvidas:`,
  path: "/suporte",
  action: "Falar com o suporte",
  closing: "Obrigado pelo interesse.",
});
