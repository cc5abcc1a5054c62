import * as library from "#contract/prescription/library.ts";
import { aTraining, exercisesOfType, resisted } from "../steps/cycles.ts";
import { aLibraryEntry } from "../steps/library.ts";
import type { Example, ExampleSubjects } from "./example.ts";

/** `removals` run after all other calls. */
export async function libraryExamples({ prumo, ana, joao, cycle: { path } }: ExampleSubjects) {
  const [exercise = 0] = await exercisesOfType(prumo, joao, "resistence");
  const training = aTraining({ exercises: [resisted({ id: exercise })] });
  const own = await aLibraryEntry(prumo, ana, { training: [training] });
  const platforms = await aPlatformEntry();
  const whole = { name: "Corpo inteiro", trainings: [training] };
  const examples: Example[] = [
    [library.listLibrary, { querystring: { admin: "false", q: "inferiores" } }],
    [library.findLibraryEntry, { params: { id: own.id } }],
    [library.libraryPdf, { params: { id: own.id } }],
    [library.addToLibrary, { body: { name: "Treino de João", training: [training], mesocycle_id: path.mesoId } }],
    [library.updateOwnLibraryEntry, { params: { id: own.id }, body: { ...whole, lock_version: 0 } }],
    [library.listWholeLibrary, { querystring: { q: "inferiores" } }],
    [library.createLibraryEntry, { body: whole }],
    [library.updateLibraryEntry, { params: { id: platforms }, body: { ...whole, lock_version: 0 } }],
  ];
  const removals: Example[] = [
    [library.removeFromLibrary, { params: { id: own.id } }],
    [library.removeLibraryEntry, { params: { id: platforms } }],
  ];
  return { examples, removals };

  /** By SQL, because the administrator has no session here. */
  async function aPlatformEntry(): Promise<number> {
    const { rows } = await prumo.database.owner.query(
      `with entry as (insert into library_entries (trainer_id, name) values (0, 'Corpo inteiro') returning id)
       insert into trainings
         (trainer_id, student_id, library_entry_id, position, name, weekdays, exercise_types, muscle_group_ids)
       select 0, 0, id, 0, 'Treino A', '{1}', '{resistence}', '{1}' from entry returning library_entry_id as id`,
    );
    return rows[0].id;
  }
}
