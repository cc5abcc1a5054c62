import { codesOf } from "#domain/text/labels.ts";
import { EXERCISE_CONTENTS, type ExerciseContent } from "#domain/training/exercise-contents.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { STEPS, type Step } from "../../../../ui/import/steps.ts";

export interface ExerciseSearch {
  readonly q?: string | undefined;
  readonly tipo?: ExerciseTypeValue | undefined;
  readonly grupo?: number | undefined;
  /** The trainer's own exercises instead of the platform's. */
  readonly meus?: 1 | undefined;
  /** Only those without it. */
  readonly sem?: ExerciseContent | undefined;
  readonly exercicio?: number | undefined;
  readonly dialog?: "new" | "edit" | "import" | undefined;
  readonly step?: Step | undefined;
}

const idOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

export function exerciseSearch(raw: Record<string, unknown>): ExerciseSearch {
  const q = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q) : "";
  const tipo = EXERCISE_TYPES.find(({ value }) => value === raw.tipo)?.value;
  const sem = codesOf(EXERCISE_CONTENTS).find((content) => content === raw.sem);
  const [grupo, exercicio] = [idOf(raw.grupo), idOf(raw.exercicio)];
  const dialog =
    raw.dialog === "new" || raw.dialog === "import" || (raw.dialog === "edit" && exercicio) ? raw.dialog : undefined;
  const step = STEPS.find((one) => one === raw.step);
  return {
    ...(q && { q }),
    ...(tipo && { tipo }),
    ...(grupo && { grupo }),
    ...(sem && { sem }),
    ...(Number(raw.meus) === 1 && { meus: 1 }),
    ...(exercicio && { exercicio }),
    ...(dialog && { dialog }),
    ...(dialog === "import" && step && { step }),
  };
}
