import { describe, expect, it } from "vitest";
import { createCoupon, endCoupon, listCoupons, redeemCoupon } from "#contract/platform-billing/coupons.ts";
import { findOwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import { anAdmin, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";

const prumo = await startTestApp();
const { app, dependencies } = prumo;
const admin = await anAdmin(prumo);

const TERMS = { percent: 25, value: null, periods: 2, valid_until: null, max_uses: null } as const;
const create = (code: string, changes: object = {}, as: Bearer = admin) =>
  send(app, createCoupon, { body: { coupon: code, ...TERMS, ...changes }, as });
let callers = 0;
const redeem = (as: Bearer, code: string) =>
  send(app, redeemCoupon, { body: { coupon: code }, as, headers: { "x-forwarded-for": `10.9.${callers++}.1` } });
const usesOf = async (code: string) =>
  (await send(app, listCoupons, { as: admin })).body.coupons.find((coupon) => coupon.coupon === code);

describe("a coupon", () => {
  it("is made by the administrator alone, once per code, of a percentage or a value", async () => {
    expect((await create("outubro25")).body.coupon).toMatchObject({ coupon: "OUTUBRO25", uses: 0, is_open: true });
    expect((await create("OUTUBRO25")).errors.code).toBe("name_taken");
    expect((await create("DOIS", { value: 10 })).status).toBe(422);
    expect((await create("NENHUM", { percent: null })).status).toBe(422);
    expect((await create("DAANA", {}, await aTrainer(prumo))).status).toBe(403);
  });

  it("reduces what a trainer pays, once for each trainer", { tags: "race" }, async () => {
    const code = `QUARTO${callers}`;
    await create(code);
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    const price = (await send(app, findOwnSubscription, { as: ana })).body.subscription?.plan.value ?? 0;
    const answers = await Promise.all([redeem(ana, ` ${code.toLowerCase()} `), redeem(ana, code), redeem(ana, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    await renewSubscriptions(dependencies);
    const { subscription } = (await send(app, findOwnSubscription, { as: ana })).body;
    expect(subscription).toMatchObject({ discount: { percent: 25, periods_left: 2, coupon: code } });
    expect(subscription?.owed?.value).toBeCloseTo(price - Math.floor(price * 25) / 100, 2);
    expect(await usesOf(code)).toMatchObject({ uses: 1 });
  });

  it("has no more uses than it was given, however many trainers come at once", { tags: "race" }, async () => {
    const code = `SODOIS${callers}`;
    await create(code, { max_uses: 2 });
    const trainers = await Promise.all(Array.from({ length: 5 }, () => aSubscriber(prumo, { endsInDays: 20 })));
    const answers = await Promise.all(trainers.map((trainer) => redeem(trainer, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await usesOf(code)).toMatchObject({ uses: 2, is_open: false });
  });

  it("that is unknown, over or ended is refused at the field", async () => {
    await create("VENCIDO", { valid_until: "2026-03-01" });
    await create("HOJE", { valid_until: "2026-03-02" });
    await create("FECHADO");
    expect((await send(app, endCoupon, { params: { coupon: "FECHADO" }, as: admin })).body.coupon.is_open).toBe(false);
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    for (const code of ["NUNCAHOUVE", "VENCIDO", "FECHADO"])
      expect((await redeem(ana, code)).errors).toMatchObject({
        code: "code_refused",
        fields: { coupon: expect.any(String) },
      });
    expect((await redeem(ana, "HOJE")).status).toBe(200);
  });
});
