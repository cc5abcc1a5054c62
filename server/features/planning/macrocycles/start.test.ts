import { describe, expect, it } from "vitest";
import { proposeMacrocycle } from "#contract/planning/macrocycles.ts";
import { listMesocycles } from "#contract/planning/mesocycles.ts";
import { createMacrocycle } from "#contract/planning/periodisations.ts";
import { findStudent } from "#contract/students/students.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aMacrocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);

const aMacrocycleDraft = { name: "Hipertrofia", items_to_be_evaluated: [] };
const aFirstMesocycle = { name: "Mesociclo 1", goal: "Ganho de massa", start_date: "2026-03-02", weeks: 4 };

describe("a periodisation that starts with its first mesocycle", () => {
  it("has both, and the weeks as microcycles", async () => {
    const student = await aStudent(prumo, ana);
    const { status, body } = await send(app, createMacrocycle, {
      params: { id: student.id },
      body: { ...aMacrocycleDraft, mesocycle: aFirstMesocycle },
      as: ana,
    });
    expect(status).toBe(201);
    expect(body.macrocycle).toMatchObject({ mesocycles_count: 1, start_date: "2026-03-02", end_date: "2026-03-29" });
    const listed = await send(app, listMesocycles, {
      params: { id: student.id, macroId: body.macrocycle.id },
      as: ana,
    });
    expect(listed.body.mesocycles).toMatchObject([{ name: "Mesociclo 1", goal: "Ganho de massa", weeks: 4 }]);
    expect(listed.body.mesocycles[0]?.microcycles).toHaveLength(4);
  });

  it("has neither when the mesocycle cannot be saved", async () => {
    const student = await aStudent(prumo, ana);
    const answer = await sendAnything(app, createMacrocycle, {
      params: { id: student.id },
      body: { ...aMacrocycleDraft, mesocycle: { ...aFirstMesocycle, weeks: null, end_date: "2026-03-01" } },
      as: ana,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors.fields ?? {})).toEqual(["mesocycle.end_date"]);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect(body.student.macrocycles).toEqual([]);
  });

  it("is not another trainer's to start", async () => {
    const student = await aStudent(prumo, ana);
    const answer = await send(app, createMacrocycle, {
      params: { id: student.id },
      body: { ...aMacrocycleDraft, mesocycle: aFirstMesocycle },
      as: await aTrainer(prumo),
    });
    expect(answer.status).toBe(404);
  });
});

describe("the proposal for a new macrocycle", () => {
  it("is the protocol that the trainer used last and that covers the student", async () => {
    const trainer = await aTrainer(prumo);
    const [young, older] = [
      await aStudent(prumo, trainer, { birthdate: "2001-05-05", gender: "female" }),
      await aStudent(prumo, trainer, { birthdate: "1980-05-05", gender: "female" }),
    ];
    const proposedTo = async (student: { readonly id: number }) =>
      (await send(app, proposeMacrocycle, { params: { id: student.id }, as: trainer })).body.skinfold_protocol;

    expect(await proposedTo(young)).toBe("Guedes - 3 Dobras");
    await aMacrocycle(prumo, older, { skinfold_protocol: "Pollock - 3 Dobras" });
    await aMacrocycle(prumo, older, { skinfold_protocol: "Guedes - 3 Dobras" });
    expect(await proposedTo(young)).toBe("Guedes - 3 Dobras");
    expect(await proposedTo(older)).toBe("Pollock - 3 Dobras");
  });

  it("is as many weeks as the trainer's last periodisation began with, if they are whole", async () => {
    const trainer = await aTrainer(prumo);
    const student = await aStudent(prumo, trainer);
    const proposedWeeks = async (as = trainer) =>
      (await send(app, proposeMacrocycle, { params: { id: student.id }, as })).body.weeks;
    const start = (mesocycle: object) =>
      sendAnything(app, createMacrocycle, {
        params: { id: student.id },
        body: { ...aMacrocycleDraft, mesocycle: { ...aFirstMesocycle, weeks: null, ...mesocycle } },
        as: trainer,
      });

    expect(await proposedWeeks()).toBeNull();
    await start({ end_date: "2026-04-26" });
    expect(await proposedWeeks()).toBe(8);
    await start({ start_date: "2026-05-04", end_date: "2026-05-20" });
    expect(await proposedWeeks()).toBeNull();
  });

  it("knows nothing of what other trainers use", async () => {
    const [one, other] = [await aTrainer(prumo), await aTrainer(prumo)];
    await aMacrocycle(prumo, await aStudent(prumo, one), { skinfold_protocol: "Petroski - 4 Dobras" });
    const student = await aStudent(prumo, other, { birthdate: "2001-05-05", gender: "female" });
    const { body } = await send(app, proposeMacrocycle, { params: { id: student.id }, as: other });
    expect(body.skinfold_protocol).toBe("Guedes - 3 Dobras");
  });
});
