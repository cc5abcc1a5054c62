import { MAX_IMPORTED_EXERCISES } from "#contract/catalogue/exercise-imports.ts";
import { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import { proposedMovement } from "#domain/figures/exercise/movement-words.ts";
import { PATTERNS } from "#domain/figures/exercise/patterns.ts";
import { EXERCISE_COLUMNS } from "#domain/import/exercises/columns.ts";
import { findKnownNames } from "#domain/import/exercises/known-names.ts";
import { type ExerciseReadOptions, readExerciseRow } from "#domain/import/exercises/row.ts";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import {
  type CheckedRow,
  type FilledRow,
  missedBy,
  type SheetNoun,
  wrongFields,
} from "../../../ui/import/import-file.ts";

/** `names` is null before they are read. */
export interface ExerciseAnswers extends ExerciseReadOptions {
  readonly names: readonly string[] | null;
}

function check(rows: readonly FilledRow[], answers: ExerciseAnswers): readonly CheckedRow<ExerciseDraft>[] {
  const nameProblems = findKnownNames(
    rows.filter(({ isSkipped }) => !isSkipped).map(({ line, cells }) => ({ line, name: cells.get("name") ?? "" })),
    answers.names ?? [],
  );
  return rows.map(({ line, cells }) => {
    const { draft, problems } = readExerciseRow(cells, answers);
    const { data: read, error } = ExerciseDraft.safeParse(draft);
    const data = read && withProposal(read);
    const missed = missedBy(wrongFields(problems), error, ([field]) => String(field));
    const nameProblem = nameProblems.get(line);
    const textOf = (field: string) => cells.get(field)?.trim() ?? "";
    return {
      draft: data,
      problems: [...problems, ...missed, ...(nameProblem ? [nameProblem] : [])],
      shown: {
        name: textOf("name"),
        exercise_type: data ? exerciseTypeLabel(data.exercise_type) : textOf("exercise_type"),
        works: [textOf("muscle_group_ids"), textOf("postural_deviation_ids")].filter((text) => text !== "").join(" · "),
        equipament_needed: textOf("equipament_needed"),
        movement: PATTERNS[data?.movement?.pattern ?? ""]?.label ?? "",
      },
      movement: data?.movement,
    };
  });
}

/** Seen before it is imported, which confirms it. */
const withProposal = (draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  movement: proposedMovement(draft.name, draft.equipament_needed ?? "", draft.muscle_group_ids ?? []),
});

export const EXERCISE_SHEET: SheetNoun<ExerciseAnswers, ExerciseDraft> = {
  kinds: EXERCISE_COLUMNS,
  one: "exercício",
  many: "exercícios",
  most: MAX_IMPORTED_EXERCISES,
  check,
};
