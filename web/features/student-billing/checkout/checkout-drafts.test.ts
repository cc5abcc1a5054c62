import { afterEach, expect, it, vi } from "vitest";
import { buyerFrom, checkoutDraft, isBlankBuyer, keptOrder } from "./checkout-drafts.ts";

const items = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});
afterEach(() => items.clear());

const MONTHLY = { slug: "marina", id: 3 };

it("brings back an order of the same plan until it is cleared", () => {
  const order = { way: "pix", email: "bia@exemplo.com.br", value: 420 } as const;
  keptOrder(MONTHLY).write(order);
  expect(keptOrder(MONTHLY).read()).toEqual(order);
  expect(keptOrder({ ...MONTHLY, id: 4 }).read()).toBeNull();
  keptOrder(MONTHLY).clear();
  expect(keptOrder(MONTHLY).read()).toBeNull();
});

it("reads only what a buyer's form has, whatever is kept beside it", () => {
  const draft = checkoutDraft(MONTHLY);
  draft.add({ name: "Bia", gender: "female", address: { city: "São Paulo", cvv: "123" } });
  draft.add({ number: "4111", installments: 2 });
  const buyer = buyerFrom(draft.read());
  expect(buyer).toMatchObject({ name: "Bia", gender: "female", email: "" });
  expect(JSON.stringify(buyer)).not.toMatch(/4111|cvv/);
  expect(isBlankBuyer(buyer)).toBe(false);
  expect(isBlankBuyer(buyerFrom({ name: 7 }))).toBe(true);
});
