import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { fulfilErasure, requestErasure } from "#contract/own-data/personal-data.ts";
import { findStudent } from "#contract/students/students.ts";
import { everyColumn } from "../../../testing/database/every-column.ts";
import {
  CATALOGUES,
  FOR_THE_ADMIN,
  PUBLISHED,
  SIGNING_IN,
  WRITTEN_BY_THE_ADMIN,
} from "../../../testing/database/row-security.ts";
import { once } from "../../../testing/once.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { type Person, signedIn } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aFullLife } from "../../../testing/steps/full-life.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { app, clock, dataDir, database, runDueJobs } = prumo;
const { owner } = database;
// Ids of ten digits: six are found by chance among microseconds and hashes.
await owner.query("select setval(pg_get_serial_sequence('users', 'id'), 1930000000)");
const { ana, dora, bruno, carla, admin } = await aWorld(prumo);
const { tables, mark, placesOf, snapshot, conditionsOf, rowsOf } = await everyColumn(owner);

const ask = (person: Person) => send(app, requestErasure, { body: { password: PASSWORD }, as: person });
const fulfil = (request_id: number, user_id: number, as: Bearer) =>
  send(app, fulfilErasure, { body: { request_id, user_id }, as });
const photosKept = () => readdirSync(join(dataDir, "files")).filter((name) => name.endsWith(".webp"));

/** Nothing of a person can be here: shared by everybody, or kept by hashes alone. */
const OF_NOBODY = [
  ...CATALOGUES,
  ...WRITTEN_BY_THE_ADMIN,
  ...PUBLISHED,
  // A challenge belongs to a person who is signed in, and to nobody yet while somebody signs in.
  ...SIGNING_IN.filter((table) => table !== "passkey_challenges"),
  ...FOR_THE_ADMIN,
];

describe("a trainer who is erased", () => {
  const WORD = "palavradaana";
  const ending = once(async () => {
    clock.advance(DAY_MS);
    for (const person of [ana, dora]) {
      const fresh = { ...person, ...(await signedIn(prumo, person)) };
      await aFullLife(prumo, fresh);
    }
    const session = { ...ana, ...(await signedIn(prumo, ana)) };
    const doras = { ...dora, ...(await signedIn(prumo, dora)) };
    await ask(doras);
    const office = await signedIn(prumo, admin);
    const before = { rows: await rowsOf(ana), others: await snapshot(conditionsOf(ana)) };
    await mark(ana, WORD);
    await owner.query("update users set email = id || $1 where trainer_id = $2 and role <> 'erased'", [
      `${WORD}@exemplo.com.br`,
      ana.id,
    ]);
    const places = await placesOf(WORD);
    const { id } = (await ask(session)).body.erasure;
    const answer = await fulfil(id, ana.id, office);
    await runDueJobs();
    await runDueJobs();
    return { before, places, answer, session, doras };
  });

  // A full life takes longer than a test may.
  beforeAll(async () => void (await ending()));

  it("had something in every table that belongs to somebody", async () => {
    const { before, places } = await ending();
    const covered = [...before.rows].filter(([, count]) => count > 0).map(([table]) => table);
    expect([...covered, ...OF_NOBODY].sort()).toEqual([...tables].sort());
    expect(places.length).toBeGreaterThan(30);
  });

  it("takes the whole tenant along: no word in any column, and ids only where the tax office or a proof needs them", async () => {
    const { answer } = await ending();
    expect(answer.status).toBe(204);
    // The brand of a charged card and the platform's plans that were sold, which identify no person.
    expect(await placesOf(WORD)).toEqual([
      "invoices.plan_name",
      "payments.card_brand",
      "payments.plan_name",
      "subscriptions.plan_name",
    ]);
    expect(await placesOf("52998224725")).toEqual([]);
    expect(await placesOf(String(ana.id))).toEqual([
      "audit_log.actor_id",
      "audit_log.trainer_id",
      "audit_log.user_id",
      "consents.user_id",
      "erasure_requests.user_id",
      "invoices.trainer_id",
      "payments.trainer_id",
      "price_notices.trainer_id",
      "renewal_notices.trainer_id",
      "subscriptions.trainer_id",
      "trainers.trainer_id",
      "users.email",
      "users.id",
      "users.trainer_id",
    ]);
    expect(await placesOf(String(dora.id))).toEqual([
      "audit_log.actor_id",
      "audit_log.user_id",
      "consents.user_id",
      "erasure_requests.user_id",
      "users.email",
      "users.id",
    ]);
  });

  it("keeps what was paid, without the card", async () => {
    const { rows } = await owner.query(
      `select p.value_cents, status, p.card_last4, s.card_last4 as kept_last4, card_reference, state from payments p
         join subscriptions s on s.trainer_id = p.trainer_id and s.id = subscription_id where p.trainer_id = $1`,
      [ana.id],
    );
    expect(rows).toEqual([
      {
        value_cents: 9900,
        status: "paid",
        card_last4: null,
        kept_last4: null,
        card_reference: null,
        state: "canceled",
      },
    ]);
  });

  it("leaves strangers as they were", async () => {
    const { before } = await ending();
    const after = await snapshot(conditionsOf(ana));
    for (const table of tables.filter(
      (name) => !["audit_log", "admin_acts", "request_counts", "secret_tries"].includes(name),
    ))
      expect([table, after.get(table)]).toEqual([table, before.others.get(table)]);
    expect((await send(app, findStudent, { params: { id: carla.id }, as: bruno })).status).toBe(200);
  });

  it("signs everybody out, tells the students, and answers what they had asked", async () => {
    const { session, doras } = await ending();
    for (const person of [session, doras])
      expect((await send(app, currentUser, { querystring: {}, as: person })).status).toBe(401);
    const told = (await mailsTo(prumo, `${dora.id}${WORD}@exemplo.com.br`)).at(-1);
    expect(told?.subject).toBe("Sua conta no Prumo foi encerrada");
    const { rows } = await owner.query("select state from erasure_requests where user_id = $1 and state <> 'refused'", [
      dora.id,
    ]);
    expect(rows).toEqual([{ state: "fulfilled" }]);
    expect(photosKept()).toEqual([]);
  });
});
