import type { FormErrors } from "@mantine/form";
import { NewMacrocycle } from "#contract/planning/periodisations.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { defaultMesocycleName } from "#domain/periodisation/cycles.ts";
import { endDateFromWeeks } from "#domain/periodisation/weeks.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import { blankErrors, validateBy } from "../../../ui/form/schema-validation.ts";
import { dateErrors } from "../cycles/forms/cycle-form.ts";
import type { MacrocycleBody } from "../periodisations/data.ts";
import { type MacrocycleForm, newMacrocycleForm } from "./macrocycle-form.ts";

export const USUAL_WEEKS = [4, 6, 8, 12] as const;
const [FEWEST_WEEKS] = USUAL_WEEKS;

/** Paths are those of the wire, so that the server's refusals find their fields. */
export interface StartForm extends MacrocycleForm {
  readonly mesocycle: {
    readonly name: string;
    readonly goal: string;
    readonly start_date: string;
    readonly end_date: string;
    readonly training_mode: TrainingMode;
  };
  /** Null when the end was chosen instead. */
  readonly weeks: number | null;
  /** Each week becomes a microcycle. */
  readonly byWeek: boolean;
}

interface Proposed {
  readonly skinfold_protocol: string;
  /** The first mesocycle of the trainer's last macrocycle has as many. */
  readonly weeks: number | null;
}

/** The registration's `goal` is the proposed name of the periodisation. */
export function newStartForm({ skinfold_protocol, weeks: lastWeeks }: Proposed, today: string, goal = ""): StartForm {
  const weeks = USUAL_WEEKS.find((usual) => usual === lastWeeks) ?? FEWEST_WEEKS;
  return {
    ...newMacrocycleForm(skinfold_protocol),
    name: goal,
    mesocycle: {
      name: defaultMesocycleName(0),
      goal,
      start_date: today,
      end_date: endDateFromWeeks(today, weeks),
      training_mode: "weekdays",
    },
    weeks,
    byWeek: false,
  };
}

/** The goal follows the name until it is changed on its own. */
export const withName = (form: StartForm, name: string): StartForm =>
  form.mesocycle.goal === form.name
    ? { ...form, name, mesocycle: { ...form.mesocycle, goal: name } }
    : { ...form, name };

export const withStart = (form: StartForm, start_date: string): StartForm => {
  const mesocycle = { ...form.mesocycle, start_date };
  if (form.weeks === null || !isCalendarDate(start_date)) return { ...form, mesocycle };
  return { ...form, mesocycle: { ...mesocycle, end_date: endDateFromWeeks(start_date, form.weeks) } };
};

export const withWeeks = (form: StartForm, weeks: number): StartForm =>
  withStart({ ...form, weeks }, form.mesocycle.start_date);

/** An end of its own is no number of weeks any more. */
export const withEnd = (form: StartForm, end_date: string): StartForm => ({
  ...form,
  weeks: null,
  byWeek: false,
  mesocycle: { ...form.mesocycle, end_date },
});

const wireOf = ({ weeks, byWeek, mesocycle, ...macrocycle }: StartForm) => ({
  ...macrocycle,
  mesocycle: { ...mesocycle, weeks: byWeek ? weeks : null },
});

const bySchema = validateBy<ReturnType<typeof wireOf>>(NewMacrocycle);

export const validateStart = (form: StartForm): FormErrors => ({
  ...bySchema(wireOf(form)),
  ...blankErrors({ name: form.name, "mesocycle.goal": form.mesocycle.goal }),
  ...dateErrors("mesocycle.start_date", form.mesocycle.start_date),
  ...dateErrors("mesocycle.end_date", form.mesocycle.end_date),
});

export const toStartBody = (form: StartForm): MacrocycleBody => NewMacrocycle.parse(wireOf(form));
