import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { PAGARME_CARDS } from "../../../testing/services/pagarme-records.ts";
import { aPagarmeService, PAGARME_KEYS } from "../../../testing/services/pagarme-service.ts";
import type { Charge, PixAsked } from "../provider.ts";
import { createPagarme } from "./pagarme.ts";

const service = await aPagarmeService();
afterAll(() => service.close());
const { records } = service;
const told: unknown[] = [];
const log = { error: (...words: unknown[]) => told.push(words), warn: (...words: unknown[]) => told.push(words) };
const options = { ...PAGARME_KEYS, baseUrl: service.baseUrl, log, timeoutMs: 300 };
const pagarme = createPagarme(options);

let last = 0;
beforeEach(() => {
  service.asked.length = 0;
  told.length = 0;
});

const CUSTOMER = {
  name: "Ana Prado",
  email: "ana@exemplo.com.br",
  cpf: "12345678909",
  phone: "11900261207",
  address: {
    street: "Avenida Paulista, lado par",
    number: "1000",
    neighborhood: "Bela Vista",
    city: "São Paulo",
    state: "SP",
    zipcode: "01310100",
    complement: "Sala 3",
  },
};

/** Makes a token as the page does. */
async function aToken(number: string): Promise<string> {
  const card = { number, holder_name: "ANA PRADO", exp_month: 12, exp_year: 2030, cvv: "123" };
  const { body } = records.makeToken(PAGARME_KEYS.publicKey, { type: "card", card });
  return typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
}

const aCharge = async (number: string, changes: Partial<Charge> = {}): Promise<Charge> => ({
  key: `key-${++last}`,
  cents: 8990,
  installments: 1,
  card: { hash: await aToken(number) },
  customer: CUSTOMER,
  description: "Plano Essencial",
  ...changes,
});

describe("a Pix", () => {
  const aPix = (changes: Partial<PixAsked> = {}): PixAsked => ({
    key: `pix-${++last}`,
    cents: 18_000,
    customer: CUSTOMER,
    description: "Plano Mensal",
    recipient: "re_marina",
    expiresAt: new Date("2026-03-03T12:00:00Z"),
    ...changes,
  });

  it("is an order whose whole money goes to the recipient, with the code to copy, once per key", async () => {
    const asked = aPix();
    const made = await pagarme.makePix(asked);
    expect(made).toEqual({ outcome: "waiting", code: expect.stringMatching(/^000201/) });
    records.forgetIdempotencyKeys();
    expect(await pagarme.makePix(asked)).toEqual(made);
    expect(records.pixDraftOf(asked.key)).toMatchObject({
      customer: { document: CUSTOMER.cpf },
      payments: [
        {
          payment_method: "pix",
          amount: 18_000,
          pix: { expires_at: "2026-03-03T12:00:00.000Z" },
          split: [{ recipient_id: "re_marina", amount: 100, type: "percentage" }],
        },
      ],
    });
    const own = aPix({ recipient: null });
    await pagarme.makePix(own);
    expect(records.pixDraftOf(own.key)?.payments[0].split).toBeUndefined();
  });

  it("is paid with the amount that arrived, ended when its time is over, and absent when nobody asked for it", async () => {
    const [paid, less, over] = [aPix(), aPix(), aPix()];
    for (const asked of [paid, less, over]) await pagarme.makePix(asked);
    records.endPix(paid.key, "paid");
    records.endPix(less.key, "underpaid", 17_000);
    records.endPix(over.key, "canceled");
    expect(await pagarme.findPix(paid.key)).toEqual({ outcome: "paid", cents: 18_000 });
    expect(await pagarme.findPix(less.key)).toEqual({ outcome: "paid", cents: 17_000 });
    expect(await pagarme.findPix(over.key)).toEqual({ outcome: "ended" });
    expect(await pagarme.findPix("nobody")).toEqual({ outcome: "absent" });
  });

  it("is called off while it waits, and given back once it was paid", async () => {
    const [waiting, paid, less] = [aPix(), aPix(), aPix()];
    for (const asked of [waiting, paid, less]) await pagarme.makePix(asked);
    records.endPix(paid.key, "paid");
    records.endPix(less.key, "underpaid", 17_000);
    for (const { key } of [waiting, paid, less]) {
      expect(await pagarme.refund(key)).toEqual({ outcome: "refunded" });
      expect(await pagarme.findPix(key)).toEqual({ outcome: "ended" });
    }
  });

  it("whose data is refused ends, and one without an answer is away", async () => {
    expect(await pagarme.makePix(aPix({ customer: { ...CUSTOMER, cpf: "1" } }))).toEqual({ outcome: "ended" });
    service.fail({ at: "POST orders", when: "after", how: 500 });
    const lost = aPix();
    expect(await pagarme.makePix(lost)).toEqual({ outcome: "away" });
    expect(await pagarme.makePix(lost)).toMatchObject({ outcome: "waiting" });
  });
});

describe("a charge", () => {
  it("is an order with our key as its code, and answers what charges the card again", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid, { installments: 6 });
    const paid = await pagarme.charge(asked);
    expect(paid).toEqual({
      outcome: "paid",
      cardReference: expect.stringMatching(/^cus_\d+\/card_\d+$/),
      brand: "Visa",
      last4: "0010",
    });
    expect(records.draftOf(asked.key)).toMatchObject({
      code: asked.key,
      items: [{ amount: 8990, description: "Plano Essencial" }],
      customer: {
        email: CUSTOMER.email,
        document: CUSTOMER.cpf,
        phones: { mobile_phone: { area_code: "11", number: "900261207" } },
      },
      payments: [
        {
          amount: 8990,
          credit_card: {
            installments: 6,
            card: { billing_address: { line_1: "1000, Avenida Paulista  lado par, Bela Vista", line_2: "Sala 3" } },
          },
        },
      ],
      metadata: { key: asked.key },
    });
    expect(records.draftOf(asked.key)?.payments[0].split).toBeUndefined();
    if (paid.outcome !== "paid") throw new Error(paid.outcome);
    const again = await aCharge(PAGARME_CARDS.paid, { card: { reference: paid.cardReference } });
    expect(await pagarme.charge(again)).toEqual(paid);
  });

  it("goes to the recipient whole, who pays the fee and answers for a chargeback", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid, { recipient: "re_marina" });
    expect((await pagarme.charge(asked)).outcome).toBe("paid");
    expect(records.draftOf(asked.key)?.payments[0].split).toEqual([
      {
        recipient_id: "re_marina",
        type: "percentage",
        amount: 100,
        options: { liable: true, charge_processing_fee: true, charge_remainder_fee: true },
      },
    ]);
  });

  it.each([
    ["a card that its bank refuses", PAGARME_CARDS.refused, "declined"],
    ["an expired card", PAGARME_CARDS.expired, "expired"],
  ])("of %s is refused, and found so", async (_, number, reason) => {
    const asked = await aCharge(number);
    expect(await pagarme.charge(asked)).toEqual({ outcome: "refused", reason });
    expect(await pagarme.find(asked.key)).toEqual({ outcome: "refused", reason });
  });

  it("with a token that is unknown or was used is refused as invalid", async () => {
    const used = await aCharge(PAGARME_CARDS.paid);
    expect((await pagarme.charge(used)).outcome).toBe("paid");
    for (const card of [{ hash: "token_invented" }, used.card]) {
      const asked = await aCharge(PAGARME_CARDS.paid, { card });
      expect(await pagarme.charge(asked)).toEqual({ outcome: "refused", reason: "invalid" });
      expect(await pagarme.find(asked.key)).toEqual({ outcome: "absent" });
    }
  });

  it("that the bank has not decided is away, and found pending until it is decided", async () => {
    for (const [status, outcome] of [
      ["paid", "paid"],
      ["failed", "refused"],
    ] as const) {
      const asked = await aCharge(PAGARME_CARDS.processing);
      expect(await pagarme.charge(asked)).toEqual({ outcome: "away" });
      expect(await pagarme.find(asked.key)).toEqual({ outcome: "pending" });
      records.decide(asked.key, status);
      expect((await pagarme.find(asked.key)).outcome).toBe(outcome);
    }
  });
});

describe("trouble on the way", () => {
  it.each([
    ["the answer does not come in time", "silence"],
    ["the connection breaks", "cut"],
    ["the server fails", 502],
  ] as const)(
    "after charging, when %s: the charge is away, found paid, and repeated it is paid once",
    async (_, how) => {
      const asked = await aCharge(PAGARME_CARDS.paid);
      service.fail({ at: "POST orders", when: "after", how });
      expect(await pagarme.charge(asked)).toEqual({ outcome: "away" });
      expect((await pagarme.find(asked.key)).outcome).toBe("paid");
      records.forgetIdempotencyKeys();
      expect((await pagarme.charge(asked)).outcome).toBe("paid");
      expect(records.timesPaid(asked.key)).toBe(1);
    },
  );

  it.each(["silence", "cut", 500, 429, 401] as const)(
    "before charging (%s): the charge is away, found absent, and repeated it is paid once",
    async (how) => {
      const asked = await aCharge(PAGARME_CARDS.paid);
      service.fail({ at: "POST orders", when: "before", how });
      expect(await pagarme.charge(asked)).toEqual({ outcome: "away" });
      expect(await pagarme.find(asked.key)).toEqual({ outcome: "absent" });
      expect((await pagarme.charge(asked)).outcome).toBe("paid");
      expect(records.timesPaid(asked.key)).toBe(1);
    },
  );

  it("never charges while it is unknown whether the key was charged before; one failed read is tried again", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    service.fail({ at: "GET orders", when: "before", how: 503 });
    service.fail({ at: "GET orders", when: "before", how: 503 });
    expect(await pagarme.charge(asked)).toEqual({ outcome: "away" });
    expect(service.asked).toEqual(["GET orders", "GET orders"]);
    service.fail({ at: "GET orders", when: "before", how: 503 });
    expect((await pagarme.charge(asked)).outcome).toBe("paid");
  });

  it("with a wrong secret key is away, and the log says so without naming anybody", async () => {
    const locked = createPagarme({ ...options, secretKey: "sk_test_other" });
    expect(await locked.charge(await aCharge(PAGARME_CARDS.paid))).toEqual({ outcome: "away" });
    expect(told).toContainEqual([{ status: 401, resource: "orders" }, "O Pagar.me recusou a chave secreta."]);
    expect(JSON.stringify(told)).not.toMatch(/ana|sk_test|key-/);
  });
});

describe("money back", () => {
  it("goes once, and the charge counts as refused then", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    await pagarme.charge(asked);
    expect(await pagarme.refund(asked.key)).toEqual({ outcome: "refunded" });
    expect(await pagarme.find(asked.key)).toEqual({ outcome: "refused", reason: "declined" });
    service.asked.length = 0;
    expect(await pagarme.refund(asked.key)).toEqual({ outcome: "refunded" });
    expect(service.asked).not.toContain("DELETE charges");
    expect((await pagarme.charge(asked)).outcome).toBe("refused");
    expect(await pagarme.refund("never asked")).toEqual({ outcome: "refunded" });
  });

  it("that could not be asked for is away; whose answer was lost is refunded", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    await pagarme.charge(asked);
    service.fail({ at: "DELETE charges", when: "before", how: 500 });
    expect(await pagarme.refund(asked.key)).toEqual({ outcome: "away" });
    service.fail({ at: "DELETE charges", when: "after", how: "cut" });
    expect(await pagarme.refund(asked.key)).toEqual({ outcome: "refunded" });
  });
});

describe("a refund that the provider refuses", () => {
  it("is refused, whole or of a part, and not away; what went back all the same is refunded", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    await pagarme.charge(asked);
    for (const cents of [3000, undefined]) {
      service.fail({ at: "DELETE charges", when: "before", how: 412 });
      expect(await pagarme.refund(asked.key, cents)).toEqual({ outcome: "refused" });
      service.fail({ at: "DELETE charges", when: "before", how: 429 });
      expect(await pagarme.refund(asked.key, cents)).toEqual({ outcome: "away" });
    }
    service.fail({ at: "DELETE charges", when: "after", how: 412 });
    expect(await pagarme.refund(asked.key)).toEqual({ outcome: "refunded" });
  });
});

describe("a part of the money", () => {
  it("goes back up to a sum, once however often it is asked for, and the rest stays paid", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    await pagarme.charge(asked);
    const { key } = asked;
    const canceled = () => [...records.orders.values()].find(({ draft }) => draft.code === key)?.canceledAmount;
    expect(await pagarme.refund(key, 3000)).toEqual({ outcome: "refunded" });
    service.asked.length = 0;
    expect(await pagarme.refund(key, 3000)).toEqual({ outcome: "refunded" });
    expect(service.asked).not.toContain("DELETE charges");
    expect(canceled()).toBe(3000);
    expect((await pagarme.find(key)).outcome).toBe("paid");
    service.fail({ at: "DELETE charges", when: "before", how: 500 });
    expect(await pagarme.refund(key, 4500)).toEqual({ outcome: "away" });
    service.fail({ at: "DELETE charges", when: "after", how: "cut" });
    expect(await pagarme.refund(key, 4500)).toEqual({ outcome: "refunded" });
    expect(canceled()).toBe(4500);
    expect(await pagarme.refund(key)).toEqual({ outcome: "refunded" });
    expect(canceled()).toBe(asked.cents);
    expect((await pagarme.find(key)).outcome).toBe("refused");
  });
});

describe("what went back", () => {
  it("is told in cents, whoever gave it back", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    await pagarme.charge(asked);
    const { key } = asked;
    expect(await pagarme.findReturned(key)).toEqual({ outcome: "returned", cents: 0 });
    await pagarme.refund(key, 3000);
    expect(await pagarme.findReturned(key)).toEqual({ outcome: "returned", cents: 3000 });
    const order = [...records.orders.values()].find(({ draft }) => draft.code === key);
    if (order) order.status = "chargedback";
    expect(await pagarme.findReturned(key)).toEqual({ outcome: "returned", cents: asked.cents });
    expect(await pagarme.findReturned("never asked")).toEqual({ outcome: "absent" });
    for (let tries = 0; tries < 2; tries++) service.fail({ at: "GET orders", when: "before", how: 503 });
    expect(await pagarme.findReturned(key)).toEqual({ outcome: "away" });
  });
});

describe("a card that is saved", () => {
  it("is charged later without a token, until its bank refuses", async () => {
    const saved = await pagarme.saveCard({ hash: await aToken(PAGARME_CARDS.paid), holder: CUSTOMER });
    if (saved.outcome !== "saved") throw new Error(saved.outcome);
    const card = { reference: saved.cardReference };
    expect((await pagarme.charge(await aCharge("", { card }))).outcome).toBe("paid");
    records.setBlocked(PAGARME_CARDS.paid, true);
    const refused = { outcome: "refused", reason: "declined" };
    expect(await pagarme.charge(await aCharge("", { card }))).toEqual(refused);
    records.setBlocked(PAGARME_CARDS.paid, false);
    const strangers = { reference: "cus_1/card_1" };
    expect((await pagarme.charge(await aCharge("", { card: strangers }))).outcome).toBe("refused");
  });

  it("is refused when its bank refuses it", async () => {
    expect(await pagarme.saveCard({ hash: await aToken(PAGARME_CARDS.refused), holder: CUSTOMER })).toEqual({
      outcome: "refused",
      reason: "declined",
    });
    service.fail({ at: "POST customers", when: "before", how: 500 });
    expect(await pagarme.saveCard({ hash: await aToken(PAGARME_CARDS.paid), holder: CUSTOMER })).toEqual({
      outcome: "away",
    });
  });
});

describe("a notice", () => {
  const read = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    pagarme.readPaymentNotice(headers, Buffer.from(body));

  it("names the key of the charge that it is about", async () => {
    const asked = await aCharge(PAGARME_CARDS.paid);
    await pagarme.charge(asked);
    const { key } = asked;
    for (const type of ["order.paid", "order.payment_failed", "charge.paid", "charge.refunded"])
      expect(read(service.notice(type, key))).toEqual({ outcome: "charge", id: `hook_${key}_${type}`, key });
    expect(read({ ...service.notice("order.paid", key), body: "{}" })).toEqual({ outcome: "other" });
    expect(read({ ...service.notice("order.paid", key), body: "not json" })).toEqual({ outcome: "other" });
    for (const body of [
      JSON.stringify({ id: "hook\0", type: "order.paid", data: { code: key } }),
      JSON.stringify({ id: "hook", type: "order.paid", data: { code: `${key}\0` } }),
      JSON.stringify({ id: "hook", type: "charge.paid", data: { order: { code: "\0" } } }),
    ])
      expect(read({ ...service.notice("order.paid", key), body })).toEqual({ outcome: "other" });
    const aboutACustomer = JSON.stringify({ id: "hook_1", type: "customer.created", data: { id: "cus_1", code: key } });
    expect(read({ ...service.notice("order.paid", key), body: aboutACustomer })).toEqual({ outcome: "other" });
  });

  it("is refused without the user and password of the webhook", () => {
    const { body } = service.notice("order.paid", "x");
    const basic = (account: string) => `Basic ${Buffer.from(account).toString("base64")}`;
    for (const authorization of [
      "",
      "Basic ",
      basic("prumo:outro"),
      basic("prumo:"),
      basic(":"),
      "Bearer x",
      "Basic %%%",
    ])
      expect(read({ headers: { authorization }, body })).toEqual({ outcome: "refused" });
    expect(read({ headers: {}, body })).toEqual({ outcome: "refused" });
  });
});

it("tells the page its public key, and where tokens are made", () => {
  expect(pagarme.cardKey()).toEqual({
    provider: "pagarme",
    public_key: PAGARME_KEYS.publicKey,
    tokens_url: `${service.baseUrl}/tokens`,
  });
});
