import type { Prescription } from "./entry/fields.ts";
import { NOTHING_PRESCRIBED } from "./entry/names.ts";
import type { ExerciseTypeValue } from "./exercise-types.ts";
import { MOBILITY, RELEASE, STRETCH, TRUNK_HOLD } from "./generator/figures.ts";

const SETS: Prescription = { ...NOTHING_PRESCRIBED, series: 3, minReps: 8, maxReps: 12, rest: "01:00" };

/** The first row of a type begins with them. Ours for sets, the generator's for the rest; aerobic exercise depends on the person alone. */
export const FIRST_FIGURES: Readonly<Partial<Record<ExerciseTypeValue, Prescription>>> = {
  stretching: STRETCH,
  mobility: MOBILITY,
  myofascial_release: RELEASE,
  functional: SETS,
  resistence: { ...SETS, cadence: "2-0-2-0" },
  manobra_resp: TRUNK_HOLD,
};
