import { MESSAGES } from "../messages.ts";
import {
  DIGITS,
  type Refusal,
  refuseBlank,
  refuseCadence,
  refuseCount,
  refuseMaxReps,
  refuseNoTime,
  refuseOptionalCount,
  refusePyramidReps,
  refuseTime,
} from "./field-rules.ts";
import { isPyramid, slotsFor } from "./techniques.ts";

/** An exercise entry as typed: every field a text, "" while empty. `technique` is its name, null while not chosen. */
export interface EntryDraft {
  readonly exerciseType: string;
  readonly technique: string | null;
  readonly exerciseIds: readonly (number | null)[];
  readonly series: string;
  readonly minReps: string;
  readonly maxReps: string;
  /** One number of two digits per series, "12-10-08": pyramids only. */
  readonly pyramidReps: string;
  readonly rest: string;
  readonly cadence: string;
  readonly time: string;
  readonly heartRate: string;
  readonly hiit: boolean;
  readonly sprintCount: string;
  readonly sprintInterval: string;
}

export type EntryField = Exclude<keyof EntryDraft, "exerciseType" | "hiit">;

/** The sentence under each refused field. An entry can be saved when there is none. */
export type EntryRefusals = Partial<Record<EntryField, string>>;

type Rules = readonly (readonly [field: EntryField, refusal: Refusal])[];

function repetitionRules(draft: EntryDraft): Rules {
  if (isPyramid(draft.technique)) {
    return [["pyramidReps", refusePyramidReps(draft.pyramidReps, Number(draft.series))]];
  }
  return [
    ["minReps", refuseOptionalCount(draft.minReps, DIGITS.reps)],
    ["maxReps", refuseMaxReps(draft.maxReps, draft.minReps)],
  ];
}

/** Series and rest, which every type but the aerobic ones asks for. */
function setRules(draft: EntryDraft): Rules {
  return [
    ["series", refuseCount(draft.series, DIGITS.series)],
    ["rest", refuseBlank(draft.rest) ?? refuseTime(draft.rest)],
  ];
}

function hiitRules(draft: EntryDraft): Rules {
  return draft.hiit
    ? [
        ["sprintCount", refuseCount(draft.sprintCount, DIGITS.sprints)],
        ["sprintInterval", refuseNoTime(draft.sprintInterval)],
      ]
    : [];
}

function typeRules(draft: EntryDraft): Rules {
  switch (draft.exerciseType) {
    case "resistence":
      return [...setRules(draft), ...repetitionRules(draft), ["cadence", refuseCadence(draft.cadence)]];
    case "functional":
      return [...setRules(draft), ...repetitionRules(draft)];
    case "mobility":
      return [...setRules(draft), ["maxReps", refuseCount(draft.maxReps, DIGITS.reps)]];
    case "stretching":
    case "myofascial_release":
    case "manobra_resp":
      return [...setRules(draft), ["time", refuseNoTime(draft.time)]];
    case "aerobic":
      return [
        ["time", refuseCount(draft.time, DIGITS.tempo)],
        ["heartRate", refuseCount(draft.heartRate, DIGITS.heartRate)],
      ];
    case "exerc_aerobicos":
    case "hiit":
      return [
        ["time", refuseNoTime(draft.time)],
        ["heartRate", refuseCount(draft.heartRate, DIGITS.heartRate)],
        ...hiitRules(draft),
      ];
    default:
      return setRules(draft);
  }
}

function chosenRules({ technique, exerciseIds }: EntryDraft): Rules {
  const filled = exerciseIds.length >= slotsFor(technique).minimum && exerciseIds.every((id) => id !== null);
  return [
    ["technique", technique ? null : MESSAGES.fieldRequired],
    ["exerciseIds", filled ? null : MESSAGES.fieldRequired],
  ];
}

/** What keeps an exercise entry from being saved, by field; the rules depend on the type and on the technique. */
export function refusalsOfEntry(draft: EntryDraft): EntryRefusals {
  const refusals: EntryRefusals = {};
  for (const [field, refusal] of [...chosenRules(draft), ...typeRules(draft)]) {
    if (refusal !== null) refusals[field] = refusal;
  }
  return refusals;
}
