import { isCardExpired } from "#domain/billing/card.ts";
import { cpfProblem, digitsOf, isBrazilianPhone } from "#domain/brazil.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { required } from "../../../ui/form/form-messages.ts";

export interface CardForm {
  readonly number: string;
  readonly expiration_date: string;
  readonly cvv: string;
  readonly holder_name: string;
  /** The card is another person's than the payer's: `cpf` and `phone` are typed. */
  readonly isOthers: boolean;
  readonly cpf: string;
  readonly phone: string;
}

export type Holder = Pick<CardForm, "cpf" | "phone">;

export const EMPTY_CARD: CardForm = {
  number: "",
  expiration_date: "",
  cvv: "",
  holder_name: "",
  isOthers: false,
  cpf: "",
  phone: "",
};

/** Null when one of the two is not known, or not as a card asks for it. */
export const payerOf = ({ cpf, phone }: { readonly cpf: string | null; readonly phone: string | null }) =>
  cpf && phone && isBrazilianPhone(phone) ? { cpf, phone } : null;

export const withHolder = (card: CardForm, payer: Holder | null): CardForm =>
  payer && !card.isOthers ? { ...card, ...payer } : card;

const INVALID = "Dados do Cartão inválido!";

function refuseExpiration(text: string): string | null {
  const blank = required(text);
  if (blank) return blank;
  if (!/^(0[1-9]|1[0-2])\/20\d\d$/.test(text.trim())) return INVALID;
  return isCardExpired(text.trim(), todayInSaoPaulo(Date.now())) ? "O cartão está vencido." : null;
}

export const expirationOf = ({ expiration_date }: CardForm): string => expiration_date.trim();

/** The wire puts this before the names of the card's fields. */
export const CARD_FIELDS = "paymentInformation.creditCard.";

/** CPF and phone are typed only where the payer's are not known, or the card is another person's. */
export const cardRules = (payer: Holder | null) => ({
  number: (text: string) => required(text) ?? (digitsOf(text).length === 16 ? null : MESSAGES.cardNumber),
  expiration_date: refuseExpiration,
  cvv: (text: string) => required(text) ?? (/^\d{3,4}$/.test(text) ? null : INVALID),
  holder_name: required,
  cpf: (_: string, card: CardForm) => {
    const { cpf } = withHolder(card, payer);
    return required(cpf) ?? cpfProblem(cpf) ?? null;
  },
  phone: (_: string, card: CardForm) => {
    const { phone } = withHolder(card, payer);
    return required(phone) ?? (isBrazilianPhone(phone) ? null : MESSAGES.format);
  },
});
