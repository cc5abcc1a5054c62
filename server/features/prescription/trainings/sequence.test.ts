import { describe, expect, it } from "vitest";
import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { findStudentSignals } from "#contract/execution/signals.ts";
import { findStudentTrends } from "#contract/execution/trends.ts";
import { findStudentDashboard } from "#contract/overview/student-dashboards.ts";
import type { MesocyclePath } from "#contract/planning/cycles.ts";
import { createMesocycle, type Mesocycle } from "#contract/planning/mesocycles.ts";
import { findMicrocycle, updateMicrocycle } from "#contract/planning/microcycles.ts";
import { copyTrainings } from "#contract/planning/training-copies.ts";
import { readSharedTrainings, shareDocument } from "#contract/sharing/shared-links.ts";
import { aStudent } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycleDraft,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aTraining,
  evaluateMicrocycle,
  resisted,
  save,
  saveMicrocycle,
} from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";

// Today is Monday, 2 March 2026.
const { testApp, app, database, ana, joao, prescribe, exercise, read } = await startPrescribing();
const DAYS = ["sunday", "monday", "wednesday", "friday", "saturday"] as const;

const REFUSED = {
  code: "weekdays_in_sequence",
  detail: "Neste ciclo os treinos são feitos em sequência: eles não têm dia da semana.",
};

const sequenced = (letters: string) =>
  [...letters].map((letter) =>
    aTraining({ name: `Treino ${letter}`, weekdays: [], exercises: [resisted([exercise("resistence")])] }),
  );

async function aSequence(letters = "ABC", student = joao, changes: Parameters<typeof aMesocycleDraft>[0] = {}) {
  const cycle = await anEvaluatedMesocycle(testApp, student, { training_mode: "sequence", ...changes });
  const { body } = await prescribe(cycle, sequenced(letters));
  return { ...cycle, mesocycle: body.mesocycle };
}

const daysOf = ({ trainings }: Pick<Mesocycle, "trainings">) => trainings.map(({ weekdays }) => weekdays.join());

const change = (path: MesocyclePath, { lock_version }: Mesocycle, training_mode: "weekdays" | "sequence") =>
  save(testApp, { student: { ...joao, id: path.id }, path }, { lock_version, training_mode });

const isNamed = (name: string) => (training: { readonly name: string }) => training.name === name;

describe("the trainings of a sequence", () => {
  it("have an order, no weekdays, and may be more than the days of a week", async () => {
    const { mesocycle } = await aSequence("ABCDEFGHI");
    expect(mesocycle.training_mode).toBe("sequence");
    expect(mesocycle.trainings.map(({ name }) => name.at(-1)).join("")).toBe("ABCDEFGHI");
    expect(daysOf(mesocycle).join("")).toBe("");
  });

  it("are refused with a weekday", async () => {
    const onMonday = await prescribe(await aSequence("A"), [aTraining({ weekdays: ["1"] })]);
    expect([onMonday.status, onMonday.errors]).toEqual([422, REFUSED]);
  });

  it("keep the order in which they are sent", async () => {
    const cycle = await aSequence("ABC");
    const [a, b, c] = asSent(cycle.mesocycle);
    const { body } = await prescribe(cycle, [c, a, b]);
    expect(body.mesocycle.trainings.map(({ name }) => name)).toEqual(["Treino C", "Treino A", "Treino B"]);
    expect(body.mesocycle.trainings.map(({ id }) => id)).toEqual([c, a, b].map((one) => one?.id));
  });

  it("are copied from a cycle with weekdays without them, and into one get the student's days in turn", async () => {
    const source = await aPrescribedMesocycle(testApp, joao);
    const target = await anEvaluatedMesocycle(testApp, joao, { training_mode: "sequence" });
    const copy = (from: number, to: number) =>
      send(app, copyTrainings, {
        querystring: { idStudent: joao.id, idMesocyclesOrigin: from, idMesocycles: to },
        as: ana,
      });
    expect((await copy(source.path.mesoId, target.path.mesoId)).status).toBe(201);
    expect(daysOf(await read(target))).toEqual(["", ""]);
    const other = await anEvaluatedMesocycle(testApp, joao);
    expect((await copy(target.path.mesoId, other.path.mesoId)).status).toBe(201);
    expect(daysOf(await read(other))).toEqual(["1", "3"]);
  });
});

describe("a mesocycle's mode", () => {
  it("is by weekday unless it is chosen, and no other word", async () => {
    const params = await aMacrocycle(testApp, joao);
    const created = await send(app, createMesocycle, { params, body: aMesocycleDraft(), as: ana });
    expect(created.body.mesocycle.training_mode).toBe("weekdays");
    const body = { ...aMesocycleDraft({ start_date: "2027-01-01", end_date: "2027-02-01" }), training_mode: "random" };
    expect((await sendAnything(app, createMesocycle, { params, body, as: ana })).status).toBe(422);
  });

  it("to a sequence takes the days away and keeps the order; back, the first free days are given", async () => {
    const student = await aStudent(testApp, ana, { personal_anamnesis: { days_of_week: [...DAYS] } });
    const { path, mesocycle } = await aPrescribedMesocycle(testApp, student);
    const ids = mesocycle.trainings.map(({ id }) => id);
    expect(daysOf(mesocycle)).toEqual(["1", "3"]);
    const sequence = await change(path, mesocycle, "sequence");
    expect([sequence.training_mode, daysOf(sequence), sequence.trainings.map(({ id }) => id)]).toEqual([
      "sequence",
      ["", ""],
      ids,
    ]);
    const back = await change(path, sequence, "weekdays");
    expect([back.training_mode, daysOf(back), back.next_training_id]).toEqual(["weekdays", ["1", "3"], null]);
  });

  it("gives no day beyond the student's", async () => {
    const student = await aStudent(testApp, ana, { personal_anamnesis: { days_of_week: ["tuesday", "friday"] } });
    const { path, mesocycle } = await aSequence("ABC", student);
    expect(daysOf(await change(path, mesocycle, "weekdays"))).toEqual(["2", "5", ""]);
  });

  it("holds for all its weeks, changes those that have not ended, and is not a week's to change", async () => {
    const { path, weeks } = await aMesocycleOfWeeks(testApp, joao, { weeks: 3, start_date: "2026-02-16" });
    const onMonday = aTraining({ exercises: [resisted([exercise("resistence")])] });
    const [ended, , running] = weeks;
    if (!ended || !running) throw new Error("three weeks are created");
    await evaluateMicrocycle(testApp, { student: joao, path: running });
    await saveMicrocycle(testApp, { student: joao, path: running }, { trainings: [onMonday] });
    await database.owner.query(
      `insert into trainings (trainer_id, student_id, mesocycle_id, microcycle_id, position, name, weekdays, exercise_types, muscle_group_ids)
       select trainer_id, student_id, mesocycle_id, $1, position, name, weekdays, exercise_types, muscle_group_ids
         from trainings where microcycle_id = $2`,
      [ended.microId, running.microId],
    );
    const changed = await change(path, await read({ path }), "sequence");
    expect(changed.microcycles.map(({ training_mode: mode }) => mode)).toEqual(["sequence", "sequence", "sequence"]);
    const week = async (params: typeof ended) => (await send(app, findMicrocycle, { params, as: ana })).body.microcycle;
    const [before, now] = [await week(ended), await week(running)];
    expect([daysOf(before), daysOf(now)]).toEqual([["1"], [""]]);
    const refused = await send(app, updateMicrocycle, {
      params: running,
      body: { lock_version: now.lock_version, training_mode: "weekdays" },
      as: ana,
    });
    expect([refused.status, refused.errors.fields]).toEqual([
      422,
      { training_mode: "O modo dos treinos é do mesociclo e vale para todas as suas semanas." },
    ]);
  });
});

describe("the student of a sequence", async () => {
  const student = await aStudent(testApp, ana, { personal_anamnesis: { days_of_week: [...DAYS] } });
  const cycle = await aSequence("ABC", student, { start_date: "2026-02-02", end_date: "2026-03-29" });
  await database.owner.query("update trainings set created_at = '2026-02-02 12:00Z' where student_id = $1", [
    student.id,
  ]);
  const { trainings } = cycle.mesocycle;
  const train = async (name: string, day: string) => {
    const training = trainings.find(isNamed(name));
    if (!training) throw new Error(`${name} is prescribed`);
    const body = aSnapshot(training, { day });
    const { status } = await sendAnything(app, recordExecution, { params: { id: training.id }, body, as: student });
    expect(status).toBe(200);
  };
  const nextOf = async () => {
    const { next_training_id: id, ...mesocycle } = await read(cycle);
    return mesocycle.trainings.find((training) => training.id === id)?.name;
  };
  const home = async () => (await send(app, findStudentDashboard, { as: student })).body;

  it("begins with the first, goes on after the last one done, and then from the beginning", async () => {
    expect(await nextOf()).toBe("Treino A");
    await train("Treino A", "2026-02-10");
    expect(await nextOf()).toBe("Treino B");
    await train("Treino C", "2026-02-12");
    expect(await nextOf()).toBe("Treino A");
    await train("Treino B", "2026-02-11");
    expect(await nextOf()).toBe("Treino A");
  });

  it("is told the next one by a shared link too", async () => {
    const { macroId: macrocycle_id, mesoId: mesocycle_id } = cycle.path;
    const body = { document: "trainings" as const, macrocycle_id, mesocycle_id };
    const shared = await send(app, shareDocument, { params: { id: student.id }, body, as: ana });
    const token = shared.body.url.slice(shared.body.url.lastIndexOf("/") + 1);
    const { body: read } = await send(app, readSharedTrainings, { params: { token } });
    expect(read.trainings.find(({ id }) => id === read.next_training_id)?.name).toBe("Treino A");
  });

  it("sees it at home without a day, and with the gym what it follows from", async () => {
    const { next_training, trained_today } = await home();
    expect([next_training?.training_name, next_training?.day, trained_today]).toEqual(["Treino A", null, null]);
    const gym = (await send(app, findGym, { params: { id: student.id }, as: student })).body;
    expect(gym.sequence?.since).toBe("2026-02-02");
    expect(gym.sequence?.done.map(({ training_name, day }) => `${training_name} ${day}`)).toEqual([
      "Treino C 2026-02-12",
      "Treino B 2026-02-11",
      "Treino A 2026-02-10",
    ]);
  });

  it("misses nothing: no day is planned, no adherence is told, and only the pause is a signal", async () => {
    const calendar = (await send(app, findExecutionCalendar, { params: { id: student.id }, querystring: {}, as: ana }))
      .body;
    expect(calendar.days.flatMap(({ planned }) => planned)).toEqual([]);
    expect(calendar.days.flatMap(({ executions }) => executions)).toHaveLength(3);
    const trends = (await send(app, findStudentTrends, { params: { id: student.id }, as: ana })).body;
    expect(trends.adherence).toBeNull();
    const { signals } = (await send(app, findStudentSignals, { params: { id: student.id }, as: ana })).body.student;
    expect(signals.map(({ kind }) => kind)).toEqual(["idle"]);
  });

  it("shares the sets of a round among the days of a week", async () => {
    const [muscle] = (await send(app, findStudentTrends, { params: { id: student.id }, as: ana })).body.muscles;
    // Three trainings of three sets on five days.
    expect(muscle?.planned_sets).toBe(15);
  });
});
