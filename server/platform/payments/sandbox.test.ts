import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";
import { settableClock } from "../../testing/settable-clock.ts";
import { CARDS, encryptCard } from "../../testing/steps/cards.ts";
import { NOW } from "../../testing/test-app.ts";
import { createSandbox } from "./sandbox.ts";

const folder = aFolder();
const start = (slowMs = 20) =>
  createSandbox({ secret: Buffer.from("tests"), clock: settableClock(NOW), folder, slowMs });
const sandbox = start();

const CUSTOMER = { name: "Ana Prado", email: "ana@exemplo.com.br", cpf: "12345678909", phone: "11900261207" };
const aCharge = async (key: string, number: string) => ({
  key,
  cents: 8990,
  installments: 1,
  card: { hash: await encryptCard(sandbox, number) },
  customer: CUSTOMER,
  description: "Plano Essencial",
});

describe("the end of a charge", () => {
  it("is found as it was answered, also after a restart", async () => {
    const paid = await sandbox.charge(await aCharge("paid", CARDS.approved));
    const refused = await sandbox.charge(await aCharge("refused", CARDS.declined));
    expect([paid.outcome, refused.outcome]).toEqual(["paid", "refused"]);
    for (const provider of [sandbox, start()]) {
      expect(await provider.find("paid")).toEqual(paid);
      expect(await provider.find("refused")).toEqual(refused);
      expect(await provider.find("never asked")).toEqual({ outcome: "absent" });
    }
  });

  it("is found when its answer was lost", async () => {
    const asked = await aCharge("lost", CARDS.lost);
    expect(await sandbox.charge(asked)).toEqual({ outcome: "away" });
    expect(await start().find("lost")).toMatchObject({ outcome: "paid", last4: "0408" });
    expect(await sandbox.charge(asked)).toMatchObject({ outcome: "paid" });
  });

  it("is pending while the card is asked", async () => {
    const answer = sandbox.charge(await aCharge("slow", CARDS.slow));
    expect(await sandbox.find("slow")).toEqual({ outcome: "pending" });
    expect((await answer).outcome).toBe("paid");
    expect((await sandbox.find("slow")).outcome).toBe("paid");
  });

  it("is a refusal once the money was given back, however often that is asked for", async () => {
    await sandbox.charge(await aCharge("back", CARDS.approved));
    for (const provider of [sandbox, start()]) {
      expect(await provider.refund("back")).toEqual({ outcome: "refunded" });
      expect(await provider.find("back")).toEqual({ outcome: "refused", reason: "declined" });
    }
    expect(await sandbox.refund("never asked")).toEqual({ outcome: "refunded" });
  });
});

it("stays paid while a part of its money went back", async () => {
  await sandbox.charge(await aCharge("part", CARDS.approved));
  expect(await sandbox.refund("part", 100)).toEqual({ outcome: "refunded" });
  expect((await sandbox.find("part")).outcome).toBe("paid");
  await sandbox.refund("part");
  expect((await sandbox.find("part")).outcome).toBe("refused");
});

describe("a Pix", () => {
  const expiresAt = new Date(Date.parse(NOW) + 60_000);
  const asked = { cents: 18_000, customer: CUSTOMER, description: "Plano Mensal", recipient: "re_marina", expiresAt };
  const at = (seconds: number) => {
    const clock = settableClock(new Date(Date.parse(NOW) + seconds * 1000));
    return createSandbox({ secret: Buffer.from("tests"), clock, folder });
  };

  it("waits, is paid after ten seconds, and never when it was called off", async () => {
    const made = await sandbox.makePix({ key: "pix", ...asked });
    expect(made).toMatchObject({ outcome: "waiting", code: expect.stringContaining("5406180.00") });
    expect(await sandbox.makePix({ key: "pix", ...asked })).toEqual(made);
    expect(await at(10).findPix("pix")).toEqual({ outcome: "paid", cents: 18_000 });
    await sandbox.refund("pix");
    expect(await at(10).findPix("pix")).toEqual({ outcome: "ended" });
    expect(await sandbox.findPix("never asked")).toEqual({ outcome: "absent" });
  });

  it("of 13 cents is not paid and ends", async () => {
    await sandbox.makePix({ key: "unpaid", ...asked, cents: 18_013 });
    expect(await at(59).findPix("unpaid")).toMatchObject({ outcome: "waiting" });
    expect(await at(60).findPix("unpaid")).toEqual({ outcome: "ended" });
  });
});

describe("a card that is saved", () => {
  it("is charged by its reference", async () => {
    const saved = await sandbox.saveCard({ hash: await encryptCard(sandbox, CARDS.approved), holder: CUSTOMER });
    if (saved.outcome !== "saved") throw new Error(saved.outcome);
    expect(saved).toMatchObject({ brand: "Visa", last4: "1111" });
    const charge = { ...(await aCharge("by reference", CARDS.approved)), card: { reference: saved.cardReference } };
    expect(await sandbox.charge(charge)).toMatchObject({ outcome: "paid", last4: "1111" });
  });

  it("is refused when the bank refuses it", async () => {
    const hash = await encryptCard(sandbox, CARDS.declined);
    expect(await sandbox.saveCard({ hash, holder: CUSTOMER })).toEqual({ outcome: "refused", reason: "declined" });
  });
});
