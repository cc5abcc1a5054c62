import { describe, expect, it } from "vitest";
import { findOffer, type PurchaseDraft, purchasePlan } from "#contract/student-billing/checkout.ts";
import { aStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { checkoutOf } from "../../../testing/steps/checkout.ts";
import { aPurchase } from "../../../testing/steps/purchases.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";
import { isForSale } from "./handlers.ts";

const prumo = await startTestApp();
const { app, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const { buy, aSeller, studentsOf, moneyOf, decide, openCharges, received, watched } = checkoutOf(prumo);

describe("an offer", () => {
  it("is a plan on sale on a published page, with the ways in which the trainer receives", async () => {
    const { trainer, offer } = await aSeller();
    expect((await send(app, findOffer, { params: offer })).body).toEqual({
      page_name: "Minha página",
      slug: offer.slug,
      trainer_name: trainer.name,
      plan: { id: offer.id, name: "Mensal", description: null, value: 180, frequency: "monthly", max_installments: 1 },
      card: true,
      pix: { key: "ana@exemplo.com.br", kind: "email", name: "Ana Prado", city: "Sao Paulo" },
      whatsapp: "",
      terms_version: 1,
    });
    const closed = await aSeller({ card: false, pix: false });
    expect((await send(app, findOffer, { params: closed.offer })).body).toMatchObject({ card: false, pix: null });
  });

  it("is not there without page, with another trainer's plan, or once plan or page are closed", async () => {
    const { trainer, offer } = await aSeller();
    const other = await aSeller();
    const isThere = async (params: typeof offer) => {
      const { status } = await send(app, findOffer, { params });
      const hasPage = await isForSale(prumo.dependencies)({ slug: params.slug, id: String(params.id) });
      expect(hasPage).toBe(status === 200);
      return status;
    };
    expect(await isThere(offer)).toBe(200);
    expect(await isThere({ ...offer, slug: "nada" })).toBe(404);
    expect(await isThere({ ...offer, id: other.offer.id })).toBe(404);
    expect(await isThere({ ...offer, id: 1 })).toBe(404);
    await owner.query("update subscription_plans set is_active = false where id = $1", [offer.id]);
    const { status, errors } = await send(app, findOffer, { params: offer });
    expect([status, errors.detail]).toEqual([404, expect.stringContaining("O personal mudou os planos")]);
    expect((await buy(offer, await aPurchase(payments))).status).toBe(404);
    await owner.query("update landing_pages set published_at = null where trainer_id = $1", [other.trainer.id]);
    expect(await isThere(other.offer)).toBe(404);
    expect(await studentsOf(trainer)).toEqual([]);
  });
});

describe("the price that a buyer saw", () => {
  it.each(["card", "pix", "agreed"] as const)(
    "binds by %s: another one is 409 with the new price, before anything is charged",
    async (way) => {
      const { trainer, offer } = await aSeller();
      const { charges, other } = await watched();
      const body = await aPurchase(payments, { way });
      await owner.query("update subscription_plans set value_cents = 90000 where id = $1", [offer.id]);
      const refused = await buy(offer, body, other);
      expect([refused.status, refused.errors.code, charges]).toEqual([409, "price_changed", []]);
      expect(refused.errors.detail).toContain("R$ 900,00");
      expect(await studentsOf(trainer)).toEqual([]);
      expect((await buy(offer, { ...body, value: 900 }, other)).status).toBe(201);
      await other.close();
      expect(charges.map(({ cents }) => cents)).toEqual(way === "card" ? [90_000] : []);
    },
  );

  it("is that of the purchase, which is the same one when it is repeated after the price changed", async () => {
    const { trainer, offer } = await aSeller();
    const body = await aPurchase(payments, { way: "card" });
    await buy(offer, body);
    await owner.query("update subscription_plans set value_cents = 90000 where id = $1", [offer.id]);
    expect((await buy(offer, body)).status).toBe(201);
    expect(await received(trainer)).toBe(18_000);
  });
});

describe("purchases at once", () => {
  it("of one student pay one charge after the other, and none is a defect", { tags: "race" }, async () => {
    for (let round = 0; round < 4; round++) {
      const { trainer, offer } = await aSeller();
      const known = await aStudent(prumo, trainer);
      const bodies = await Promise.all(
        (["card", "card", "card", "pix", "agreed"] as const).map((way) =>
          aPurchase(payments, { way, email: known.email }),
        ),
      );
      const answers = await Promise.all(bodies.map((body) => buy(offer, body)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      const { plans, payments: log } = await moneyOf(trainer, known.id);
      expect([plans.length, new Set(log.map(({ due_on }) => due_on)).size, log.length]).toEqual([1, 3, 3]);
    }
    expect(await openCharges()).toEqual([]);
  });

  it("of a waiting buyer and the trainer's refusal leave the books even: kept, or given back with a sentence", {
    tags: "race",
  }, async () => {
    for (let round = 0; round < 6; round++) {
      const { trainer, offer } = await aSeller();
      const first = await aPurchase(payments, { way: "card" });
      await buy(offer, first);
      const [student] = await studentsOf(trainer);
      const again = await aPurchase(payments, { way: "card", email: first.buyer.email });
      const [bought, refused] = await Promise.all([buy(offer, again), decide(trainer, student?.id ?? 0, false)]);
      expect(refused.status).toBe(204);
      expect([201, 409]).toContain(bought.status);
      if (bought.status === 409) expect(bought.errors.detail).toContain("é devolvido");
      const left = await studentsOf(trainer);
      // Whoever began to buy after the refusal is a new buyer.
      expect(await received(trainer)).toBe(left.length * 18_000);
      await settleOpenCharges(dependencies, { error() {}, warn() {} });
    }
    expect(await openCharges()).toEqual([]);
  });
});

it("buying is limited per address", async () => {
  const { offer } = await aSeller();
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) {
    const body: PurchaseDraft = { ...(await aPurchase(payments)), terms_version: 9 };
    statuses.push(
      (await send(app, purchasePlan, { params: offer, body, headers: { "x-forwarded-for": "10.9.8.7" } })).status,
    );
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
