import { describe, expect, it } from "vitest";
import { findMesocycle, type Mesocycle } from "#contract/mesocycles.ts";
import { anEvaluatedMesocycle, aPrescribedMesocycle, aTraining, resisted } from "../../testing/cycles.ts";
import { aTrainer } from "../../testing/people.ts";
import { asSent, startPrescribing } from "../../testing/prescriptions.ts";
import { send } from "../../testing/send.ts";

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
    const { biochemical, somatotype, posture, posture_evaluated, ...shownToAll } =
      answer.body.mesocycle.evaluated_items ?? {};
    expect(body.mesocycle).toEqual({ ...answer.body.mesocycle, evaluated_items: shownToAll });
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
});
