import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findExercise } from "#contract/catalogue/exercises.ts";
import * as calls from "#contract/catalogue/muscle-groups.ts";
import { listPosturalDeviations, type UnfinishedDeviation } from "#contract/catalogue/postural-deviations.ts";
import { catalogueDeviations } from "../../../seed/catalogue/deviations/deviations.ts";
import { muscleGroups } from "../../../seed/catalogue/muscle-groups.ts";
import { anAdmin, aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

const ELEVATED = { key: "ombro_1", selected: "elevado" };
const NONE = { key: "ombro_2", selected: "nenhum" };
const TAKEN = "Já existe um grupo muscular com este nome";

const list = async (as: Person = ana) => (await send(app, calls.listMuscleGroups, { as })).body.muscle_groups;
const names = async () => (await list()).map(({ name }) => name);

const create = (name: string, postural_deviations: UnfinishedDeviation[] = []) =>
  send(app, calls.createMuscleGroup, { body: { muscle_group: { name, postural_deviations } }, as: admin });
const created = async (name: string, deviations?: UnfinishedDeviation[]) =>
  (await create(name, deviations)).body.muscle_group;
const find = (id: number) => send(app, calls.findMuscleGroup, { params: { id }, as: admin });
const rename = (id: number, name: string) =>
  send(app, calls.renameMuscleGroup, { params: { id }, body: { muscle_group: { name } }, as: admin });
const remove = (id: number) => send(app, calls.removeMuscleGroup, { params: { id }, as: admin });

describe("muscle groups", () => {
  it.each([
    ["a trainer", ana],
    ["a student", joao],
    ["the administrator", admin],
  ])("are listed for %s in the catalogue's order, with their deviations", async (_, person) => {
    const listed = await list(person);
    expect(listed.map(({ id, name }) => ({ id, name }))).toEqual(muscleGroups.map(({ id, name }) => ({ id, name })));
    for (const { name, postural_deviations } of listed) {
      const ofGroup = catalogueDeviations.filter((deviation) => deviation.muscle_group === name);
      expect(postural_deviations.map((deviation) => deviation.name).toSorted(), name).toEqual(
        ofGroup.map((deviation) => deviation.name).toSorted(),
      );
    }
    expect(listed.flatMap(({ postural_deviations }) => postural_deviations)).toContainEqual({
      id: expect.any(Number),
      name: "Joelho valgo à direita",
      type: "joelho",
      size: 2,
      properties: [{ key: "joelho_2", selected: "valgo" }],
    });
  });

  it("are added with their complete deviations; incomplete ones are dropped", async () => {
    const group = await created("Antebraço", [
      { name: "Punho em desvio", type: "ombro", properties: [ELEVATED, NONE] },
      { name: "", type: "ombro", properties: [ELEVATED] },
      { name: "Sem tipo", type: "", properties: [ELEVATED] },
      { name: "Sem escolha", type: "ombro", properties: [NONE] },
      {},
    ]);
    expect(group).toEqual({
      id: expect.any(Number),
      name: "Antebraço",
      postural_deviations: [
        {
          id: expect.any(Number),
          name: "Punho em desvio",
          type: "ombro",
          size: 2,
          properties: [ELEVATED],
          exercises: [],
        },
      ],
    });
    expect((await find(group.id)).body.muscle_group).toEqual(group);
    expect(await names()).toContain("Antebraço");
  });

  it("have one name each, whatever its case and accents, also when two windows take it at once", {
    tags: "race",
  }, async () => {
    const another = randomUUID();
    const answers = await Promise.all([create(`Cervical ${another}`), create(`CERVICÁL ${another}`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.errors).toMatchObject({ code: "name_taken", fields: { "muscle_group.name": TAKEN } });
    const { id } = await created(`Lombar ${another}`);
    expect((await rename(id, `cervical ${another}`)).errors.fields).toEqual({ "muscle_group.name": TAKEN });
    expect((await rename(id, `LOMBAR ${another}`)).status).toBe(200);
  });

  it("are not added at all when the name of a deviation is taken", async () => {
    const answer = await create("Punho", [
      {},
      { name: "joelho valgo a direita", type: "ombro", properties: [ELEVATED] },
    ]);
    expect(answer.errors).toMatchObject({
      code: "name_taken",
      fields: { "muscle_group.postural_deviations.1.name": "Já existe um desvio com este nome" },
    });
    expect(await names()).not.toContain("Punho");
  });

  it("need a name, and a rename needs more than three characters", async () => {
    expect((await create("  ")).errors.fields).toEqual({ "muscle_group.name": "Campo obrigatório" });
    const { id } = await created("Pé");
    expect((await rename(id, "Pés")).errors.fields).toEqual({
      "muscle_group.name": "O nome deve ter mais de 3 caracteres",
    });
    expect((await rename(id, "   ")).errors.fields).toEqual({ "muscle_group.name": "Campo obrigatório" });
    expect((await rename(id, "Pé e")).body.muscle_group.name).toBe("Pé e");
  });

  it("keep their new name wherever it is shown", async () => {
    const { id } = await created("Oblíquos");
    const exercise = await anExerciseOf(id);
    await rename(id, "Oblíquos externos");
    expect(await groupsOf(exercise)).toEqual([{ id, name: "Oblíquos externos" }]);
  });

  it("that are removed leave the lists with their deviations, stay where they are used, and give their names free", async () => {
    const deviation = { name: "Desvio do removido", type: "ombro", properties: [ELEVATED] } as const;
    const { id } = await created("Temporário", [{ ...deviation, properties: [ELEVATED] }]);
    const exercise = await anExerciseOf(id);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);

    expect(await names()).not.toContain("Temporário");
    const { body } = await send(app, listPosturalDeviations, { as: ana });
    expect(body.postural_deviations.map(({ name }) => name)).not.toContain(deviation.name);
    expect(await groupsOf(exercise)).toEqual([{ id, name: "Temporário" }]);
    expect((await find(id)).status).toBe(404);
    expect((await rename(id, "De volta")).status).toBe(404);

    const again = await created("Temporário", [{ ...deviation, properties: [ELEVATED] }]);
    expect(again.postural_deviations.map(({ name }) => name)).toEqual([deviation.name]);
  });

  it("that do not exist are not found", async () => {
    for (const answer of [await find(999_999), await rename(999_999, "Nenhum"), await remove(999_999)]) {
      expect(answer.status).toBe(404);
    }
  });

  it("are administered by the administrator alone", async () => {
    for (const person of [ana, joao]) {
      const body = { muscle_group: { name: "Invadido" } };
      const params = { id: 1 };
      for (const [call, args] of [
        [calls.listAdminMuscleGroups, {}],
        [calls.createMuscleGroup, { body }],
        [calls.findMuscleGroup, { params }],
        [calls.renameMuscleGroup, { params, body }],
        [calls.removeMuscleGroup, { params }],
      ] as const) {
        expect((await sendAnything(app, call, { ...args, as: person })).status, call.url).toBe(403);
      }
    }
  });
});

/** An exercise of the platform that works a muscle group. */
async function anExerciseOf(groupId: number): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `with exercise as (
       insert into exercises (owner_id, name, exercise_type) values (0, 'Exemplo ' || gen_random_uuid(), 'resistence')
       returning owner_id, id
     )
     insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id)
     select owner_id, id, $1 from exercise returning exercise_id as id`,
    [groupId],
  );
  return Number(rows[0]?.id);
}

async function groupsOf(exerciseId: number) {
  return (await send(app, findExercise, { params: { id: exerciseId }, as: ana })).body.exercise.muscle_groups;
}
