import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { findProgression } from "#contract/execution/progression.ts";
import type { MicrocyclePath } from "#contract/planning/cycles.ts";
import { findMicrocycle, updateMicrocycle } from "#contract/planning/microcycles.ts";
import { copyWeek, findWeekCopy, undoWeekCopy, type WeekCopyDraft } from "#contract/planning/week-copies.ts";
import { saveLoadSteps } from "#contract/prescription/load-steps.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { saveReadiness } from "#contract/students/readiness.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import {
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  saveMicrocycle,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

type Draft = z.input<typeof WeekCopyDraft>;

/** Four weeks from 2 March on, of which the first has two trainings with loads of 40 kg. */
async function aFirstWeek(student = joao) {
  const { path, weeks: created, microcycle } = await aPrescribedMicrocycle(prumo, student);
  const [first, second, third, fourth] = created;
  if (!first || !second || !third || !fourth) throw new Error("a mesocycle of four weeks has four");
  const weeks = [first, second, third, fourth] as const;
  const { trainings, lock_version } = await saveMicrocycle(
    prumo,
    { student, path },
    {
      trainings: microcycle.trainings.map((training) => ({
        ...training,
        exercises: training.exercises.map(({ sq: _sq, order: _order, exercise, ...row }) => ({
          ...row,
          exercise: [exercise].flat().map(({ id }) => ({ id })),
          carga: 40,
        })),
      })),
    },
  );
  const draft: Draft = {
    microcycle_id: path.microId,
    lock_version,
    weeks: weeks.slice(1).map(({ microId }) => ({ microcycle_id: microId, lock_version: 0 })),
    rule: { kind: "kilograms", kg: 5 },
  };
  const copy = (changes: Partial<Draft> = {}, as: Bearer = ana) =>
    send(app, copyWeek, { params: path, body: { ...draft, ...changes }, as });
  return { path, weeks, trainings, draft, copy };
}

const read = async (path: MicrocyclePath) =>
  (await send(app, findMicrocycle, { params: path, as: ana })).body.microcycle;
const readAll = (paths: readonly MicrocyclePath[]) => Promise.all(paths.map(read));
const undo = (path: MicrocyclePath) => send(app, undoWeekCopy, { params: path, as: ana });
const latest = async (path: MicrocyclePath) =>
  (await send(app, findWeekCopy, { params: path, as: ana })).body.week_copy;

/** By SQL, because those weeks are still to come. */
const train = (trainingId: number) =>
  prumo.database.owner.query(
    `insert into training_executions
       (trainer_id, student_id, training_id, training_key, training_name, day, note, recorded_by, versions, overruled)
     select trainer_id, student_id, id, id, name, '2026-03-09'::date + position, '', 'student', '[]', '[]'
       from trainings where id = $1`,
    [trainingId],
  );

const loads = (trainings: readonly Training[]) =>
  trainings.map(({ exercises }) => exercises.map(({ carga, series }) => [series, carga]));

describe("a copied week", () => {
  it("goes to the following weeks with a rule for all, one for a row, a lighter week, and what was typed", async () => {
    const { weeks, trainings, copy } = await aFirstWeek();
    const [a, b] = trainings.flatMap(({ exercises }) => exercises.map(({ id }) => id));
    const answer = await copy({
      rows: [{ entry_id: b ?? 0, rule: { kind: "same" } }],
      deload: { every: 4, sets_percent: 50, load_percent: 50 },
      cells: [{ microcycle_id: weeks[1].microId, entry_id: a ?? 0, series: 5, carga: "47,5" }],
    });
    expect(answer.status).toBe(201);
    const written = (await readAll(weeks)).map((week) => loads(week.trainings));
    expect(written[1]?.[0]).toEqual([
      [5, 47.5],
      [4, 40],
    ]);
    expect(written[2]?.[0]?.[1]).toEqual([4, 40]);
    expect(written[2]?.[0]?.[0]?.[0]).toBe(3);
    expect(written[3]?.[0]?.map(([series]) => series)).toEqual([2, 2]);
    const later = written[2]?.[0]?.[0]?.[1] ?? 0;
    expect(later).toBeGreaterThan(40);
    expect(written[3]?.[0]?.[0]?.[1]).toBeLessThan(later);
  });

  it("that is lighter is not what the next cycle goes on from, until that is undone", async () => {
    const maria = await aStudent(prumo, ana);
    const { path, weeks, copy } = await aFirstWeek(maria);
    const dates = { start_date: "2026-03-30", end_date: "2026-04-26" };
    const next = await anEvaluatedMesocycle(prumo, maria, dates, path);
    const originOf = async () => {
      const query = { params: { id: maria.id }, querystring: { mesocycle: next.path.mesoId }, as: ana };
      return (await send(app, findProgression, query)).body.origin?.start_date;
    };
    await copy({ deload: { every: 4, sets_percent: 50, load_percent: 40 } });
    const [, , third, fourth] = await readAll(weeks);
    expect(await originOf()).toBe(third?.start_date);
    await undo(path);
    await copy({ weeks: weeks.slice(1).map(({ microId }) => ({ microcycle_id: microId, lock_version: 2 })) });
    expect(await originOf()).toBe(fourth?.start_date);
  });

  it("makes trainings of their own, which can be edited before the week is evaluated", async () => {
    const { weeks, trainings, copy } = await aFirstWeek();
    await copy();
    const [, second] = await readAll(weeks);
    const ids = new Set(trainings.map(({ id }) => id));
    expect(second?.was_evaluated).toBe(false);
    expect(second?.trainings.filter(({ id }) => ids.has(id))).toEqual([]);
    const saved = await sendAnything(app, updateMicrocycle, {
      params: weeks[1],
      body: {
        lock_version: 1,
        trainings: second?.trainings.map(({ id, weekdays }) => ({
          id,
          weekdays,
          exercise_type: [{ name: "Resistido", value: "resistence" }],
          muscle_group: [{ id: 1, name: "" }],
        })),
      },
      as: ana,
    });
    expect(saved.status).toBe(200);
  });

  it("may be another mesocycle's trainings, from the first week on", async () => {
    const { mesocycle } = await aPrescribedMesocycle(prumo, joao);
    const { path, weeks } = await aMesocycleOfWeeks(prumo, joao);
    const body: Draft = {
      mesocycle_id: mesocycle.id,
      lock_version: mesocycle.lock_version,
      weeks: weeks.map(({ microId }) => ({ microcycle_id: microId, lock_version: 0 })),
      rule: { kind: "repetitions", repetitions: 1 },
    };
    expect((await send(app, copyWeek, { params: path, body, as: ana })).status).toBe(201);
    const maxima = (await readAll(weeks)).map(({ trainings }) => trainings[0]?.exercises[0]?.max_reps);
    expect(maxima).toEqual([12, 13, 14, 15]);
  });

  it("is written to all weeks or to none, and twice at once only once", { tags: "race" }, async () => {
    const { weeks, draft, copy } = await aFirstWeek();
    const stale = await copy({ weeks: draft.weeks.map((week, index) => ({ ...week, lock_version: index })) });
    expect(stale.status).toBe(409);
    expect((await copy({ lock_version: draft.lock_version + 1 })).status).toBe(409);
    const crossed = await copy({
      cells: [
        {
          microcycle_id: weeks[3].microId,
          entry_id: (await read(weeks[0])).trainings[0]?.exercises[0]?.id ?? 0,
          min_reps: 20,
        },
      ],
    });
    expect([crossed.status, crossed.errors.detail]).toEqual([
      422,
      "As repetições máximas devem ficar acima das mínimas.",
    ]);
    expect((await readAll(weeks.slice(1))).map(({ trainings }) => trainings)).toEqual([[], [], []]);
    const answers = await Promise.all([copy(), copy()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("replaces a week that has trainings only when that is said, and names it", async () => {
    const { weeks, draft, copy } = await aFirstWeek();
    await copy({ weeks: draft.weeks.slice(0, 2) });
    const versions = draft.weeks.map((week, index) => ({ ...week, lock_version: index < 2 ? 1 : 0 }));
    const refused = await copy({ weeks: versions });
    expect([refused.status, refused.errors.detail]).toEqual([
      422,
      "Microciclo 2 e Microciclo 3 já têm treinos. Diga se são substituídos.",
    ]);
    const replaced = await copy({
      weeks: versions.map((week) => ({ ...week, replaces: true })),
      rule: { kind: "same" },
    });
    expect(replaced.body.week_copy.weeks.map(({ replaced }) => replaced)).toEqual([true, true, false]);
    expect(loads((await read(weeks[1])).trainings)[0]?.[0]).toEqual([3, 40]);
  });

  it("never replaces a week that was trained", async () => {
    const { weeks, draft, copy } = await aFirstWeek();
    await copy();
    const [, second] = await readAll(weeks);
    const [training] = second?.trainings ?? [];
    if (!training) throw new Error("the second week has trainings");
    await train(training.id);
    const again = await copy({ weeks: draft.weeks.map((week) => ({ ...week, lock_version: 1, replaces: true })) });
    expect(again.errors.detail).toBe("Microciclo 2 já foi treinado e não muda mais.");
    expect((await latest(weeks[0]))?.can_be_undone).toBe(false);
    expect((await undo(weeks[0])).errors.detail).toBe("Microciclo 2 já foi treinado e não muda mais.");
  });
});

describe("undoing a copied week", () => {
  it("gives all weeks what they had, once", async () => {
    const { path, weeks, draft, copy } = await aFirstWeek();
    await copy({ weeks: draft.weeks.slice(0, 1), rule: { kind: "same" } });
    const before = loads((await read(weeks[1])).trainings);
    await copy({
      weeks: draft.weeks.map((week, index) => ({ ...week, lock_version: index === 0 ? 1 : 0, replaces: true })),
    });
    expect(await latest(path)).toMatchObject({ can_be_undone: true });
    expect((await undo(path)).status).toBe(204);
    const after = (await readAll(weeks.slice(1))).map(({ trainings }) => loads(trainings));
    expect(after).toEqual([before, [], []]);
    expect(await latest(path)).toBeNull();
    expect((await undo(path)).status).toBe(404);
  });

  it("is refused once one of the weeks was changed", async () => {
    const { path, weeks, copy } = await aFirstWeek();
    await copy();
    await saveMicrocycle(prumo, { student: joao, path: weeks[2] }, { name: "Semana leve" });
    expect((await latest(path))?.can_be_undone).toBe(false);
    expect((await undo(path)).status).toBe(409);
  });
});

describe("a copy is refused", () => {
  it("of and to another trainer's weeks (404), and to weeks of another mesocycle", async () => {
    const { path, copy } = await aFirstWeek();
    const { weeks: others } = await aMesocycleOfWeeks(prumo, joao);
    expect((await copy({}, bruno)).status).toBe(404);
    expect((await send(app, findWeekCopy, { params: path, as: bruno })).status).toBe(404);
    expect((await copy({ weeks: [{ microcycle_id: others[1]?.microId ?? 0, lock_version: 0 }] })).status).toBe(404);
  });

  it("to the copied week itself, from a week without trainings, and in a mesocycle without weeks", async () => {
    const { path, weeks, draft, copy } = await aFirstWeek();
    const itself = await copy({ weeks: [{ microcycle_id: path.microId, lock_version: draft.lock_version }] });
    expect(itself.errors.detail).toBe("Escolha semanas depois da que é copiada.");
    const empty = await copy({
      microcycle_id: weeks[1].microId,
      lock_version: 0,
      weeks: draft.weeks.slice(1),
    });
    expect(empty.errors.detail).toBe("Esta semana não tem treinos para copiar.");
    const params = await aMesocycle(prumo, joao);
    const without = await send(app, copyWeek, { params, body: draft, as: ana });
    expect([without.status, without.errors.code]).toEqual([422, "without_microcycles"]);
  });
});

it("rounds a programme to the loads that the trainer has", async () => {
  const { path, weeks, copy } = await aFirstWeek();
  const found = await send(app, findWeekCopy, { params: path, as: ana });
  const { load_steps } = found.body;
  const steps = [load_steps.machine_step_kg, load_steps.cable_step_kg];
  expect(steps).toEqual([5, 5]);
  const coarse = { ...load_steps, plates_kg: [10], dumbbell_step_kg: 10, heavy_dumbbell_step_kg: 10 };
  const body = { ...coarse, machine_step_kg: 10, cable_step_kg: 10, kettlebell_step_kg: 10 };
  await send(app, saveLoadSteps, { body, as: ana });
  await copy({ rule: { kind: "kilograms", kg: 6 } });
  const [, second] = await readAll(weeks);
  const kg = (second?.trainings ?? []).flatMap(({ exercises }) => exercises.flatMap(({ carga }) => carga ?? []));
  expect(kg.length).toBeGreaterThan(0);
  expect(kg.filter((one) => (one - 40) % 10 !== 0)).toEqual([]);
  await send(app, saveLoadSteps, { body: load_steps, as: ana });
});

describe("a change from a week on", () => {
  const body = (trainings: readonly Training[], change: object) =>
    trainings.map(({ exercises, ...training }) => ({
      ...training,
      exercises: exercises.map(({ sq: _sq, order: _order, exercise, ...row }) => ({
        ...row,
        exercise: [exercise].flat().map(({ id }) => ({ id })),
        ...change,
      })),
    }));
  const change = async (path: MicrocyclePath, figures: object, and_following: true | number[]) => {
    const { lock_version, trainings } = await read(path);
    const sent = { lock_version, trainings: body(trainings, figures), and_following };
    const answer = await sendAnything(app, updateMicrocycle, { params: path, body: sent, as: ana });
    expect(answer.status).toBe(200);
    const { microcycle } = answer.body;
    return "changed_weeks" in microcycle ? microcycle.changed_weeks : undefined;
  };

  it("is made in the later weeks where they still say the same, and taken back in those that it changed", async () => {
    const { weeks, copy } = await aFirstWeek();
    await copy();
    const before = (await readAll(weeks)).map(({ trainings }) => loads(trainings));
    const later = weeks.slice(1).map(({ microId }) => microId);
    expect(await change(weeks[0], { carga: 42, observacao: "Devagar." }, true)).toEqual(later);
    const changed = await readAll(weeks);
    expect(changed.slice(1).map(({ trainings }) => loads(trainings))).toEqual(before.slice(1));
    const notes = changed.flatMap(({ trainings }) => trainings.flatMap(({ exercises }) => exercises));
    expect(new Set(notes.map(({ observacao }) => observacao))).toEqual(new Set(["Devagar."]));
    expect(changed.map(({ lock_version }) => lock_version).slice(1)).toEqual([2, 2, 2]);
    expect(await change(weeks[0], { carga: 40, observacao: "Rápido." }, later.slice(0, 1))).toEqual(later.slice(0, 1));
    const [, second, third] = await readAll(weeks);
    expect(second?.trainings[0]?.exercises[0]?.observacao).toBe("Rápido.");
    expect(third?.trainings[0]?.exercises[0]?.observacao).toBe("Devagar.");
  });

  it("leaves a training alone that was trained, and the weeks before", async () => {
    const { weeks, copy } = await aFirstWeek();
    await copy();
    const third = await read(weeks[2]);
    for (const { id } of third.trainings) await train(id);
    expect(await change(weeks[1], { observacao: "Rápido." }, true)).toEqual([weeks[3].microId]);
    const [first, , trained] = await readAll(weeks);
    const noteOf = (week: typeof first) => week?.trainings[0]?.exercises[0]?.observacao;
    expect([noteOf(first), noteOf(trained)]).not.toContain("Rápido.");
  });
});

it("says that nothing is to rise while the screening waits for a clearance, and not after it", async () => {
  const { path } = await aFirstWeek();
  const noteNow = async () => (await send(app, findWeekCopy, { params: path, as: ana })).body.raise_note;
  expect(await noteNow()).toBeNull();
  const answers = { ...NOT_ASKED, is_active: false, diseases: ["heart" as const], signs: [] };
  const screened = { ...answers, wished_intensity: "moderate" as const, medicines: [] };
  await send(app, saveReadiness, { params: { id: joao.id }, body: { answers: screened }, as: ana });
  expect(await noteNow()).toBe("Triagem: Liberação médica antes de começar. Até lá, mantenha as cargas e as séries.");
  const cleared_on = todayInSaoPaulo(prumo.clock.now().getTime());
  const cleared = { ...screened, cleared_on, cleared_for: "moderate" as const };
  await send(app, saveReadiness, { params: { id: joao.id }, body: { answers: cleared }, as: ana });
  expect(await noteNow()).toBeNull();
});
