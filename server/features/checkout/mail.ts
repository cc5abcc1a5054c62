import type { PaymentWay } from "#contract/checkout.ts";
import type { Letter } from "../../platform/mail/letter.ts";

interface Person {
  readonly name: string;
  readonly email: string;
}

const WAYS: Readonly<Record<PaymentWay, string>> = {
  card: "O pagamento foi aprovado no cartão.",
  pix: "O pagamento será por Pix: confirme quando o valor chegar à sua conta.",
  agreed: "O pagamento ficou para combinar com você.",
};

interface Bought {
  readonly buyer: string;
  readonly planName: string;
  readonly way: PaymentWay;
  readonly isNew: boolean;
}

/** Tells a trainer that somebody bought a plan on the public page. */
export const purchaseLetter = ({ name, email }: Person, { buyer, planName, way, isNew }: Bought): Letter => ({
  to: email,
  name,
  subject: isNew ? "Um aluno novo aguarda a sua aprovação" : "Um aluno comprou um plano na sua página",
  opening: `${buyer} escolheu o plano ${planName} na sua página. ${WAYS[way]}${
    isNew ? " O aluno só recebe o acesso depois que você aprovar." : ""
  }`,
  path: "/inicio/alunos",
  action: isNew ? "Aprovar ou recusar" : "Ver meus alunos",
  closing: isNew ? "Se você recusar, o que foi pago no cartão é devolvido." : "Bom trabalho!",
});

/** Tells a buyer that the trainer did not accept. */
export const refusalLetter = ({ name, email }: Person, trainerName: string, isPaid: boolean): Letter => ({
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
