import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { updateSubscriptionPlan } from "#contract/platform-billing/plans.ts";
import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import { purchasePlan } from "#contract/student-billing/checkout.ts";
import { makePixCharge } from "#contract/student-billing/pix-charges.ts";
import {
  announceChargePix,
  findStudentMoney,
  recordPayment,
  settlePayment,
} from "#contract/student-billing/student-payments.ts";
import { buildApp } from "../../../app.ts";
import { aStudent, aTrainer, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { CARDS } from "../../../testing/steps/cards.ts";
import { anOffer, aPurchase } from "../../../testing/steps/purchases.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";
import { askAboutWaitingPix } from "../pix-charges/workflows/settle-pix.ts";

const prumo = await startTestApp();
const { clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const SILENT = { error() {}, warn() {} };

/** Actions of a stranger, a student, a waiting buyer and the trainer. The buyer and the student buy with the e-mail of their account. */
const STEPS = [
  "stranger says Pix",
  "stranger agrees",
  "student pays by card",
  "student's card is lost",
  "student sees an old price",
  "student says Pix",
  "student makes a Pix",
  "Pix is asked about",
  "buyer pays by card",
  "trainer confirms",
  "trainer does not receive",
  "trainer records cash",
  "trainer edits the plan",
  "trainer approves",
  "trainer refuses",
] as const;
type Step = (typeof STEPS)[number];

const charged = new Set<string>();
const app = await buildApp({
  ...dependencies,
  payments: {
    ...payments,
    charge(charge) {
      charged.add(charge.key);
      return payments.charge(charge);
    },
  },
});

afterAll(() => app.close());

interface Scene {
  readonly trainer: Trainer;
  readonly student: TheirStudent;
  /** The e-mail of a buyer who waits for the trainer's approval, and their id. */
  readonly buyer: { readonly email: string; readonly id: number };
  readonly offer: { readonly slug: string; readonly id: number };
}

let callers = 0;
async function buy({ offer }: Scene, purchase: Parameters<typeof aPurchase>[1], value?: number): Promise<number> {
  const { rows } = await owner.query("select value_cents from subscription_plans where id = $1", [offer.id]);
  const body = { ...(await aPurchase(payments, purchase)), value: value ?? rows[0].value_cents / 100 };
  const headers = { "x-forwarded-for": `10.${20 + (callers >> 8)}.${callers++ & 255}.1` };
  return (await send(app, purchasePlan, { params: offer, body, headers })).status;
}

async function take(step: Step, scene: Scene): Promise<number> {
  const { trainer, student, buyer, offer } = scene;
  const { email } = student;
  if (step === "stranger says Pix") return buy(scene, { way: "pix", email });
  if (step === "stranger agrees") return buy(scene, { way: "agreed", email });
  if (step === "student pays by card") return buy(scene, { way: "card", email });
  if (step === "student's card is lost") return buy(scene, { way: "card", email, number: CARDS.lost });
  if (step === "student sees an old price") return buy(scene, { way: "card", email }, 1);
  if (step === "buyer pays by card") return buy(scene, { way: "card", email: buyer.email });
  if (step === "trainer edits the plan") {
    const value = 150 + (callers++ % 3) * 30;
    return (await send(app, updateSubscriptionPlan, { params: { id: offer.id }, body: { value }, as: trainer })).status;
  }
  if (step === "trainer approves" || step === "trainer refuses") {
    const body = { approved: step === "trainer approves" };
    return (await send(app, decideOnStudent, { params: { id: buyer.id }, body, as: trainer })).status;
  }
  if (step === "Pix is asked about") return askAboutWaitingPix(dependencies).then(() => 200);
  const { money } = (await send(app, findStudentMoney, { params: { id: student.id }, as: trainer })).body;
  const params = { id: student.id };
  if (step === "trainer records cash" || step === "student says Pix" || step === "student makes a Pix") {
    const [charge] = money.charges;
    if (!charge) return 200;
    if (step === "student makes a Pix") {
      const body = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: charge.open };
      const headers = { "x-forwarded-for": `10.${40 + (callers >> 8)}.${callers++ & 255}.1` };
      const path = { ...params, chargeId: charge.id };
      return (await send(app, makePixCharge, { params: path, body, as: student, headers })).status;
    }
    if (step === "student says Pix")
      return (await send(app, announceChargePix, { params: { ...params, chargeId: charge.id }, as: student })).status;
    const cash = { key: crypto.randomUUID(), charge_id: charge.id, purpose: "plan", method: "cash" } as const;
    const body = { ...cash, value: charge.open, received_on: "2026-03-02" };
    return (await sendAnything(app, recordPayment, { params, body, as: trainer })).status;
  }
  const pending = money.payments.find(({ state }) => state === "pending");
  if (!pending) return 200;
  const body = { received: step === "trainer confirms" };
  return (await send(app, settlePayment, { params: { ...params, paymentId: pending.id }, body, as: trainer })).status;
}

it("no cent is lost or taken twice and strangers announce nothing, in any order of purchases, answers and edits, some at once", {
  tags: "race",
  timeout: 120_000,
}, async () => {
  const atOnce = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 2, maxLength: 6 }), async (rounds) => {
      charged.clear();
      const trainer = await aTrainer(prumo);
      const offer = await anOffer(prumo, trainer);
      const student = await aStudent(prumo, trainer);
      const email = `buyer-${trainer.id}@exemplo.com.br`;
      const begun = { trainer, student, offer, buyer: { email, id: 0 } };
      await take("buyer pays by card", begun);
      await take("student pays by card", begun);
      const { rows: waiting } = await owner.query("select id from users where email = $1", [email]);
      const scene = { ...begun, buyer: { email, id: waiting[0].id } };
      for (const steps of rounds) {
        const statuses = await Promise.all(steps.map((step) => take(step, scene)));
        // A lost answer is 503 and asks for the same request; nothing is a defect.
        expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
      }
      clock.advance(11 * 60_000);
      await settleOpenCharges(dependencies, SILENT);
      await Promise.all([askAboutWaitingPix(dependencies), askAboutWaitingPix(dependencies)]);
      await settleOpenCharges(dependencies, SILENT);
      const { rows } = await owner.query(
        `select p.key, p.value_cents, p.state, p.origin, p.method from student_payments p
          where p.trainer_id = $1 and p.reverses_id is null
            and not exists (select from student_payments c where c.trainer_id = p.trainer_id and c.reverses_id = p.id)`,
        [trainer.id],
      );
      // The provider keeps exactly the payments of the trainer's accounts.
      const kept = new Set<string>();
      for (const key of charged) if ((await payments.find(key)).outcome === "paid") kept.add(key);
      const byCard = rows.filter(({ origin }) => origin === "card");
      expect(new Set(byCard.map(({ key }) => key))).toEqual(kept);
      expect((await owner.query("select from open_charges")).rowCount).toBe(0);
      const { rows: made } = await owner.query("select key from pix_charges where trainer_id = $1", [trainer.id]);
      const arrived = new Set<string>();
      for (const { key } of made) if ((await payments.findPix(key)).outcome === "paid") arrived.add(key);
      const byPix = rows.filter(({ origin, state }) => origin === "pix_charge" && state === "received");
      expect(new Set(byPix.map(({ key }) => key))).toEqual(arrived);
      const said = rounds.flat().filter((step) => step === "student says Pix").length;
      expect(rows.filter(({ origin }) => origin === "pix").length).toBeLessThanOrEqual(said);
      const { rows: charges } = await owner.query(
        `select c.received_cents, c.value_cents, coalesce(sum(p.value_cents) filter (where p.state = 'received'), 0)::int as paid
           from student_charges c
           left join student_payments p on p.trainer_id = c.trainer_id and p.charge_id = c.id
          where c.trainer_id = $1 group by c.id, c.received_cents, c.value_cents`,
        [trainer.id],
      );
      for (const { received_cents, value_cents, paid } of charges) {
        expect(received_cents).toBe(paid);
        expect(paid).toBeLessThanOrEqual(value_cents);
      }
      // The sandbox's clock and sessions go on from the same day for the next run.
      clock.advance(-11 * 60_000);
    }),
    {
      numRuns: 8,
      endOnFailure: true,
      examples: [
        [
          [
            ["stranger says Pix", "student pays by card"],
            ["buyer pays by card", "trainer refuses"],
          ],
        ],
        [
          [
            ["student makes a Pix", "student makes a Pix"],
            ["student pays by card", "trainer records cash", "student says Pix"],
          ],
        ],
        [
          [
            ["student says Pix"],
            ["student pays by card", "trainer confirms"],
            ["trainer edits the plan", "student pays by card"],
          ],
        ],
      ],
    },
  );
});
