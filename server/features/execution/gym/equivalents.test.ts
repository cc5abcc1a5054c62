import { describe, expect, it } from "vitest";
import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { findGym, recordExecution, searchGymExercises } from "#contract/execution/gym.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle, aTraining, resisted, save } from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

async function idOf(name: string): Promise<number> {
  const { rows } = await database.owner.query("select id from exercises where owner_id = 0 and name = $1", [name]);
  return Number(rows[0]?.id);
}

async function aTrainee(name: string) {
  const student = await aStudent(prumo, ana);
  const { path } = await aPrescribedMesocycle(prumo, student, { start_date: "2026-02-01" });
  const exercises = [resisted({ id: await idOf(name) }, {})];
  const { trainings } = await save(prumo, { student, path }, { trainings: [aTraining({ exercises })] });
  const [training] = trainings;
  if (!training) throw new Error("there is a training");
  return { student, training };
}

const gymOf = async (student: TheirStudent) =>
  (await send(app, findGym, { params: { id: student.id }, as: student })).body;

describe("the gym of a student", () => {
  it("holds all that a swap needs without a signal", async () => {
    const { student } = await aTrainee("Supino reto com barra");
    const { exercises, more_exercises = [] } = await gymOf(student);
    const [press] = exercises;
    const offered = press?.equivalents?.map((id) => more_exercises.find((one) => one.id === id)?.name);
    expect(offered).toHaveLength(6);
    expect(offered).toContain("Supino reto com halteres");
    expect(more_exercises.every(({ movement }) => movement !== null)).toBe(true);
    const ids = exercises.map(({ exercise_id }) => exercise_id);
    expect(more_exercises.every(({ id }) => ids.includes(id))).toBe(true);
    expect(exercises.every(({ execution }) => execution !== null)).toBe(true);
  });

  it("offers at home what is at home", async () => {
    const { student } = await aTrainee("Agachamento no Smith");
    await database.owner.query(
      "update students set training_place = 'home', home_equipment = '{dumbbells}' where id = $1",
      [student.id],
    );
    const { more_exercises = [] } = await gymOf(student);
    expect(more_exercises.length).toBeGreaterThan(0);
    expect(
      more_exercises.filter(({ equipament_needed: needed }) => /smith|hack|leg press/i.test(needed ?? "")),
    ).toEqual([]);
  });

  it("offers nothing that loads the place of a pain of the last days", async () => {
    const { student, training } = await aTrainee("Supino reto com barra");
    const hurt = (day: string, pain: number) => {
      const exercises = aSnapshot(training).exercises.map((one) => ({ ...one, pain, pain_area: "shoulder" as const }));
      const body = aSnapshot(training, { day, exercises });
      return send(app, recordExecution, { params: { id: training.id }, body, as: student });
    };
    const offered = async () => (await gymOf(student)).exercises[0]?.equivalents;
    await hurt("2026-02-10", 6);
    await hurt("2026-02-27", 3);
    expect(await offered()).toHaveLength(6);
    await hurt("2026-02-28", 4);
    expect(await offered()).toEqual([]);
  });

  it("keeps a swapped exercise apart from the prescribed one, with its own last loads", async () => {
    const { student, training } = await aTrainee("Supino reto com barra");
    const swapped = { exercise_id: await idOf("Supino reto com halteres"), name: "Supino reto com halteres" };
    const exercises = aSnapshot(training).exercises.map((one) => ({ ...one, ...swapped, note: "Banco na 3ª furação" }));
    const body = aSnapshot(training, { day: "2026-02-27", exercises });
    const sent = await send(app, recordExecution, { params: { id: training.id }, body, as: student });
    expect(sent.body.execution?.exercises).toMatchObject([{ entry_id: exercises[0]?.entry_id, ...swapped }]);
    const period = { from: body.day, to: body.day };
    const params = { id: student.id };
    const calendar = await send(app, findExecutionCalendar, { params, querystring: period, as: ana });
    expect(calendar.body.days[0]?.executions[0]?.swaps).toEqual([{ from: "Supino reto com barra", to: swapped.name }]);
    const known = (await gymOf(student)).exercises;
    expect(known[0]?.last).toBeNull();
    const other = known.find(({ exercise_id }) => exercise_id === swapped.exercise_id);
    expect([other?.last?.sets.length, other?.last_note]).toEqual([3, "Banco na 3ª furação"]);
  });

  it("keeps what was done in the place of a fixed exercise as an added one, unless the swap was there before the ban", async () => {
    const { student, training } = await aTrainee("Supino reto com barra");
    const swapped = { exercise_id: await idOf("Supino reto com halteres"), name: "Supino reto com halteres" };
    const exercises = aSnapshot(training).exercises.map((one) => ({ ...one, ...swapped }));
    const swapOn = async (day: string, changes: object = {}) => {
      const body = aSnapshot(training, { day, exercises, ...changes });
      const sent = await send(app, recordExecution, { params: { id: training.id }, body, as: student });
      return sent.body.execution?.exercises.map(({ entry_id, exercise_id, sets }) => [
        entry_id,
        exercise_id,
        sets.length,
      ]);
    };
    const device = { device_id: "5b1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6" };
    const row = exercises[0]?.entry_id;
    expect(await swapOn("2026-02-27", device)).toEqual([[row, swapped.exercise_id, 3]]);
    await database.owner.query("update training_entries set no_swap = true where id = $1", [row]);
    expect(await swapOn("2026-02-27", { ...device, revision: 2 })).toEqual([[row, swapped.exercise_id, 3]]);
    expect(await swapOn("2026-02-28")).toEqual([[null, swapped.exercise_id, 3]]);
  });

  it("holds what the student did on other days, until the catalogue hides it", async () => {
    const { student, training } = await aTrainee("Supino reto com barra");
    const curl = await idOf("Rosca direta com barra reta");
    const [done] = aSnapshot(training).exercises;
    if (!done) throw new Error("the training has an exercise");
    const swapped = { ...done, entry_id: null, exercise_id: curl };
    const body = aSnapshot(training, { day: "2026-02-27", exercises: [swapped] });
    await send(app, recordExecution, { params: { id: training.id }, body, as: student });
    const holds = async () => (await gymOf(student)).more_exercises?.some(({ id }) => id === curl);
    expect(await holds()).toBe(true);
    await database.owner.query("update exercises set hidden_at = now() where id = $1", [curl]);
    expect(await holds()).toBe(false);
    await database.owner.query("update exercises set hidden_at = null where id = $1", [curl]);
  });

  it("marks what may be added and loads the place of a pain of the last days, found on the device or searched", async () => {
    const { student, training } = await aTrainee("Supino reto com barra");
    const marked = async () => {
      const gym = await gymOf(student);
      const found = await send(app, searchGymExercises, {
        params: { id: student.id },
        querystring: { q: "halteres" },
        as: student,
      });
      return [gym, found.body].map(({ exercises, more_exercises = [] }) => {
        const named = new Map(more_exercises.map(({ id, name }) => [id, name]));
        return exercises.flatMap(({ exercise_id, caution }) => (caution ? [[named.get(exercise_id), caution]] : []));
      });
    };
    expect(await marked()).toEqual([[], []]);
    const exercises = aSnapshot(training).exercises.map((one) => ({ ...one, pain: 6, pain_area: "shoulder" as const }));
    const body = aSnapshot(training, { day: "2026-02-28", exercises });
    await send(app, recordExecution, { params: { id: training.id }, body, as: student });
    const caution = "Carrega o ombro, onde você relatou dor ou lesão. Pergunte antes ao seu personal.";
    const [onDevice, searched] = await marked();
    // The press itself is prescribed, and may be added to another training.
    expect(onDevice).toEqual([[undefined, caution]]);
    expect(searched).toContainEqual(["Supino reto com halteres", caution]);
    expect(searched?.map(([name]) => name)).not.toContain("Agachamento com halteres");
  });

  it("is searched for an exercise to add, by the student and the own trainer alone", async () => {
    const { student } = await aTrainee("Supino reto com barra");
    const search = (as: Parameters<typeof send>[2]["as"]) =>
      sendAnything(app, searchGymExercises, { params: { id: student.id }, querystring: { q: "leg press" }, as });
    const { body } = await send(app, searchGymExercises, {
      params: { id: student.id },
      querystring: { q: "leg press" },
      as: student,
    });
    expect(body.more_exercises.map(({ name }) => name)).toContain("Leg press 45°");
    expect(body.exercises).toHaveLength(body.more_exercises.length);
    expect((await search(bruno)).status).toBe(404);
    expect((await search(await aStudent(prumo, ana))).status).toBe(404);
  });
});
