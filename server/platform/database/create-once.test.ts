import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { createTutorial } from "#contract/catalogue/tutorials.ts";
import { IDEMPOTENCY_KEY } from "#contract/idempotency-key.ts";
import { createSubscriptionPlan, listSubscriptionPlans } from "#contract/platform-billing/plans.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { calls, isOpenTo, nameOf, successOf } from "../../testing/calls.ts";
import { adminExamples, exampleArguments } from "../../testing/examples/all.ts";
import type { Person } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { aWorld } from "../../testing/world.ts";
import { forgetCreations } from "./create-once.ts";
import { inSignInScope } from "./scope.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const world = await aWorld(prumo);
const { ana, bruno, joao, admin } = world;
const trainers = await exampleArguments(prumo, world);
const platforms = new Map([...trainers, ...(await adminExamples(prumo))]);

const PLAN = { name: "Consultoria", description: "", frequency: "monthly", value: 99.9 } as const;
const create = (as: Person, key: string, name = "Consultoria") =>
  send(app, createSubscriptionPlan, { body: { ...PLAN, name }, as, headers: { [IDEMPOTENCY_KEY]: key } });
const plansCalled = async (search: string, as: Person) =>
  (await send(app, listSubscriptionPlans, { querystring: { search, page: 1, limit: 50 }, as })).body.results.length;

describe("a creation whose answer was lost", () => {
  const creations = calls.filter(({ creates }) => creates);

  it.each(creations.map((call): [string, Call] => [nameOf(call), call]))(
    "is answered again and not made again: %s",
    async (name, call) => {
      const [as, examples] = isOpenTo(ana, call) ? [ana, trainers] : [admin, platforms];
      const example = examples.get(name);
      if (!example) throw new Error(`${name} has no example`);
      const key = randomUUID();
      const one = () => sendAnything(app, call, { ...example, as, headers: { [IDEMPOTENCY_KEY]: key } });
      const first = await one();
      const again = await one();
      expect(first.status).toBe(successOf(call));
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    },
  );

  it("is made once when it comes twice at once", { tags: "race" }, async () => {
    const key = randomUUID();
    const name = `Plano ${key}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ana, key, name)));
    expect(new Set(answers.map(({ body }) => body.plan.id)).size).toBe(1);
    expect(await plansCalled(name, ana)).toBe(1);
  });
});

describe("a key", () => {
  it("of another person or of another call is another creation", async () => {
    const key = randomUUID();
    const [anas, brunos, platform] = [await create(ana, key), await create(bruno, key), await create(admin, key)];
    const ids = [anas, brunos, platform].map(({ body }) => body.plan.id);
    expect(new Set(ids).size).toBe(3);
    const body = { name: "Um", description: "Um.", link: "", tutorial_type: 1, audience: "everyone" } as const;
    const tutorial = await send(app, createTutorial, { body, as: admin, headers: { [IDEMPOTENCY_KEY]: key } });
    expect(tutorial.body.tutorial.name).toBe("Um");
  });

  it("may stand in quotes, as the draft has it", async () => {
    const key = randomUUID();
    const quoted = await create(ana, `"${key}"`);
    expect((await create(ana, key)).body.plan.id).toBe(quoted.body.plan.id);
  });

  it("of a refused creation is free for the corrected one", async () => {
    const headers = { [IDEMPOTENCY_KEY]: randomUUID() };
    const starts_on = todayInSaoPaulo(Date.now());
    const assign = (plan_id: number) =>
      send(app, assignPlan, { params: { id: joao.id }, body: { plan_id, starts_on, due_day: 5 }, as: ana, headers });
    expect((await assign(99_999)).status).toBe(422);
    const { id } = (await create(ana, randomUUID())).body.plan;
    expect((await assign(id)).status).toBe(201);
  });

  it("that is no UUID is refused before anything is made", async () => {
    const answer = await create(ana, "de novo", "Nunca");
    expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
    expect(await plansCalled("Nunca", ana)).toBe(0);
  });

  it("is forgotten after a day", async () => {
    const key = randomUUID();
    const { id } = (await create(ana, key)).body.plan;
    await inSignInScope(database.db, forgetCreations);
    expect((await create(ana, key)).body.plan.id).toBe(id);
    await database.owner.query("update creations set created_at = now() - interval '25 hours'");
    await inSignInScope(database.db, forgetCreations);
    expect((await create(ana, key)).body.plan.id).not.toBe(id);
  });
});
