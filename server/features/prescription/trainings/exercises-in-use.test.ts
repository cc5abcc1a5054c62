import { describe, expect, it } from "vitest";
import {
  createAdminExercise,
  createExercise,
  updateAdminExercise,
  updateExercise,
} from "#contract/catalogue/exercises.ts";
import { findMesocycle, type Mesocycle } from "#contract/planning/mesocycles.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { anAdmin, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  asStudentReads,
  aTraining,
  resisted,
} from "../../../testing/steps/cycles.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, app, database, ana, joao, exercise, prescribe, read } = await startPrescribing();

const bruno = await aTrainer(testApp);

describe("an exercise", () => {
  const own = async (owner: number, name: string) => {
    const { rows } = await database.owner.query(
      "insert into exercises (owner_id, name, exercise_type) values ($1, $2, 'resistence') returning id",
      [owner, name],
    );
    return { id: Number(rows[0].id) };
  };

  it("of the trainer's own can be prescribed, and the student sees whose it is", async () => {
    const id = await own(ana.id, "Só da Ana");
    const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [
      aTraining({ exercises: [resisted(id)] }),
    ]);
    expect(answer.body.mesocycle.trainings[0]?.exercises[0]?.exercise).toMatchObject({ ...id, user_id: ana.id });
    const { body } = await send(app, findMesocycle, { params: { ...answerPath(answer.body.mesocycle) }, as: joao });
    const evaluated_items = asStudentReads(answer.body.mesocycle.evaluated_items);
    expect(body.mesocycle).toEqual({ ...answer.body.mesocycle, evaluated_items });
  });

  const answerPath = ({ id, macrocycle }: Mesocycle) => ({
    id: macrocycle.student_id,
    macroId: macrocycle.id,
    mesoId: id,
  });

  it.each([
    ["an exercise of another trainer", async () => ({ exercises: [resisted(await own(bruno.id, "Só do Bruno"))] })],
    ["no exercise", async () => ({ exercises: [resisted({ id: 987_654_321 })] })],
    [
      "no technique",
      async () => ({ exercises: [resisted(exercise("resistence"), { exercise_technic: { id: 987 } })] }),
    ],
    ["no series type", async () => ({ exercises: [resisted(exercise("resistence"), { series_type_id: 987 })] })],
    ["no muscle group", async () => ({ muscle_group: [{ id: 987_654_321_012, name: "x" }] })],
  ])("that is %s is refused, and nothing is saved", async (_, make) => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const answer = await prescribe(cycle, [aTraining(await make())]);
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "exercise_unavailable", detail: "Um dos exercícios não está disponível." },
    ]);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("hidden since stays where it is used", async () => {
    const id = await own(ana.id, "Some da lista");
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const answer = await prescribe(cycle, [aTraining({ exercises: [resisted(id)] })]);
    await database.owner.query("update exercises set hidden_at = now() where id = $1", [id.id]);
    expect(await read(cycle)).toEqual(answer.body.mesocycle);
    const again = await prescribe({ ...cycle, mesocycle: answer.body.mesocycle }, asSent(answer.body.mesocycle));
    expect(again.status).toBe(200);
  });

  const draftOf = (name: string, exercise_type: ExerciseTypeValue) => ({
    name,
    link: "",
    exercise_type,
    equipament_needed: "",
    execution: "",
    muscle_group_ids: [4],
    postural_deviation_ids: [1],
  });

  it("of the platform keeps its type while a training of any tenant uses it", async () => {
    const admin = await anAdmin(testApp);
    const { body } = await send(app, createAdminExercise, { body: draftOf("Remada nova", "functional"), as: admin });
    const { id } = body.exercise;
    const change = (exercise_type: ExerciseTypeValue, name = "Remada nova") =>
      sendAnything(app, updateAdminExercise, { params: { id }, body: draftOf(name, exercise_type), as: admin });
    expect((await change("mobility")).status).toBe(200);
    expect((await change("functional")).status).toBe(200);

    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const row = { exercise: { id }, series: 3, max_reps: 10, descanco: "00:30" };
    const saved = await prescribe(cycle, [
      aTraining({ exercises: [row] }),
      aTraining({ weekdays: ["3"], exercises: [row] }),
    ]);
    expect(saved.status).toBe(200);
    const refused = await change("resistence");
    expect([refused.status, refused.errors.fields]).toEqual([
      422,
      { exercise_type: "Este exercício está em 2 treinos, por isso o tipo não muda. Cadastre outro com o tipo certo." },
    ]);
    expect((await change("functional", "Remada renomeada")).status).toBe(200);
    const { mesocycle } = saved.body;
    const renamed = asSent(mesocycle).map((training) => ({ ...training, name: "Novo nome" }));
    expect((await prescribe({ ...cycle, mesocycle }, renamed)).status).toBe(200);
  });

  it("of the trainer's own keeps its type while a training uses it, and nobody else's use is counted", async () => {
    const { body } = await send(app, createExercise, { body: draftOf("Meu afundo", "resistence"), as: ana });
    const { id } = body.exercise;
    const change = () =>
      sendAnything(app, updateExercise, { params: { id }, body: draftOf("Meu afundo", "stretching"), as: ana });
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const saved = await prescribe(cycle, [aTraining({ exercises: [resisted({ id })] })]);
    expect(saved.status).toBe(200);
    expect((await change()).errors.fields).toEqual({ exercise_type: expect.stringContaining("está em 1 treino,") });
    expect((await prescribe({ ...cycle, mesocycle: saved.body.mesocycle }, [])).status).toBe(200);
    expect((await change()).status).toBe(200);
  });

  it("that became of another type refuses no row that did not change, and asks for the new figures of one that does", async () => {
    const id = await own(ana.id, "Mudou de tipo");
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const others = [resisted(id), resisted(exercise("resistence"))];
    const { mesocycle } = (await prescribe(cycle, [aTraining({ exercises: others })])).body;
    await database.owner.query("update exercises set exercise_type = 'stretching' where id = $1", [id.id]);
    const change = (place: number) =>
      asSent(mesocycle).map((training) => ({
        ...training,
        name: "Novo nome",
        exercises: (training.exercises ?? [])
          .map((entry, index) => (index === place ? { ...entry, series: 5 } : entry))
          .toReversed(),
      }));
    const refused = await prescribe({ ...cycle, mesocycle }, change(0));
    expect([refused.status, refused.errors.fields]).toEqual([
      422,
      { "trainings.0.exercises.1.tempo": "Tempo inválido" },
    ]);
    expect((await prescribe({ ...cycle, mesocycle }, change(1))).status).toBe(200);
  });
});
