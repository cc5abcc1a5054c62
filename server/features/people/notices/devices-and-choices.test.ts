import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signOut } from "#contract/people/accounts.ts";
import * as calls from "#contract/people/notices.ts";
import { buildApp } from "../../../app.ts";
import { signedIn } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { holdAfter } from "../../../testing/services/held-database.ts";
import { PUSH_HOST, startPushService } from "../../../testing/services/push-service.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { noticesOf } from "../../../testing/steps/delivered-notices.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const service = await startPushService();
const prumo = await startTestApp({ push: service.push });
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { aTrainersStudent, aDevice, choose, arrivedAt, titlesAt, everythingDue, byTheClock } = noticesOf(prumo, service);

describe("a device", () => {
  const listed = async (as: Bearer) => (await send(app, calls.findNotices, { as })).body.notices.devices;

  it("whose browser ended the subscription is forgotten; one whose service is away is tried again", async () => {
    const { joao } = await aTrainersStudent();
    const [gone, away, fine] = [await aDevice(joao), await aDevice(joao), await aDevice(joao)];
    service.answer(gone, 410);
    service.answer(away, 503);
    await aPrescribedMesocycle(prumo, joao);
    await everythingDue();
    expect(await listed(joao)).toHaveLength(2);
    expect([arrivedAt(away), arrivedAt(fine)]).toMatchObject([[], [{}]]);
    service.answer(away, 0);
    await everythingDue();
    expect([titlesAt(away), titlesAt(fine)]).toEqual([["Seu treino está pronto"], ["Seu treino está pronto"]]);
  });

  it("is one however often it is switched on, and belongs to whoever did it last", async () => {
    const { ana, joao } = await aTrainersStudent();
    const body = service.subscribe(randomUUID());
    await send(app, calls.addNoticeDevice, { body, as: ana });
    await send(app, calls.addNoticeDevice, { body, as: ana });
    expect(await listed(ana)).toMatchObject([{ name: "Dispositivo desconhecido", is_current: true }]);
    await send(app, calls.addNoticeDevice, { body, as: joao });
    expect([await listed(ana), await listed(joao)]).toMatchObject([[], [{ is_current: true }]]);
  });

  it("is not kept for a session that was ended while it was switched on", { tags: "race" }, async () => {
    const { joao } = await aTrainersStudent();
    const held = holdAfter(0, dependencies.db);
    const slow = await buildApp({ ...dependencies, db: held.db });
    const adding = send(slow, calls.addNoticeDevice, { body: service.subscribe(randomUUID()), as: joao });
    await held.reached;
    await owner.query("delete from sessions where user_id = $1", [joao.id]);
    held.release();
    expect((await adding).status).toBe(401);
    await slow.close();
    expect((await owner.query("select from notice_devices where user_id = $1", [joao.id])).rowCount).toBe(0);
  });

  it("goes with the session that is ended, and outlives one that expires", async () => {
    const { joao } = await aTrainersStudent();
    const session = await signedIn(prumo, joao);
    await aDevice(session);
    expect(await listed(joao)).toMatchObject([{ is_current: false }]);
    await send(app, signOut, { as: session });
    expect(await listed(joao)).toEqual([]);
    await aDevice(joao);
    clock.advance(8 * DAY_MS);
    await byTheClock("forget_expired_access");
    expect(await listed(await signedIn(prumo, joao))).toMatchObject([{ is_current: false }]);
    clock.advance(-8 * DAY_MS);
  });

  it("is one of ten at most: the oldest makes room", async () => {
    const { joao } = await aTrainersStudent();
    for (let count = 0; count < 11; count++) await aDevice(joao);
    expect(await listed(joao)).toHaveLength(10);
  });

  it("of a service that nobody knows is refused: the server knocks at no stranger's door", async () => {
    const { joao } = await aTrainersStudent();
    const { keys } = service.subscribe("x");
    for (const host of ["127.0.0.1", "localhost:3000", `${PUSH_HOST}.evil.example`, `user@evil.example`]) {
      const { status, errors } = await send(app, calls.addNoticeDevice, {
        body: { endpoint: `https://${host}/x`, keys },
        as: joao,
      });
      expect([host, status, errors.code]).toEqual([host, 422, "invalid"]);
    }
    const plain = await send(app, calls.addNoticeDevice, {
      body: { endpoint: `http://${PUSH_HOST}/x`, keys },
      as: joao,
    });
    expect(plain.status).toBe(422);
  });

  it("can be tried, and says when it hears no more", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    const [device] = await listed(joao);
    const params = { id: device?.id ?? 0 };
    expect((await send(app, calls.tryNoticeDevice, { params, as: joao })).status).toBe(204);
    expect(titlesAt(phone)).toEqual(["Aviso de teste"]);
    service.answer(phone, 500);
    expect((await send(app, calls.tryNoticeDevice, { params, as: joao })).status).toBe(503);
    service.answer(phone, 404);
    const gone = await send(app, calls.tryNoticeDevice, { params, as: joao });
    expect([gone.status, gone.errors.detail]).toEqual([
      404,
      "Este aparelho não recebe mais avisos. Ative de novo nele.",
    ]);
    expect(await listed(joao)).toEqual([]);
  });
});

describe("the choices", () => {
  it("have defaults by role, and keep what is not said", async () => {
    const { ana, joao } = await aTrainersStudent();
    const { notices } = (await send(app, calls.findNotices, { as: joao })).body;
    expect(notices).toMatchObject({
      training_at: "07:00",
      quiet_hours: { from: "22:00", until: "07:00" },
      devices: [],
    });
    expect(notices.public_key).toBe(service.push.publicKey);
    expect(notices.choices.map(({ kind }) => kind)).toEqual([
      "training_today",
      "training_changed",
      "comment",
      "evaluation_due",
      "payment_due",
    ]);
    const chosen = { kind: "comment", push: false, mail: false } as const;
    await choose(joao, { choices: [chosen], training_at: "05:30", quiet_hours: null });
    const others = [{ kind: "payment_due" as const, push: true, mail: false }];
    const { body } = await choose(joao, { choices: others, training_at: "05:30", quiet_hours: null });
    expect(body.notices).toMatchObject({ training_at: "05:30", quiet_hours: null });
    expect(body.notices.choices).toEqual(expect.arrayContaining([chosen, ...others]));
    expect((await send(app, calls.findNotices, { as: ana })).body.notices.choices.map(({ kind }) => kind)).toEqual([
      "pain",
      "missed_trainings",
      "comment",
      "pix_announced",
    ]);
  });

  it("take half hours, and two of them for the quiet hours", async () => {
    const { joao } = await aTrainersStudent();
    const odd = await choose(joao, { training_at: "07:10" });
    expect([odd.status, odd.errors.fields]).toEqual([422, { training_at: "Escolha uma hora da lista" }]);
    const same = await choose(joao, { quiet_hours: { from: "22:00", until: "22:00" } });
    expect([same.status, same.errors.fields]).toEqual([422, { quiet_hours: "Escolha dois horários diferentes" }]);
  });
});
