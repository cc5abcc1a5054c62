import { describe, expect, it } from "vitest";
import {
  dismissAdvice,
  findPrescriptionCheck,
  findVolumeBand,
  saveVolumeBand,
} from "#contract/prescription/prescription-checks.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const admin = await anAdmin(prumo);
const joao = await aStudent(prumo, ana);
const KEY = "rest:1:7";

const bandOf = async (as: typeof ana) => (await send(app, findVolumeBand, { as })).body.volume_band;
const params = { id: joao.id };
const dismissedOf = async () => (await send(app, findPrescriptionCheck, { params, as: ana })).body.dismissed;
const dismiss = (dismissed: boolean, key = KEY) =>
  send(app, dismissAdvice, { params, body: { key, dismissed }, as: ana });

describe("the band of weekly sets", () => {
  it("is 10 to 20 until the trainer chooses one, for the own tenant alone", async () => {
    expect(await bandOf(ana)).toEqual({ min: 10, max: 20 });
    const answer = await send(app, saveVolumeBand, { body: { min: 8, max: 16 }, as: ana });
    expect(answer.body.volume_band).toEqual({ min: 8, max: 16 });
    expect(await bandOf(ana)).toEqual({ min: 8, max: 16 });
    expect(await bandOf(bruno)).toEqual({ min: 10, max: 20 });
    const { body } = await send(app, findPrescriptionCheck, { params, as: ana });
    expect(body.volume_band).toEqual({ min: 8, max: 16 });
  });

  it("of a student begins at 4 for beginners and for health, until the trainer chooses one", async () => {
    const carla = await aTrainer(prumo);
    const [novice, trained] = [await aStudent(prumo, carla), await aStudent(prumo, carla)];
    const bandOfStudent = async ({ id }: typeof novice) =>
      (await send(app, findPrescriptionCheck, { params: { id }, as: carla })).body.volume_band;
    const years = { start_date: "2025-01-01", end_date: "2026-03-31", goal: "Hipertrofia" };
    await aPrescribedMesocycle(prumo, trained, years);
    expect(await bandOfStudent(novice)).toEqual({ min: 4, max: 20 });
    expect(await bandOfStudent(trained)).toEqual({ min: 10, max: 20 });
    await send(app, saveVolumeBand, { body: { min: 8, max: 16 }, as: carla });
    expect([await bandOfStudent(novice), await bandOfStudent(trained)]).toEqual([
      { min: 8, max: 16 },
      { min: 8, max: 16 },
    ]);
  });

  it("chosen twice at once is one of the two", { tags: "race" }, async () => {
    const bands = [
      { min: 9, max: 18 },
      { min: 11, max: 21 },
    ];
    const answers = await Promise.all(bands.map((body) => send(app, saveVolumeBand, { body, as: ana })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(bands).toContainEqual(await bandOf(ana));
  });

  it.each([
    [{ min: 20, max: 20 }, { max: "O máximo precisa ser maior que o mínimo" }],
    [{ min: 0, max: 20 }, { min: "De 1 a 60 séries" }],
    [{ min: 10, max: 61 }, { max: "De 1 a 60 séries" }],
    [{ min: 9.5, max: 20 }, { min: "De 1 a 60 séries" }],
  ])("is refused as %o", async (body, fields) => {
    const answer = await sendAnything(app, saveVolumeBand, { body, as: ana });
    expect([answer.status, answer.errors?.fields]).toEqual([422, fields]);
  });

  it("reaches from 1 to 60", async () => {
    expect((await send(app, saveVolumeBand, { body: { min: 1, max: 60 }, as: ana })).status).toBe(200);
  });
});

describe("reading what the check of a student goes by", () => {
  it("stands in the student's log of accesses", async () => {
    const other = await aStudent(prumo, ana);
    await send(app, findPrescriptionCheck, { params: { id: other.id }, as: ana });
    const { rows } = await prumo.database.owner.query(
      "select actor_id, subject, action from audit_log where user_id = $1 and subject <> 'account'",
      [other.id],
    );
    expect(rows).toEqual([{ actor_id: ana.id, subject: "registration", action: "read" }]);
  });
});

describe("a dismissed advice", () => {
  it("stays dismissed for its student, however often it is, until that is taken back", async () => {
    const other = await aStudent(prumo, ana);
    const answers = await Promise.all([dismiss(true), dismiss(true)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await dismissedOf()).toEqual([KEY]);
    const elsewhere = await send(app, findPrescriptionCheck, { params: { id: other.id }, as: ana });
    expect(elsewhere.body.dismissed).toEqual([]);
    await dismiss(false);
    await dismiss(false);
    expect(await dismissedOf()).toEqual([]);
  });

  it("is nothing of another trainer's or the student's", async () => {
    await dismiss(true);
    const body = { key: "rest:1:8", dismissed: true };
    for (const [as, status] of [
      [bruno, 404],
      [joao, 403],
    ] as const) {
      expect((await send(app, findPrescriptionCheck, { params, as })).status).toBe(status);
      expect((await send(app, dismissAdvice, { params, body, as })).status).toBe(status);
      expect((await send(app, dismissAdvice, { params, body: { key: KEY, dismissed: false }, as })).status).toBe(
        status,
      );
    }
    expect(await dismissedOf()).toEqual([KEY]);
    await dismiss(false);
  });

  it("can be seen and dismissed in support", async () => {
    const body = { key: "rest:1:9", dismissed: true };
    expect((await send(app, dismissAdvice, { params, body, as: admin })).status).toBe(204);
    const answer = await send(app, findPrescriptionCheck, { params, as: admin });
    expect(answer.body).toMatchObject({ dismissed: [body.key], volume_band: { min: 1, max: 60 } });
  });

  it("has a key of 1 to 300 characters", async () => {
    expect((await dismiss(true, "x".repeat(300))).status).toBe(204);
    expect(
      (await sendAnything(app, dismissAdvice, { params, body: { key: "x".repeat(301), dismissed: true }, as: ana }))
        .status,
    ).toBe(422);
    expect(
      (await sendAnything(app, dismissAdvice, { params, body: { key: "", dismissed: true }, as: ana })).status,
    ).toBe(422);
  });
});
