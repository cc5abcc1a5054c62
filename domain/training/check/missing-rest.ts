import { typeOfEntry } from "../blocks.ts";
import { secondsOf } from "../entry/field-rules.ts";
import { fromWire } from "../entry/names.ts";
import type { PrescribedEntry } from "../weekly/volume.ts";
import { keyOf, type Rule } from "./advice.ts";
import { correctionOf, idsOf, namesOf } from "./entry-text.ts";

const WITH_SETS = ["resistence", "functional"];

const isRest = (time: string | null): boolean => (secondsOf(time ?? "") ?? 0) > 0;

/** Two or more sets with a load and nothing, or 00:00, between them. One set needs no rest; a group and sets in detail have their own. */
function lacksRest(entry: PrescribedEntry): boolean {
  const { rest, series, sets, group } = fromWire(entry);
  if (!WITH_SETS.includes(typeOfEntry(entry) ?? "") || (series ?? 1) <= 1 || isRest(rest)) return false;
  return group === null && !sets?.some((set) => isRest(set.rest));
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
