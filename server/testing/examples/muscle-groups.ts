import * as linked from "#contract/catalogue/deviation-exercises.ts";
import * as muscleGroups from "#contract/catalogue/muscle-groups.ts";
import * as deviations from "#contract/catalogue/postural-deviations.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const A_DEVIATION = {
  name: "Ombro do exemplo",
  type: "ombro",
  properties: [
    { key: "ombro_1", selected: "elevado" },
    { key: "ombro_2", selected: "nenhum" },
  ],
};

/** A group to change and one to remove, each with a deviation of its own: every call is tried in any order. */
export async function muscleGroupExamples({ prumo: { database } }: ExampleSubjects): Promise<Example[]> {
  const { rows } = await database.owner.query<{ group_id: number; deviation_id: number; exercise_id: number }>(
    `with groups as (
       insert into muscle_groups (name) select 'Exemplo ' || gen_random_uuid() from generate_series(1, 2) returning id
     )
     insert into postural_deviations (muscle_group_id, name, region)
     select id, 'Exemplo ' || gen_random_uuid(), 'ombro' from groups cross join generate_series(1, 2)
     returning muscle_group_id as group_id, id as deviation_id,
               (select min(id) from exercises where owner_id = 0) as exercise_id`,
  );
  const [changed] = rows;
  const removed = rows.find(({ group_id }) => group_id !== changed?.group_id);
  const group = { params: { id: changed?.group_id } };
  const link = {
    params: { id: changed?.group_id, deviationId: changed?.deviation_id, exerciseId: changed?.exercise_id },
  };
  return [
    [muscleGroups.listMuscleGroups, {}],
    [muscleGroups.listAdminMuscleGroups, {}],
    [muscleGroups.createMuscleGroup, { body: { muscle_group: { name: "Grupo novo", postural_deviations: [] } } }],
    [muscleGroups.findMuscleGroup, group],
    [muscleGroups.renameMuscleGroup, { ...group, body: { muscle_group: { name: "Grupo renomeado" } } }],
    [muscleGroups.removeMuscleGroup, { params: { id: removed?.group_id } }],
    [deviations.listPosturalDeviations, {}],
    [deviations.listAdminPosturalDeviations, {}],
    [
      deviations.createPosturalDeviation,
      { body: { muscle_group_id: changed?.group_id, postural_deviation: A_DEVIATION } },
    ],
    [
      deviations.updatePosturalDeviation,
      {
        params: { id: changed?.deviation_id },
        body: { postural_deviation: { ...A_DEVIATION, name: "Ombro alterado" } },
      },
    ],
    [deviations.removePosturalDeviation, { params: { id: removed?.deviation_id } }],
    [linked.linkExercise, link],
    [
      linked.linkExercises,
      {
        params: { id: changed?.group_id, deviationId: changed?.deviation_id },
        body: { exercise_ids: [changed?.exercise_id] },
      },
    ],
    [linked.unlinkExercise, link],
  ];
}
