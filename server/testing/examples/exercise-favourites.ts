import * as favourites from "#contract/catalogue/exercise-favourites.ts";
import type { Example, ExampleSubjects } from "./example.ts";

/** The trainer's own exercise gets a star: one of the platform's would be every trainer's. */
export async function exerciseFavouriteExamples({ prumo, ana }: ExampleSubjects): Promise<Example[]> {
  const { rows } = await prumo.database.owner.query<{ id: number }>(
    "insert into exercises (owner_id, name, exercise_type) values ($1, 'Com estrela ' || gen_random_uuid(), 'functional') returning id",
    [ana.id],
  );
  return [
    [favourites.listExercisesAtHand, {}],
    [favourites.setFavourite, { params: { id: Number(rows[0]?.id) }, body: { favourite: true } }],
  ];
}
