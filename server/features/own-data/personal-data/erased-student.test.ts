import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { fulfilErasure, listErasureRequests, requestErasure } from "#contract/own-data/personal-data.ts";
import { signIn } from "#contract/people/accounts.ts";
import { findStudent, listStudents, registerStudent } from "#contract/students/students.ts";
import { everyColumn } from "../../../testing/database/every-column.ts";
import { FOR_THE_ADMIN } from "../../../testing/database/row-security.ts";
import { once } from "../../../testing/once.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { aStudentDraft, type Person } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aFullLife } from "../../../testing/steps/full-life.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { app, dataDir, database, runDueJobs } = prumo;
const { owner } = database;
// Ids of ten digits: six are found by chance among microseconds and hashes.
await owner.query("select setval(pg_get_serial_sequence('users', 'id'), 1930000000)");
const { ana, joao, dora, admin } = await aWorld(prumo);
const { tables, mark, placesOf, snapshot, conditionsOf, rowsOf } = await everyColumn(owner);

const ask = (person: Person) => send(app, requestErasure, { body: { password: PASSWORD }, as: person });
const fulfil = (request_id: number, user_id: number) =>
  send(app, fulfilErasure, { body: { request_id, user_id }, as: admin });
const entering = ({ email, role }: Person) =>
  send(app, signIn, { body: { email, password: PASSWORD, students: role === "student" } });
const photosKept = () => readdirSync(join(dataDir, "files")).filter((name) => name.endsWith(".webp"));

describe("a student who is erased", () => {
  const WORD = "palavradojoao";
  const erased = { ...joao, email: `${WORD}@exemplo.com.br` };
  const ending = once(async () => {
    await aFullLife(prumo, joao);
    await mark(joao, WORD);
    await owner.query("update users set email = $1 where id = $2", [`${WORD}@exemplo.com.br`, joao.id]);
    const before = {
      rows: await rowsOf(joao),
      words: await placesOf(WORD),
      others: await snapshot(conditionsOf(joao)),
      photos: photosKept(),
    };
    const { id } = (await ask(erased)).body.erasure;
    const wrong = await fulfil(id, dora.id);
    const answer = await fulfil(id, joao.id);
    await runDueJobs();
    await runDueJobs();
    return { before, id, wrong, answer };
  });

  // A full life takes longer than a test may.
  beforeAll(async () => void (await ending()));

  it("had something in every table that holds students' data", async () => {
    const { before } = await ending();
    const empty = [...before.rows].filter(([table, count]) => count === 0 && !FOR_THE_ADMIN.includes(table));
    expect(empty).toEqual([]);
    expect(before.words).toEqual(
      expect.arrayContaining([
        "users.name",
        "students.contact_name",
        "evaluations.student",
        "training_entries.notes",
        "audit_log.device",
      ]),
    );
  });

  it("is the one whom the request names", async () => {
    const { wrong, answer } = await ending();
    expect([wrong.status, wrong.errors.code, answer.status]).toEqual([404, "not_found", 204]);
  });

  it("is found by no word in any column, and by id only where a record without a name stays", async () => {
    expect(await placesOf(WORD)).toEqual([]);
    expect(await placesOf(String(joao.id))).toEqual([
      "audit_log.actor_id",
      "audit_log.user_id",
      "consents.user_id",
      "erasure_requests.user_id",
      "users.email",
      "users.id",
    ]);
    const { rows } = await owner.query("select role, name, email, is_active from users where id = $1", [joao.id]);
    expect(rows).toEqual([
      { role: "erased", name: "Pessoa removida", email: `removida-${joao.id}@removida.invalid`, is_active: false },
    ]);
  });

  it("takes the photo and the copies along, and nobody else's row or file", async () => {
    const { before } = await ending();
    expect(before.photos).toHaveLength(1);
    expect(photosKept()).toEqual([]);
    expect(readdirSync(join(dataDir, "files/exports"))).toEqual([]);
    const after = await snapshot(conditionsOf(joao));
    const others = ["audit_log", "admin_acts", "request_counts", "secret_tries", "student_payments"];
    for (const table of tables.filter((name) => !others.includes(name)))
      expect([table, after.get(table)]).toEqual([table, before.others.get(table)]);
  });

  it("leaves the trainer the payments and receipt numbers, without whose they were", async () => {
    await ending();
    const { rows } = await owner.query(
      "select student_id, charge_id, value_cents, receipt_number from student_payments where trainer_id = $1",
      [ana.id],
    );
    expect(rows).toEqual([{ student_id: null, charge_id: null, value_cents: 10_000, receipt_number: 1 }]);
  });

  it("is signed out and cannot sign in, and the trainer finds one student less", async () => {
    expect((await send(app, currentUser, { querystring: {}, as: erased })).status).toBe(401);
    expect((await entering(erased)).status).toBe(401);
    const { users, meta } = (await send(app, listStudents, { querystring: {}, as: ana })).body;
    expect([users.map((one) => one.id), meta.total_count]).toEqual([[dora.id], 1]);
    expect((await send(app, findStudent, { params: { id: joao.id }, as: ana })).status).toBe(404);
  });

  it("is told by a last mail, and the address is free again", async () => {
    const last = (await mailsTo(prumo, erased.email)).at(-1);
    expect(last?.subject).toBe("Seus dados no Prumo foram excluídos");
    const again = await send(app, registerStudent, {
      body: { student: aStudentDraft({ email: erased.email }) },
      as: ana,
    });
    expect(again.status).toBe(201);
  });

  it("stands in the administrator's list without a name", async () => {
    const { id } = await ending();
    const { requests } = (await send(app, listErasureRequests, { querystring: { state: "handled" }, as: admin })).body;
    expect(requests.find((request) => request.id === id)).toMatchObject({
      state: "fulfilled",
      user_id: joao.id,
      person: null,
    });
    expect((await fulfil(id, joao.id)).errors.code).toBe("erasure_handled");
  });
});
