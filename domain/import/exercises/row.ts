import { MESSAGES } from "../../text/messages.ts";
import { needsDeviations, needsMuscleGroups } from "../../training/exercise-requirements.ts";
import { type ExerciseTypeValue, exerciseTypeLabel } from "../../training/exercise-types.ts";
import { type CellProblem, type Cells, isRead, type Reading, type ReadRow } from "../spreadsheet/columns.ts";
import { type Named, readDeviations, readExerciseType, readMuscleGroups } from "./cells.ts";

export interface ExerciseReadOptions {
  readonly type: ExerciseTypeValue | null;
  readonly muscleGroups: readonly Named[];
  readonly deviations: readonly Named[];
}

/** Cells may hold line breaks and tabs; a name is one line. */
const inOneLine = (text: string) => text.replace(/\s+/g, " ");

/** Muscle groups and deviations are read where the form asks for them; elsewhere a warning says that the cell is ignored. */
export function readExerciseRow(cells: Cells, { type, muscleGroups, deviations }: ExerciseReadOptions): ReadRow {
  const problems: CellProblem[] = [];
  const textOf = (field: string) => cells.get(field)?.trim() ?? "";
  const addProblem = (field: string, severity: CellProblem["severity"], sentence: string) =>
    problems.push({ field, severity, sentence });

  function read<Value>(field: string, reader: (text: string) => Reading<Value>): Value | undefined {
    const text = textOf(field);
    if (text === "") {
      addProblem(field, "error", MESSAGES.required);
      return undefined;
    }
    const reading = reader(text);
    if (isRead(reading)) return reading.value;
    addProblem(field, "error", reading.problem);
    return undefined;
  }

  if (textOf("name") === "") addProblem("name", "error", MESSAGES.required);
  const exerciseType = type !== null && textOf("exercise_type") === "" ? type : read("exercise_type", readExerciseType);

  function linked(
    field: string,
    isAsked: (value: ExerciseTypeValue) => boolean,
    list: readonly Named[],
    reader: typeof readDeviations,
  ) {
    if (exerciseType === undefined) return {};
    if (isAsked(exerciseType)) return { [field]: read(field, (text) => reader(text, list)) };
    if (textOf(field) !== "")
      addProblem(
        field,
        "warning",
        `Não se aplica ao tipo ${exerciseTypeLabel(exerciseType)}. Este valor não será importado.`,
      );
    return {};
  }

  const draft = {
    name: inOneLine(textOf("name")),
    exercise_type: exerciseType,
    equipament_needed: inOneLine(textOf("equipament_needed")),
    execution: textOf("execution"),
    link: textOf("link"),
    ...linked("muscle_group_ids", needsMuscleGroups, muscleGroups, readMuscleGroups),
    ...linked("postural_deviation_ids", needsDeviations, deviations, readDeviations),
  };
  return { draft, problems };
}
