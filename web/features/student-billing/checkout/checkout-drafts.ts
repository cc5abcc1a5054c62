import { draftOf, type Kept, withKept } from "../../../session/drafts.ts";
import { EMPTY_ADDRESS } from "../../people/addresses/address-form.ts";
import { type BuyerForm, EMPTY_BUYER } from "./buyer-form.ts";
import type { OfferPath, PaymentWay } from "./data.ts";

export interface Order {
  readonly way: PaymentWay;
  readonly email: string;
  /** In reais, as it was sold. */
  readonly value: number;
}

const nameOf = (what: string, { slug, id }: OfferPath) => `${what}.${slug}.${id}`;

/** All that is filled in but the card, which is kept nowhere. */
export function checkoutDraft(path: OfferPath) {
  const draft = draftOf({ lifetime: "tab", name: nameOf("checkout", path) });
  return { ...draft, add: (changed: object) => draft.write({ ...draft.read(), ...changed }) };
}

/** A page that was discarded while its buyer was in the bank's app shows the Pix again, not an empty form. */
export function keptOrder(path: OfferPath) {
  const draft = draftOf({ lifetime: "tab", name: nameOf("order", path) });
  return {
    write: (order: Order) => draft.write(order),
    read: () => orderFrom(draft.read()),
    clear: draft.clear,
  };
}

const WAYS: readonly PaymentWay[] = ["card", "pix", "agreed"];

function orderFrom({ way: kept, email, value }: Kept): Order | null {
  const way = WAYS.find((one) => one === kept);
  return way && typeof email === "string" && typeof value === "number" ? { way, email, value } : null;
}

export function buyerFrom(kept: Kept): BuyerForm {
  const { address: _, ...fields } = EMPTY_BUYER;
  return { ...withKept(fields, kept), address: withKept(EMPTY_ADDRESS, kept.address) };
}

export const isBlankBuyer = ({ address, ...fields }: BuyerForm): boolean =>
  [...Object.values(fields), ...Object.values(address)].every((typed) => typed === "");
