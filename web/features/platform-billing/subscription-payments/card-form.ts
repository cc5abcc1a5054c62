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
  readonly cpf: string;
  readonly phone: string;
}

export const EMPTY_CARD: CardForm = {
  number: "",
  expiration_date: "",
  cvv: "",
  holder_name: "",
  cpf: "",
  phone: "",
};

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

export const cardRules = {
  number: (text: string) => required(text) ?? (digitsOf(text).length === 16 ? null : MESSAGES.cardNumber),
  expiration_date: refuseExpiration,
  cvv: (text: string) => required(text) ?? (/^\d{3,4}$/.test(text) ? null : INVALID),
  holder_name: required,
  cpf: (text: string) => required(text) ?? cpfProblem(text) ?? null,
  phone: (text: string) => required(text) ?? (isBrazilianPhone(text) ? null : MESSAGES.format),
};
