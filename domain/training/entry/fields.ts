/**
 * What a value is: `count` a whole number; `load` kilograms with at most one decimal; `time` mm:ss or hh:mm:ss; `duration` a time above zero; `cadence` and `pattern`
 * their own notation; `flag` yes or no; `weekdays` numbers from 0, Sunday, to 6; `text` free; `seriesType` the id of a kind of series.
 */
export type FieldKind =
  | "count"
  | "load"
  | "time"
  | "duration"
  | "cadence"
  | "pattern"
  | "flag"
  | "weekdays"
  | "text"
  | "seriesType";

/** One flag for each day, Sunday first. */
type DayFlags = readonly [string, string, string, string, string, string, string];

interface FieldDefinition {
  /** Its name in requests and answers, which the specification fixes. */
  readonly wire: string | DayFlags;
  /** Its column in `training_entries`. */
  readonly column: string;
  readonly kind: FieldKind;
  /** The Portuguese label, unless the exercise type has another one. */
  readonly label: string;
  /** The most digits of a count, or characters of a text. */
  readonly length?: number;
  readonly unit?: string;
  /** What the wire says where nothing is prescribed, if not null. */
  readonly none?: string;
  /** The flag that weekdays belong to: without it there are none. */
  readonly of?: "hiit" | "continuousAerobic";
}

/**
 * The prescribed values of an entry of a training, by the names that the code uses. `type-fields.ts` says which exercise type
 * has which, and `names.ts` translates between these names, the wire's and the columns.
 */
export const ENTRY_FIELDS = {
  series: { wire: "series", column: "series", kind: "count", label: "Séries", length: 5 },
  minReps: { wire: "min_reps", column: "min_reps", kind: "count", label: "Rep. mín.", length: 4 },
  maxReps: { wire: "max_reps", column: "max_reps", kind: "count", label: "Rep. máx.", length: 4 },
  repsPattern: { wire: "reps_pattern", column: "reps_pattern", kind: "pattern", label: "Repetições por série" },
  load: { wire: "carga", column: "load_kg", kind: "load", label: "Carga", unit: "kg" },
  rest: { wire: "descanco", column: "rest", kind: "time", label: "Descanso" },
  cadence: { wire: "cadencia", column: "cadence", kind: "cadence", label: "Cadência" },
  duration: { wire: "tempo", column: "duration", kind: "duration", label: "Tempo", none: "00:00" },
  sprints: { wire: "quantidade_tiros", column: "sprints", kind: "count", label: "Tiros", length: 8 },
  sprintDuration: { wire: "tempo_tiros", column: "sprint_duration", kind: "time", label: "Duração do tiro" },
  sprintInterval: {
    wire: "intervalo_tiros",
    column: "sprint_interval",
    kind: "duration",
    label: "Intervalo entre tiros",
  },
  heartRate: {
    wire: "freqCardiaca",
    column: "heart_rate",
    kind: "count",
    label: "Freq. cardíaca",
    length: 3,
    unit: "bpm",
  },
  hiit: { wire: "hiit", column: "hiit", kind: "flag", label: "HIIT" },
  continuousAerobic: { wire: "aerobicocont", column: "continuous_aerobic", kind: "flag", label: "Aeróbico contínuo" },
  hiitDays: {
    wire: ["domhiit", "seghiit", "terhiit", "quahiit", "quihiit", "sexhiit", "sabhiit"],
    column: "hiit_weekdays",
    kind: "weekdays",
    label: "Dias do HIIT",
    of: "hiit",
  },
  continuousDays: {
    wire: ["domaer", "segaer", "teraer", "quaaer", "quiaer", "sexaer", "sabaer"],
    column: "continuous_aerobic_weekdays",
    kind: "weekdays",
    label: "Dias do aeróbico contínuo",
    of: "continuousAerobic",
  },
  seriesTypeId: { wire: "series_type_id", column: "series_type_id", kind: "seriesType", label: "Tipo de série" },
  notes: { wire: "observacao", column: "notes", kind: "text", label: "Observações", length: 2000 },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof ENTRY_FIELDS;
export type EntryField = keyof Fields;

type Value<Kind extends FieldKind> = Kind extends "flag"
  ? boolean
  : Kind extends "weekdays"
    ? number[]
    : (Kind extends "count" | "load" | "seriesType" ? number : string) | null;

type WireName = Fields[EntryField]["wire"];
/** The names of the flags for single days. */
export type DayFlag = Extract<WireName, readonly string[]>[number];

/** The values of one entry: null where a field was not prescribed, no weekdays where none was chosen. */
export type Prescription = { readonly [Field in EntryField]: Value<Fields[Field]["kind"]> };

/** The same under the wire's names. Days are named only where they can be chosen: in HIIT and in continuous aerobic exercise. */
export type WirePrescription = {
  [Field in EntryField as Extract<Fields[Field]["wire"], string>]: Value<Fields[Field]["kind"]>;
} & { [Flag in DayFlag]?: boolean };

/** The same under the columns' names. */
export type PrescriptionColumns = {
  [Field in EntryField as Fields[Field]["column"]]: Value<Fields[Field]["kind"]>;
};

/** The same as a form holds it: texts, "" while empty, flags and weekdays. */
export type TypedPrescription = {
  [Field in EntryField]: Fields[Field]["kind"] extends "flag" | "weekdays" ? Value<Fields[Field]["kind"]> : string;
};

const isField = (name: string): name is EntryField => name in ENTRY_FIELDS;

/** Every field, in the order of the table. */
export const ENTRY_FIELD_NAMES: readonly EntryField[] = Object.keys(ENTRY_FIELDS).filter(isField);

/** A field's row of the table. */
export const fieldOf = (field: EntryField): FieldDefinition => ENTRY_FIELDS[field];
