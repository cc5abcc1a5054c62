import { beforeAll, describe, expect, it } from "vitest";
import * as calls from "#contract/sharing/shared-links.ts";
import { endOfDay } from "#domain/calendar-date.ts";
import { SHARED_LINK_OPENINGS, SHARED_LINK_TRIES } from "#domain/shared-links.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { name: "João Prado", birthdate: "1990-05-17" });
const carla = await aStudent(prumo, bruno);
let cycle: { readonly id: number; readonly macroId: number; readonly mesoId: number };

beforeAll(async () => {
  cycle = (await aPrescribedMesocycle(prumo, joao)).path;
});

const documentOf = (document: "trainings" | "evaluation"): calls.SharedDocument => ({
  document,
  macrocycle_id: cycle.macroId,
  mesocycle_id: cycle.mesoId,
});

const share = (body: calls.SharedDocument, as = ana) =>
  send(app, calls.shareDocument, { params: { id: joao.id }, body, as });

async function tokenOf(document: "trainings" | "evaluation") {
  const { status, body } = await share(documentOf(document));
  expect(status).toBe(201);
  return { linkId: body.link.id, token: body.url.slice(body.url.lastIndexOf("/") + 1) };
}

const open = (token: string, birth_date?: string) =>
  send(app, calls.openSharedLink, { params: { token }, body: { ...(birth_date && { birth_date }) } });
const read = (token: string) => send(app, calls.readSharedTrainings, { params: { token } });
const find = (token: string) => send(app, calls.findSharedLink, { params: { token } });
const list = async () => (await send(app, calls.listSharedLinks, { params: { id: joao.id }, as: ana })).body.links;

describe("a shared link", () => {
  it("opens a training at once, without signing in, and records each opening without the full address", async () => {
    const { token, linkId } = await tokenOf("trainings");
    const page = await find(token);
    expect(page.body).toMatchObject({ document: "trainings", student: "João Prado", asks_birth_date: false });
    const answer = await open(token);
    expect(answer.status).toBe(200);
    expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await list()).find(({ id }) => id === linkId)).toMatchObject({ state: "open", openings: 1 });
    const { rows } = await database.owner.query("select network from shared_link_openings where shared_link_id = $1", [
      linkId,
    ]);
    expect(rows).toEqual([{ network: "127.0.0.0/24" }]);
  });

  it("asks for the birth date before an evaluation; the fifth wrong one ends the link", async () => {
    const right = await tokenOf("evaluation");
    expect((await find(right.token)).body.asks_birth_date).toBe(true);
    const asked = await open(right.token);
    expect(asked.status).toBe(422);
    expect(Object.keys(asked.errors.fields ?? {})).toEqual(["birth_date"]);
    expect((await open(right.token, "1990-05-17")).status).toBe(200);

    const { token, linkId } = await tokenOf("evaluation");
    for (let tries = 0; tries < SHARED_LINK_TRIES; tries++) {
      expect((await open(token, "1990-05-18")).errors.code).toBe("birth_date_wrong");
    }
    expect((await open(token, "1990-05-17")).status).toBe(404);
    expect((await find(token)).status).toBe(404);
    expect((await list()).find(({ id }) => id === linkId)).toMatchObject({
      state: "locked",
      openings: 0,
      last_opening: null,
    });
  });

  it("opens twenty times, also when all come at once", { tags: "race" }, async () => {
    const { token, linkId } = await tokenOf("evaluation");
    await database.owner.query(
      `insert into shared_link_openings (trainer_id, student_id, shared_link_id, opened_at)
       select $1, $2, $3, now() from generate_series(1, $4)`,
      [ana.id, joao.id, linkId, SHARED_LINK_OPENINGS - 1],
    );
    const read = () => open(token, "1990-05-17");
    const answers = await Promise.all([read(), read(), read()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await list()).find(({ id }) => id === linkId)?.state).toBe("used_up");
  });

  it("to a training is read on its page until the cycle ends; a device's first reading in a day is recorded", async () => {
    const { token, linkId } = await tokenOf("trainings");
    const first = await read(token);
    const [training] = first.body.trainings;
    expect(training?.name).toBe("Treino A");
    expect(training?.exercises.length).toBeGreaterThan(0);
    await read(token);
    expect((await list()).find(({ id }) => id === linkId)).toMatchObject({ state: "open", openings: 1 });
    await database.owner.query(
      `insert into shared_link_openings (trainer_id, student_id, shared_link_id, opened_at)
       select $1, $2, $3, now() from generate_series(1, $4)`,
      [ana.id, joao.id, linkId, SHARED_LINK_OPENINGS],
    );
    expect((await read(token)).status).toBe(200);
    const { rows } = await database.owner.query("select end_date from mesocycles where id = $1", [cycle.mesoId]);
    expect((await find(token)).body.expires_at).toBe(new Date(endOfDay(rows[0].end_date)).toISOString());
    expect((await read((await tokenOf("evaluation")).token)).status).toBe(404);
  });

  it("that ended names who to ask", async () => {
    const { token, linkId } = await tokenOf("trainings");
    await send(app, calls.revokeSharedLink, { params: { id: joao.id, linkId }, as: ana });
    expect((await find(token)).errors.detail).toContain(`Peça outro a ${ana.name}.`);
    expect((await read(token)).status).toBe(404);
    expect((await find("x".repeat(43))).errors.detail).toContain("Peça outro a quem o enviou.");
  });

  it("ends when the trainer takes it back, and after seven days", async () => {
    const { token, linkId } = await tokenOf("trainings");
    const params = { id: joao.id, linkId };
    expect((await send(app, calls.revokeSharedLink, { params, as: bruno })).status).toBe(404);
    expect((await send(app, calls.revokeSharedLink, { params, as: ana })).status).toBe(204);
    expect((await send(app, calls.revokeSharedLink, { params, as: ana })).status).toBe(204);
    expect((await open(token)).status).toBe(404);

    const old = await tokenOf("trainings");
    const later = (seconds: number) =>
      database.owner.query(
        "update shared_links set expires_at = $2::timestamptz + make_interval(secs => $3) where id = $1",
        [old.linkId, clock.now(), seconds],
      );
    await later(1);
    expect((await open(old.token)).status).toBe(200);
    await later(0);
    expect((await open(old.token)).status).toBe(404);
  });

  it("is listed for thirty days, and while it opens, so that it can be taken back", async () => {
    const { token, linkId } = await tokenOf("trainings");
    await open(token);
    await database.owner.query(
      "update shared_links set created_at = $2::timestamptz - interval '31 days', expires_at = $2::timestamptz + interval '60 days' where id = $1",
      [linkId, clock.now()],
    );
    const found = async () => (await list()).find(({ id }) => id === linkId);
    expect(await found()).toMatchObject({
      state: "open",
      openings: 1,
      last_opening: { opened_at: expect.any(String) },
    });
    await send(app, calls.revokeSharedLink, { params: { id: joao.id, linkId }, as: ana });
    expect(await found()).toBeUndefined();
  });

  it("ends with the student's account", async () => {
    const { token } = await tokenOf("trainings");
    const switchTo = (active: boolean) =>
      database.owner.query("update users set is_active = $2 where id = $1", [joao.id, active]);
    await switchTo(false);
    expect((await open(token)).status).toBe(404);
    await switchTo(true);
    expect((await open(token)).status).toBe(200);
  });

  it("is made of the own students' cycles alone, and of an evaluation only with a birth date", async () => {
    expect((await share(documentOf("trainings"), bruno)).status).toBe(404);
    const foreign = { params: { id: carla.id }, body: documentOf("trainings"), as: bruno };
    expect((await send(app, calls.shareDocument, foreign)).status).toBe(404);
    await database.owner.query("update students set birthdate = null where id = $1", [joao.id]);
    expect((await share(documentOf("evaluation"))).errors.code).toBe("birth_date_missing");
    await database.owner.query("update students set birthdate = '1990-05-17' where id = $1", [joao.id]);
  });

  it("goes to the student by mail", async () => {
    const params = { id: joao.id };
    const { body } = await send(app, calls.mailDocument, { params, body: documentOf("trainings"), as: ana });
    expect(body.email).toBe(joao.email);
    const letter = (await mailsTo(prumo, joao.email)).at(-1);
    const [, token = ""] = /\/compartilhado\/([\w-]{43})/.exec(letter?.text ?? "") ?? [];
    expect((await open(token)).status).toBe(200);
  });

  it.each(["trainings", "evaluation"] as const)(
    "of a removed cycle says that there is nothing: %s",
    async (document) => {
      const { token } = await tokenOf(document);
      await database.owner.query("update shared_links set document = jsonb_set(document, '{mesocycle_id}', '999999')");
      expect((await open(token, "1990-05-17")).status).toBe(404);
    },
  );
});
