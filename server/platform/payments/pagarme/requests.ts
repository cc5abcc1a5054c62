import type { Address } from "#contract/people/addresses.ts";
import type { Charge, Customer, PixAsked } from "../provider.ts";

/** The provider shows no more of a description. */
const MAX_DESCRIPTION = 64;

/** A card of the provider belongs to a customer; both ids are needed to charge it again. */
export const referenceOf = (customerId: string, cardId: string): string => `${customerId}/${cardId}`;

function partsOf(reference: string) {
  const [customer_id = "", card_id = ""] = reference.split("/");
  return { customer_id, card_id };
}

export function orderOf({ key, cents, installments, card, customer, description, recipient }: Charge) {
  const billing_address = customer.address && addressOf(customer.address);
  const saved = "reference" in card ? partsOf(card.reference) : undefined;
  return {
    code: key,
    closed: true,
    items: [{ code: "plano", description: description.slice(0, MAX_DESCRIPTION), amount: cents, quantity: 1 }],
    ...(saved ? { customer_id: saved.customer_id } : { customer: customerOf(customer) }),
    payments: [
      {
        payment_method: "credit_card",
        amount: cents,
        credit_card: {
          operation_type: "auth_and_capture",
          installments,
          ...("hash" in card ? { card_token: card.hash } : { card_id: saved?.card_id }),
          // A token carries no address.
          ...("hash" in card && billing_address && { card: { billing_address } }),
        },
        ...(recipient && { split: [wholeTo(recipient)] }),
      },
    ],
    metadata: { key },
  };
}

export const pixOrderOf = ({ key, cents, customer, description, recipient, expiresAt }: PixAsked) => ({
  code: key,
  closed: true,
  items: [{ code: "plano", description: description.slice(0, MAX_DESCRIPTION), amount: cents, quantity: 1 }],
  customer: customerOf(customer),
  payments: [
    {
      payment_method: "pix",
      amount: cents,
      pix: { expires_at: expiresAt.toISOString() },
      ...(recipient !== null && { split: [wholeTo(recipient)] }),
    },
  ],
  metadata: { key },
});

/** The recipient receives everything, pays the provider's fee, and answers for a chargeback. */
const wholeTo = (recipient_id: string) => ({
  recipient_id,
  type: "percentage",
  amount: 100,
  options: { liable: true, charge_processing_fee: true, charge_remainder_fee: true },
});

/** The provider keeps one customer per e-mail. */
export const customerOf = ({ name, email, cpf, phone, address }: Customer) => ({
  name: name.slice(0, 64),
  email,
  type: "individual",
  document: cpf,
  document_type: "CPF",
  phones: { mobile_phone: { country_code: "55", area_code: phone.slice(0, 2), number: phone.slice(2) } },
  ...(address && { address: addressOf(address) }),
});

/** The first line is number, street and neighbourhood, in this order and separated by commas. */
const addressOf = ({ street, number, neighborhood, city, state, zipcode, complement }: Address) => ({
  line_1: [number, street, neighborhood].map((part) => part.replaceAll(",", " ")).join(", "),
  ...(complement && { line_2: complement }),
  zip_code: zipcode,
  city,
  state,
  country: "BR",
});

/** The card is kept once its bank has answered for it. */
export const cardOf = (hash: string, { address }: Customer) => ({
  token: hash,
  ...(address && { billing_address: addressOf(address) }),
  options: { verify_card: true },
});
