import { describe, expect, it } from "vitest";
import { findMesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { cycleCallsAs, STALE } from "../../../testing/steps/cycle-calls.ts";
import {
  aMacrocycle,
  aMesocycle,
  aPrescribedMesocycle,
  aTraining,
  evaluate,
  evaluationBody,
  type MesocyclePath,
  save,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { put, putMesocycle } = cycleCallsAs(prumo, ana);

describe("a mesocycle that was created without weeks", () => {
  const counted = async (path: MesocyclePath) =>
    (await database.owner.query("select from microcycles where mesocycle_id = $1", [path.mesoId])).rowCount;

  it("gets its microcycles later, ends with the last one, and keeps its evaluation", async () => {
    const path = await aMesocycle(prumo, joao);
    const { evaluated_items } = await evaluate(prumo, { student: joao, path });
    const answer = await putMesocycle(path, { lock_version: 0, goal: "Força", end_date: "2031-01-01", weeks: 3 });
    expect(answer.status).toBe(200);
    const { mesocycle } = answer.body;
    const dates = { start_date: "2026-02-23", end_date: "2026-03-15", weeks: 3 };
    expect(mesocycle).toMatchObject({ ...dates, lock_version: 1, was_evaluated: true, evaluated_items });
    expect(mesocycle.microcycles.map((one) => [one.name, one.goal, one.start_date, one.end_date])).toEqual([
      ["Microciclo 1", "Força", "2026-02-23", "2026-03-01"],
      ["Microciclo 2", "Força", "2026-03-02", "2026-03-08"],
      ["Microciclo 3", "Força", "2026-03-09", "2026-03-15"],
    ]);

    const again = await putMesocycle(path, { lock_version: 1, weeks: 4 });
    expect([again.status, again.errors.fields]).toEqual([
      422,
      { weeks: "A quantidade de microciclos não pode ser alterada após a criação do mesociclo." },
    ]);
    const [, week] = mesocycle.microcycles;
    const evaluated = await put({ ...path, microId: week?.id ?? 0 }, evaluationBody());
    expect(evaluated.body.microcycle.was_evaluated).toBe(true);
  });

  it("gets them from another first day, and none when its whole body comes back without", async () => {
    const path = await aMesocycle(prumo, joao);
    const unchanged = await putMesocycle(path, { lock_version: 0, name: "Base", weeks: null });
    expect(unchanged.body.mesocycle).toMatchObject({ name: "Base", weeks: null, microcycles: [] });
    const { body } = await putMesocycle(path, { lock_version: 1, start_date: "2026-03-02", weeks: 1 });
    expect(body.mesocycle).toMatchObject({ start_date: "2026-03-02", end_date: "2026-03-08", weeks: 1 });
    expect(body.mesocycle.microcycles).toMatchObject([{ start_date: "2026-03-02", end_date: "2026-03-08" }]);
  });

  it("gets none that would reach into another's days", async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    const path = await aMesocycle(prumo, joao, {}, macrocycle);
    await aMesocycle(prumo, joao, { name: "Base", start_date: "2026-03-28", end_date: "2026-04-24" }, macrocycle);
    const answer = await putMesocycle(path, { lock_version: 0, weeks: 5 });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycles_overlap", detail: 'O período coincide com "Base" (28/03/2026 - 24/04/2026)' },
    ]);
    expect(await counted(path)).toBe(0);
    expect((await putMesocycle(path, { lock_version: 0, weeks: 4 })).status).toBe(200);
  });

  it("that has trainings keeps them, and gets weeks once they are gone", async () => {
    const { path } = await aPrescribedMesocycle(prumo, joao);
    for (const trainings of [undefined, []]) {
      const answer = await putMesocycle(path, { lock_version: 1, weeks: 4, trainings });
      expect([answer.status, answer.errors]).toEqual([
        422,
        {
          code: "cycle_has_training",
          detail: "Este mesociclo já tem treinos. Remova-os antes de definir as semanas.",
        },
      ]);
    }
    await save(prumo, { student: joao, path }, { trainings: [] });
    const mixed = await putMesocycle(path, { lock_version: 2, weeks: 4, trainings: [aTraining()] });
    expect([mixed.status, mixed.errors.code]).toEqual([422, "training_in_microcycles"]);
    expect((await putMesocycle(path, { lock_version: 2, weeks: 4 })).body.mesocycle.microcycles).toHaveLength(4);
  });

  it("that is over gets none", async () => {
    const path = await aMesocycle(prumo, joao, { start_date: "2026-02-01", end_date: "2026-02-28" });
    const answer = await putMesocycle(path, { lock_version: 0, weeks: 8 });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycle_finished", detail: "Este ciclo já terminou e não pode mais ser alterado." },
    ]);
    expect(await counted(path)).toBe(0);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["no week", { weeks: 0 }, { weeks: "O valor mínimo é 1" }],
    ["13 weeks", { weeks: 13 }, { weeks: "O valor máximo é 12" }],
    ["half a week", { weeks: 1.5 }, { weeks: "Campo com formato inválido" }],
    ["weeks beyond the calendar", { start_date: "9999-12-01", weeks: 12 }, { start_date: "Data inválida" }],
  ])("cannot get %s", async (_, change, fields) => {
    const path = await aMesocycle(prumo, joao);
    const body = { lock_version: 0, ...change };
    const answer = await sendAnything(app, updateMesocycle, { params: path, body, as: ana });
    expect([answer.status, answer.errors.fields]).toEqual([422, fields]);
  });

  it("given weeks by two windows at once gets those of one; the other is told", { tags: "race" }, async () => {
    const path = await aMesocycle(prumo, joao);
    const answers = await Promise.all([3, 5].map((weeks) => putMesocycle(path, { lock_version: 0, weeks })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toEqual(STALE);
    expect(await counted(path)).toBe(answers[0]?.status === 200 ? 3 : 5);
  });

  it("given weeks while a neighbour moves onto those days: one is saved, the other is told", {
    tags: "race",
  }, async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    const path = await aMesocycle(prumo, joao, {}, macrocycle);
    const later = { start_date: "2026-06-01", end_date: "2026-06-30" };
    const neighbour = await aMesocycle(prumo, joao, later, macrocycle);
    const answers = await Promise.all([
      putMesocycle(path, { lock_version: 0, weeks: 6 }),
      putMesocycle(neighbour, { lock_version: 0, start_date: "2026-03-30" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors.code).toBe("cycles_overlap");
    expect(await counted(path)).toBe(answers[0]?.status === 200 ? 6 : 0);
  });

  it("given weeks while a training is prescribed has the one or the other, never both", { tags: "race" }, async () => {
    const path = await aMesocycle(prumo, joao);
    await evaluate(prumo, { student: joao, path });
    const trainings = [aTraining()];
    const answers = await Promise.all([
      putMesocycle(path, { lock_version: 0, weeks: 4 }),
      putMesocycle(path, { lock_version: 0, trainings }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { mesocycle } = (await send(app, findMesocycle, { params: path, as: ana })).body;
    expect(mesocycle.trainings.length > 0).toBe(mesocycle.weeks === null);
  });

  it("is given none by another trainer, nor by the student", async () => {
    const path = await aMesocycle(prumo, joao);
    for (const [as, status] of [[bruno, 404] as const, [joao, 403] as const]) {
      const answer = await send(app, updateMesocycle, { params: path, body: { lock_version: 0, weeks: 4 }, as });
      expect(answer.status).toBe(status);
    }
    expect(await counted(path)).toBe(0);
  });
});
