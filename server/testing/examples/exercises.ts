import * as exercises from "#contract/catalogue/exercises.ts";
import type { TestApp } from "../test-app.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const body = {
  name: "Remada do exemplo",
  link: "https://youtu.be/dQw4w9WgXcQ",
  exercise_type: "resistence",
  equipament_needed: "Halter",
  execution: "Apoie o joelho no banco. Puxe o halter até o quadril.",
  movement: { pattern: "squat", parameters: { load: "barbell" } },
  muscle_group_ids: [3, 1],
  postural_deviation_ids: [],
};

/** The trainer's own exercise, and one of the platform's for the administrator. */
export async function exerciseExamples({ prumo, ana }: ExampleSubjects): Promise<Example[]> {
  const own = { params: { id: await anExercise(prumo, ana.id) } };
  const platforms = { params: { id: await anExercise(prumo, 0) } };
  return [
    [exercises.listExercises, { querystring: { q: "supino", exercise_type: "resistence", my_library: "false" } }],
    [exercises.listAdminExercises, { querystring: { equipament_needed: "barra", muscle_group_id: 4 } }],
    [exercises.createExercise, { body }],
    [exercises.createAdminExercise, { body }],
    [exercises.findExercise, own],
    [exercises.findAdminExercise, platforms],
    [exercises.updateExercise, { ...own, body: { ...body, name: "Remada alterada" } }],
    [exercises.updateAdminExercise, { ...platforms, body: { ...body, name: "Remada da plataforma" } }],
    [exercises.removeExercise, own],
    [exercises.removeAdminExercise, platforms],
  ];
}

async function anExercise({ database }: TestApp, ownerId: number): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into exercises (owner_id, name, exercise_type) values ($1, 'Exemplo ' || gen_random_uuid(), 'functional')
     returning id`,
    [ownerId],
  );
  return Number(rows[0]?.id);
}
