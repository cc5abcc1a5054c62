import { describe, expect, it } from "vitest";
import * as calls from "#contract/platform-billing/plans.ts";
import { anAdmin, aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

const DRAFT = {
  name: "Consultoria",
  description: "Treinos e avaliações.",
  frequency: "semiannually",
  value: 1099.9,
} as const;

const create = async (as: Person, changes: Partial<calls.PlanDraft> = {}) => {
  const { status, body } = await send(app, calls.createSubscriptionPlan, { body: { ...DRAFT, ...changes }, as });
  expect(status).toBe(201);
  return body.plan;
};
const list = (querystring: Record<string, unknown>, as: Person) =>
  sendAnything(app, calls.listSubscriptionPlans, { querystring, as });
const names = async (querystring: Record<string, unknown>, as: Person) =>
  (await list(querystring, as)).body.results.map(({ name }) => name);
const find = (id: number, as: Person) => send(app, calls.findSubscriptionPlan, { params: { id }, as });
const change = (id: number, body: calls.PlanChange, as: Person) =>
  send(app, calls.updateSubscriptionPlan, { params: { id }, body, as });
const remove = (id: number, as: Person) => send(app, calls.removeSubscriptionPlan, { params: { id }, as });
const sold = async () => (await send(app, calls.listPlans, {})).body.plans;

describe("a plan", () => {
  it("of a trainer is written, changed, closed and removed by its trainer", async () => {
    const { id, ...written } = await create(ana);
    expect(written).toEqual({ ...DRAFT, is_active: true, personal_id: ana.id });
    const changes = { name: "Consultoria online", value: 0.29, description: "" };
    expect((await change(id, changes, ana)).body.plan).toMatchObject({ ...changes, description: null });
    expect((await change(id, { is_active: false }, ana)).body.plan).toMatchObject({
      name: "Consultoria online",
      value: 0.29,
      is_active: false,
    });
    expect((await remove(id, ana)).status).toBe(204);
    expect((await find(id, ana)).status).toBe(404);
    expect((await change(id, { is_active: true }, ana)).status).toBe(404);
    expect((await remove(id, ana)).status).toBe(404);
    expect(await names({}, ana)).toEqual([]);
  });

  it("of the platform is the administrator's; trainers read the active ones and change none", async () => {
    const { id, personal_id } = await create(admin, { name: "Equipe" });
    expect(personal_id).toBeNull();
    expect(await names({ owner_by: "master" }, ana)).toContain("Equipe");
    expect((await find(id, ana)).status).toBe(200);
    expect((await change(id, { value: 1 }, ana)).status).toBe(404);
    expect((await remove(id, ana)).status).toBe(404);
    await change(id, { is_active: false }, admin);
    expect(await names({ owner_by: "master" }, ana)).not.toContain("Equipe");
    expect((await find(id, ana)).status).toBe(404);
    expect(await names({ owner_by: "master" }, admin)).toContain("Equipe");
    await remove(id, admin);
  });

  it("of a trainer is hidden from other trainers, the administrator and students", async () => {
    const { id } = await create(ana);
    for (const stranger of [bruno, admin]) {
      expect((await find(id, stranger)).status).toBe(404);
      expect((await change(id, { value: 1 }, stranger)).status).toBe(404);
      expect((await remove(id, stranger)).status).toBe(404);
      expect((await list({ owner_by: "personal_trainer", owner_by_id: ana.id }, stranger)).status).toBe(404);
    }
    expect((await list({}, joao)).status).toBe(403);
    expect(await names({ owner_by: "personal_trainer", owner_by_id: ana.id }, ana)).toEqual(["Consultoria"]);
    await remove(id, ana);
  });

  it("that is in use is hidden when it is removed, and stays what was sold", async () => {
    const { id } = await create(admin, { name: "Vendido", frequency: "monthly", value: 50 });
    const { rows } = await database.owner.query(
      "update subscriptions set plan_id = $1 where trainer_id = $2 returning period_end::text",
      [id, bruno.id],
    );
    await change(id, { value: 75 }, admin);
    expect((await remove(id, admin)).status).toBe(204);
    expect(await names({}, admin)).not.toContain("Vendido");
    expect((await sold()).map(({ name }) => name)).not.toContain("Vendido");
    const kept = await database.owner.query(
      "select plan_id, period_end::text from subscriptions where trainer_id = $1",
      [bruno.id],
    );
    expect(kept.rows).toEqual([{ plan_id: id, ...rows[0] }]);
  });

  it("takes two changes at once, one after the other", { tags: "race" }, async () => {
    const { id } = await create(ana);
    const [one, other] = await Promise.all([change(id, { value: 10 }, ana), change(id, { name: "Outro" }, ana)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await find(id, ana)).body.plan).toMatchObject({ value: 10, name: "Outro" });
    const removals = await Promise.all([remove(id, ana), remove(id, ana)]);
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describe("the list of plans", () => {
  it("is found by name or value, the newest first, twelve on a page", async () => {
    for (let month = 1; month <= 12; month++) await create(bruno, { name: `Plano ${month}`, value: 100 + month });
    await create(bruno, { name: "Avaliação", value: 1234.5 });
    await create(bruno, { name: "Pacote 149", value: 149.9 });
    const first = await list({}, bruno);
    expect(first.body.total).toBe(14);
    expect(first.body.results.map(({ name }) => name).slice(0, 3)).toEqual(["Pacote 149", "Avaliação", "Plano 12"]);
    expect(first.body.results).toHaveLength(12);
    expect(await names({ page: 2 }, bruno)).toEqual(["Plano 2", "Plano 1"]);
    expect(await names({ search: "AVALIACAO" }, bruno)).toEqual(["Avaliação"]);
    for (const search of ["R$ 1.234,50", "1234,50", "1234.5", "1.234"])
      expect([search, await names({ search }, bruno)]).toEqual([search, ["Avaliação"]]);
    for (const search of ["149,90", "149.90", "pacote 149,9"])
      expect([search, await names({ search }, bruno)]).toEqual([search, ["Pacote 149"]]);
    // An amount is whole, not any value with this digit in it.
    for (const search of ["R$ 1", "R$ 49", "R$ 234", "R$ 0", "149,1"])
      expect([search, await names({ search }, bruno)]).toEqual([search, []]);
    for (const search of ["R$ 149", "R$149,9", "R$ 149,90", "Pacote R$ 149,"])
      expect([search, await names({ search }, bruno)]).toEqual([search, ["Pacote 149"]]);
    expect(await names({ search: "R$ 112" }, bruno)).toEqual(["Plano 12"]);
    expect(await names({ search: "plano 12" }, bruno)).toEqual(["Plano 12"]);
    expect((await list({ search: "R$" }, bruno)).body.total).toBe(14);
    expect((await list({ search: "%" }, bruno)).body).toEqual({ results: [], total: 0 });
  });
});

describe("a plan that cannot be", () => {
  it.each([
    ["a blank name", { name: "  " }, "name"],
    ["no frequency", { frequency: "weekly" }, "frequency"],
    ["no value", { value: 0 }, "value"],
    ["a value below one centavo", { value: 0.009 }, "value"],
    ["half a centavo", { value: 10.005 }, "value"],
    ["a value of six figures", { value: 100_000 }, "value"],
  ])("with %s is refused at the field", async (_, changes, field) => {
    const body = { ...DRAFT, ...changes };
    const answer = await sendAnything(app, calls.createSubscriptionPlan, { body, as: ana });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors.fields ?? {})).toEqual([field]);
  });

  it("without a name says what the form says", async () => {
    const { name: _, ...body } = DRAFT;
    for (const nameless of [body, { ...body, name: "" }, { ...body, name: null }])
      expect(
        (await sendAnything(app, calls.createSubscriptionPlan, { body: nameless, as: ana })).errors.fields,
      ).toEqual({ name: "Campo obrigatório" });
  });

  it.each([0.01, 99_999.99])("is not one of %s reais", async (value) => {
    const { id } = await create(ana, { value });
    expect((await find(id, ana)).body.plan.value).toBe(value);
    await remove(id, ana);
  });
});

describe("what is sold", () => {
  it("are the platform's four frequencies of one name, each against its months", async () => {
    const group = { name: "Quatro" };
    await create(admin, { ...group, frequency: "monthly", value: 100 });
    await create(admin, { ...group, frequency: "bimonthly", value: 190 });
    await create(admin, { ...group, frequency: "semiannually", value: 540 });
    await create(admin, { ...group, frequency: "yearly", value: 960 });
    await create(ana, { ...group, frequency: "monthly", value: 1 });
    const offer = (value: number, max_installments: number, discount_in_percent: number) => ({
      id: expect.any(Number),
      value,
      max_installments,
      discount_in_percent,
    });
    expect((await sold()).find(({ name }) => name === "Quatro")).toEqual({
      name: "Quatro",
      description: DRAFT.description,
      monthly: offer(100, 1, 0),
      bimonthly: offer(190, 1, 5),
      semiannually: offer(540, 1, 10),
      yearly: offer(960, 12, 20),
    });
  });

  it("has no discount without a monthly plan of the same name", async () => {
    await create(admin, { name: "Só anual", frequency: "yearly", value: 960 });
    expect((await sold()).find(({ name }) => name === "Só anual")).toMatchObject({
      monthly: null,
      bimonthly: null,
      semiannually: null,
      yearly: { discount_in_percent: 0 },
    });
  });
});
