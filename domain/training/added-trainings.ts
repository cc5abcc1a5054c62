import { withinTrainingDays } from "./entry/fields.ts";
import { fromWire, type SentPrescription, toWire } from "./entry/names.ts";
import { isDefaultTrainingName, nextTrainingName } from "./training-names.ts";
import { freeDays, type NamedTrainingDays, type WeekdayValue } from "./weekdays.ts";

/** The most trainings of one cycle, or of one entry of the library: they are named from A to Z. */
export const MAX_TRAININGS = 26;
export const TOO_MANY_TRAININGS = `Um ciclo tem no máximo ${MAX_TRAININGS} treinos`;

interface Copy<Entry extends SentPrescription> {
  readonly name?: string | null | undefined;
  readonly weekdays: readonly WeekdayValue[];
  readonly exercises: readonly Entry[];
}

/** HIIT is on days of its training alone. */
export const withHiitInside = <Entry extends SentPrescription>(
  exercises: readonly Entry[],
  weekdays: readonly string[],
): Entry[] =>
  exercises.map((entry) => {
    const prescription = fromWire(entry);
    const inside = withinTrainingDays(prescription, weekdays.map(Number));
    return inside === prescription ? entry : { ...entry, ...toWire(inside) };
  });

/**
 * Copies as a cycle takes them beside its own trainings: a name of its own is kept unless it is taken, else the next letter is given. Of
 * their days they keep those that are free, else they get the first free one, else none. `daysOfWeek`: the student's; none in a sequence.
 */
export function addedTrainings<Entry extends SentPrescription, T extends Copy<Entry>>(
  own: readonly NamedTrainingDays[],
  copies: readonly (T & Copy<Entry>)[],
  daysOfWeek: readonly string[],
) {
  const there: NamedTrainingDays[] = [...own];
  return copies.map((copy) => {
    const names = there.map(({ name }) => name);
    const keepsName = copy.name && !isDefaultTrainingName(copy.name) && !names.includes(copy.name);
    const free = freeDays(there, daysOfWeek);
    const ownDays = copy.weekdays.filter((day) => free.includes(day));
    const named = {
      name: keepsName ? copy.name : nextTrainingName(names),
      weekdays: ownDays.length > 0 ? ownDays : free.slice(0, 1),
    };
    there.push(named);
    return { ...copy, ...named, exercises: withHiitInside(copy.exercises, named.weekdays) };
  });
}
