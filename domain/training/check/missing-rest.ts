import { typeOfEntry } from "../blocks.ts";
import { secondsOf } from "../entry/field-rules.ts";
import { fromWire } from "../entry/names.ts";
import type { PrescribedEntry } from "../weekly/volume.ts";
import { keyOf, type Rule } from "./advice.ts";
import { correctionOf, idsOf, namesOf } from "./entry-text.ts";

const WITH_SETS = ["resistence", "functional"];

/** Two or more sets with a load and nothing, or 00:00, between them. One set needs no rest. */
function lacksRest(entry: PrescribedEntry): boolean {
  const { rest, series } = fromWire(entry);
  return WITH_SETS.includes(typeOfEntry(entry) ?? "") && (series ?? 1) > 1 && secondsOf(rest ?? "") === 0;
}

export const missingRest: Rule = ({ trainings }) =>
  trainings.flatMap(({ id, name, weekdays, exercises }) =>
    exercises.filter(lacksRest).map((entry) => ({
      key: keyOf("rest", weekdays.join(""), idsOf(entry)),
      sentence: `${name}: "${namesOf(entry)}" está sem descanso entre as séries; diga quanto o aluno deve parar.`,
      trainingId: id,
      ...correctionOf(entry),
    })),
  );
