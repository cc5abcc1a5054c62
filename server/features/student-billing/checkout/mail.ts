import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import type { PaymentWay } from "#contract/student-billing/checkout.ts";
import { pixCode } from "#domain/billing/pix/code.ts";
import { FREQUENCIES, type Frequency } from "#domain/billing/plans.ts";
import { whatsAppLink } from "#domain/landing-page/links.ts";
import { writtenPagePhone } from "#domain/landing-page/phone.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

interface Addressee {
  readonly name: string;
  readonly email: string;
}

const WAYS: Readonly<Record<PaymentWay, string>> = {
  card: "O pagamento foi aprovado no cartão.",
  pix: "O pagamento será por Pix: confirme quando o valor chegar à sua conta.",
  agreed: "O pagamento ficou para combinar com você.",
};

const REFUSING: Readonly<Record<PaymentWay, string>> = {
  card: "Se você recusar, o que foi pago no cartão é devolvido.",
  pix: "Se você recusar e o Pix já tiver chegado, combine a devolução com o comprador.",
  agreed: "Se você recusar, os dados do pedido são apagados.",
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
  closing: REFUSING[way],
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

export const refusalLetter = ({ name, email }: Addressee, trainer: LetterSender, isPaid: boolean): Letter => ({
  to: email,
  name,
  sender: senderOf(trainer),
  subject: "Seu pedido não foi aceito",
  opening: `${trainer.name} não pôde aceitar o seu pedido no {product}.${
    isPaid ? " O valor pago no cartão será devolvido; o prazo depende do banco." : ""
  } Seus dados foram apagados. Se tiver dúvidas:`,
  path: "/suporte",
  action: "Falar com o suporte",
  closing: "Obrigado pelo interesse.",
});

/** As the trainer's page shows it; empty where it does not. */
export interface SellerContact {
  readonly whatsapp: string;
  readonly phone: string;
  readonly email: string;
}

interface BoughtPlan {
  readonly name: string;
  readonly cents: number;
  readonly frequency: Frequency;
}

export interface Ordered {
  readonly trainer: LetterSender;
  readonly plan: BoughtPlan;
  readonly way: PaymentWay;
  readonly seller: { readonly slug: string; readonly pix: PixReceiver | null; readonly contact: SellerContact };
}

const ORDER_WAYS: Readonly<Record<PaymentWay, { readonly label: string; readonly sentence: string }>> = {
  card: { label: "Cartão, aprovado", sentence: "O pagamento no cartão foi aprovado." },
  pix: {
    label: "Pix",
    sentence: "Agora pague o Pix: copie o código abaixo e, no aplicativo do banco, escolha Pix Copia e Cola.",
  },
  agreed: { label: "A combinar", sentence: "Vocês combinam o pagamento por mensagem." },
};

/** It says the same to new buyers and to students, as the page does. */
export const orderLetter = (
  { name, email }: Addressee,
  { trainer, plan, way, seller: { slug, pix, contact } }: Ordered,
): Letter => ({
  to: email,
  name,
  sender: senderOf(trainer),
  subject: `Recebemos seu pedido do plano ${plan.name}`,
  opening:
    `${trainer.name} recebeu o seu pedido. ${ORDER_WAYS[way].sentence} Quando o pedido for aceito, as instruções de ` +
    "acesso chegam neste e-mail. Quem já é aluno continua com o mesmo acesso.",
  facts: [...planFacts(plan), { label: "Pagamento", value: ORDER_WAYS[way].label }, ...contactFacts(contact)],
  ...(way === "pix" && pix
    ? { copyable: { label: "Código Pix Copia e Cola", value: pixCode({ ...pix, cents: plan.cents }) } }
    : {}),
  ...contactAction(slug, whatsAppLink(contact.whatsapp, `Olá! Fiz o pedido do plano “${plan.name}”.`)),
  closing: "Se não foi você que fez este pedido, ignore este e-mail ou avise o personal.",
});

export const acceptanceLetter = (
  { name, email }: Addressee,
  { trainer, plan }: { readonly trainer: LetterSender; readonly plan: BoughtPlan },
): Letter => ({
  to: email,
  name,
  sender: senderOf(trainer),
  subject: `${trainer.name} aceitou seu pedido`,
  opening: `${trainer.name} aceitou o seu pedido no {product}. O convite para criar a sua senha chega em outro e-mail; depois, é só entrar:`,
  facts: planFacts(plan),
  path: "/autenticacao/entrar",
  action: "Ir para a entrada",
  closing: "Se o convite não chegar em alguns minutos, olhe na caixa de spam ou peça outro ao seu personal.",
});

const planFacts = ({ name, cents, frequency }: BoughtPlan) => [
  { label: "Plano", value: name },
  { label: "Valor", value: `${formatReais(toReais(cents))} (${FREQUENCIES[frequency].label.toLowerCase()})` },
];

const contactFacts = ({ whatsapp, phone, email }: SellerContact) =>
  [
    { label: "WhatsApp", value: whatsapp && writtenPagePhone(whatsapp) },
    { label: "Telefone", value: phone === whatsapp ? "" : phone && writtenPagePhone(phone) },
    { label: "E-mail", value: email },
  ].filter(({ value }) => value !== "");

const contactAction = (slug: string, whatsApp: string | null) =>
  whatsApp === null
    ? { path: `/p/${slug}`, action: "Ver a página do personal" }
    : { path: whatsApp, action: "Conversar no WhatsApp" };
