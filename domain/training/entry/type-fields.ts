import type { ExerciseTypeValue } from "../exercise-types.ts";
import { isPyramid } from "../techniques.ts";
import { ENTRY_FIELDS, type EntryField } from "./fields.ts";

/** When a field is asked for: a pyramid's repetitions are a pattern instead of a range; sprints and days belong to a kind of aerobic exercise. */
type Condition = "pyramid" | "range" | "hiit" | "continuous";

export interface TypeField {
  readonly field: EntryField;
  readonly label: string;
  readonly required: boolean;
  readonly when?: Condition;
  /** A duration of hours, hh:mm:ss: see `withHours`. */
  readonly hours?: true;
}

interface PrescribedType {
  readonly fields: readonly TypeField[];
  readonly columns?: readonly EntryField[];
  readonly technique?: true;
  readonly muscleGroups?: true;
  readonly load?: true;
}

type Options = Partial<Omit<TypeField, "field" | "required">>;

const required = (field: EntryField, options: Options = {}): TypeField => ({
  field,
  label: ENTRY_FIELDS[field].label,
  required: true,
  ...options,
});

const optional = (field: EntryField, options: Options = {}): TypeField => ({
  ...required(field, options),
  required: false,
});

const RANGE_OR_PATTERN = [
  optional("minReps", { when: "range" }),
  required("maxReps", { when: "range" }),
  required("repsPattern", { when: "pyramid" }),
];
const NOTES = optional("notes");
const SERIES_TYPE = optional("seriesTypeId");

/** The source is specification 3, with the decisions on breathing, functional and sprint times. */
export const PRESCRIBED: Readonly<Record<ExerciseTypeValue, PrescribedType>> = {
  stretching: { fields: [required("series"), required("duration"), required("rest"), NOTES] },
  mobility: {
    fields: [required("series"), required("maxReps", { label: "Repetições" }), required("rest"), NOTES],
  },
  myofascial_release: {
    fields: [
      required("series"),
      required("duration", { label: "Tempo de liberação" }),
      required("rest", { label: "Intervalo" }),
      NOTES,
    ],
    muscleGroups: true,
  },
  functional: {
    fields: [required("series"), ...RANGE_OR_PATTERN, required("rest"), optional("load"), SERIES_TYPE, NOTES],
    muscleGroups: true,
    load: true,
  },
  resistence: {
    fields: [
      required("series"),
      ...RANGE_OR_PATTERN,
      required("rest"),
      required("cadence"),
      optional("load"),
      SERIES_TYPE,
      NOTES,
    ],
    technique: true,
    muscleGroups: true,
    load: true,
  },
  manobra_resp: {
    fields: [
      required("series"),
      optional("maxReps", { label: "Rep. isométricas" }),
      required("duration", { label: "Tempo por rep." }),
      required("rest", { label: "Intervalo por rep." }),
      NOTES,
    ],
  },
  exerc_aerobicos: {
    fields: [
      required("duration", { label: "Tempo total", hours: true }),
      required("heartRate"),
      optional("hiit"),
      optional("continuousAerobic"),
      required("sprints", { when: "hiit" }),
      optional("sprintDuration", { when: "hiit" }),
      required("sprintInterval", { when: "hiit" }),
      optional("hiitDays", { when: "hiit" }),
      optional("continuousDays", { when: "continuous" }),
      NOTES,
    ],
    columns: ["duration", "sprints", "sprintDuration", "sprintInterval", "heartRate", "hiit", "continuousAerobic"],
  },
};

export interface EntryCircumstances {
  readonly exerciseType: ExerciseTypeValue;
  readonly technique: string | null;
  readonly hiit: boolean;
  readonly continuousAerobic: boolean;
}

export function fieldsAsked(entry: EntryCircumstances): readonly TypeField[] {
  const isPattern = isPyramid(entry.technique);
  const holds: Record<Condition, boolean> = {
    pyramid: isPattern,
    range: !isPattern,
    hiit: entry.hiit,
    continuous: entry.continuousAerobic,
  };
  return PRESCRIBED[entry.exerciseType].fields.filter(({ when }) => when === undefined || holds[when]);
}
