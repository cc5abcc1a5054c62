/** `value` is a training's day on the wire, `key` a student's available day, `number` the day in the student's form. */
export const WEEKDAYS = [
  { value: "0", key: "sunday", number: 7, initial: "D", name: "Domingo" },
  { value: "1", key: "monday", number: 1, initial: "S", name: "Segunda-feira" },
  { value: "2", key: "tuesday", number: 2, initial: "T", name: "Terça-feira" },
  { value: "3", key: "wednesday", number: 3, initial: "Q", name: "Quarta-feira" },
  { value: "4", key: "thursday", number: 4, initial: "Q", name: "Quinta-feira" },
  { value: "5", key: "friday", number: 5, initial: "S", name: "Sexta-feira" },
  { value: "6", key: "saturday", number: 6, initial: "S", name: "Sábado" },
] as const;

export type Weekday = (typeof WEEKDAYS)[number];
export type WeekdayValue = Weekday["value"];
export type WeekdayKey = Weekday["key"];

export interface NamedTrainingDays {
  readonly name: string;
  readonly weekdays: readonly string[];
}

/** Monday comes first: a week is planned from there, though it is shown from Sunday on. */
const FROM_MONDAY = WEEKDAYS.toSorted((one, other) => one.number - other.number);

/** `reason` says in Portuguese why the day cannot be chosen; null when it can. */
export interface WeekdayChoice {
  readonly weekday: Weekday;
  readonly reason: string | null;
}

/**
 * The seven days of a training's form. A day is taken when another training of the same cycle or entry uses it, and closed
 * when the student does not train on it.
 * @param others the other trainings, without the one being edited
 * @param daysOfWeek the student's days, monday..sunday; null for a library entry, which has no student
 */
export function weekdayChoices(
  others: readonly NamedTrainingDays[],
  daysOfWeek: readonly string[] | null,
): readonly WeekdayChoice[] {
  return WEEKDAYS.map((weekday) => {
    const user = others.find(({ weekdays }) => weekdays.includes(weekday.value));
    if (user) return { weekday, reason: `Dia já usado em "${user.name}"` };
    const closed = daysOfWeek !== null && !daysOfWeek.includes(weekday.key);
    return { weekday, reason: closed ? "O aluno não treina neste dia" : null };
  });
}

/** The days that are neither taken nor closed, from Monday on. */
export function freeDays(
  others: readonly NamedTrainingDays[],
  daysOfWeek: readonly string[] | null,
): readonly WeekdayValue[] {
  const free = weekdayChoices(others, daysOfWeek).filter(({ reason }) => reason === null);
  return FROM_MONDAY.filter((day) => free.some(({ weekday }) => weekday === day)).map(({ value }) => value);
}

/** The day of a new training; undefined when each is taken or closed. */
export const firstFreeDay = (
  others: readonly NamedTrainingDays[],
  daysOfWeek: readonly string[] | null,
): WeekdayValue | undefined => freeDays(others, daysOfWeek)[0];
