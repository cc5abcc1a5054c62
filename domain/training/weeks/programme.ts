import { roundHalfUp } from "../../rounding.ts";
import { exercisesOf } from "../blocks.ts";
import type { WirePrescription } from "../entry/fields.ts";
import { fromWire, toWire } from "../entry/names.ts";
import { isAssisted, type LiftedExercise, type LoadSteps, loadStepKg } from "../loads/load-steps.ts";
import { type RowGroup, withMinutesAsSeries } from "../sets/row-group.ts";
import { type Deload, figuresInWeek, type WeekPlan, type WeekRule } from "./week-rule.ts";

/** A row that names its rule follows that one, all others the common one. */
export interface Programme {
  readonly rule: WeekRule;
  readonly rows: readonly { readonly entry_id: number; readonly rule: WeekRule }[];
  readonly deload: Deload | null;
  /** The loads that exist where the trainer works. */
  readonly loadSteps: LoadSteps;
}

/** Figures of one row in one week that a trainer typed over the rule's. */
export type WeekCell = { readonly entry_id: number } & {
  readonly [Name in "series" | "min_reps" | "max_reps" | "reps_pattern" | "carga"]?: WirePrescription[Name] | undefined;
};

type Figures = { readonly [Name in keyof WirePrescription]?: unknown };

type ProgrammedEntry = Figures & {
  readonly id: number;
  readonly group?: RowGroup | null | undefined;
  readonly series?: number | null | undefined;
  readonly reps_pattern?: string | null | undefined;
  readonly sets?: readonly unknown[] | null | undefined;
  readonly exercise: LiftedExercise | LiftedExercise[];
};

/**
 * Loads move by whole steps from the present one, which is known to exist. Exercises done together follow the first. Kilograms of an assisted machine
 * help: more of them would be less work, so they stay.
 */
function roundFor(entry: ProgrammedEntry, loadSteps: LoadSteps) {
  const [exercise = { equipament_needed: null, muscle_groups: [] }] = exercisesOf(entry);
  return (fromKg: number, wishedKg: number): number => {
    if (isAssisted(exercise.equipament_needed)) return fromKg;
    const step = loadStepKg(exercise, wishedKg, loadSteps);
    const steps = Math.round((wishedKg - fromKg) / step);
    const leastSteps = Math.ceil((step - fromKg) / step);
    return roundHalfUp(fromKg + Math.max(steps, Math.min(leastSteps, 0)) * step, 1);
  };
}

function entryInWeek<Entry extends ProgrammedEntry>(
  entry: Entry,
  { rule, rows, deload, loadSteps }: Programme,
  { week, groupRows }: Pick<WeekPlan, "week"> & { readonly groupRows: number },
): Entry {
  const ownRule = rows.find(({ entry_id }) => entry_id === entry.id)?.rule ?? rule;
  const prescription = fromWire(entry);
  const figures = figuresInWeek(prescription, { rule: ownRule, deload, week, groupRows }, roundFor(entry, loadSteps));
  return { ...entry, ...toWire({ ...prescription, ...figures }) };
}

/** All rows of a copied training as they are in a later week; `cells` are of that week. Minutes of an EMOM say its rows' series. */
export function entriesInWeek<Entry extends ProgrammedEntry>(
  entries: readonly Entry[],
  programme: Programme,
  week: number,
  cells: readonly WeekCell[] = [],
): Entry[] {
  const inWeek = entries.map((entry) => {
    const { entry_id: _row, ...typed } = cells.find(({ entry_id }) => entry_id === entry.id) ?? { entry_id: 0 };
    const groupRows = entries.filter(({ group }) => group && group.number === entry.group?.number).length;
    return { ...entryInWeek(entry, programme, { week, groupRows }), ...typed };
  });
  return week === 0 ? inWeek : [...withMinutesAsSeries(inWeek)];
}
