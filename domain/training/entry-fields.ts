/**
 * What a value is: `count` a whole number; `time` mm:ss or hh:mm:ss; `duration` a time above zero; `cadence` and `pattern`
 * their own notation; `flag` yes or no; `text` free; `seriesType` the id of a kind of series.
 */
export type FieldKind = "count" | "time" | "duration" | "cadence" | "pattern" | "flag" | "text" | "seriesType";

interface FieldDefinition {
  /** Its name in requests and answers, which the specification fixes. */
  readonly wire: string;
  /** Its column in `training_entries`. */
  readonly column: string;
  readonly kind: FieldKind;
  /** The Portuguese label, unless the exercise type has another one. */
  readonly label: string;
  /** The most digits of a count, or characters of a text. */
  readonly length?: number;
  readonly unit?: string;
}

/**
 * The prescribed values of an entry of a training, by the names that the code uses. `type-fields.ts` says which exercise type
 * has which, and `entry-names.ts` translates between these names, the wire's and the columns.
 */
export const ENTRY_FIELDS = {
  series: { wire: "series", column: "series", kind: "count", label: "Séries", length: 5 },
  minReps: { wire: "min_reps", column: "min_reps", kind: "count", label: "Rep. mín.", length: 4 },
  maxReps: { wire: "max_reps", column: "max_reps", kind: "count", label: "Rep. máx.", length: 4 },
  repsPattern: { wire: "reps_pattern", column: "reps_pattern", kind: "pattern", label: "Repetições por série" },
  rest: { wire: "descanco", column: "rest", kind: "time", label: "Descanso" },
  cadence: { wire: "cadencia", column: "cadence", kind: "cadence", label: "Cadência" },
  duration: { wire: "tempo", column: "duration", kind: "duration", label: "Tempo" },
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
  seriesTypeId: { wire: "series_type_id", column: "series_type_id", kind: "seriesType", label: "Tipo de série" },
  notes: { wire: "observacao", column: "notes", kind: "text", label: "Observações", length: 2000 },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof ENTRY_FIELDS;
export type EntryField = keyof Fields;

type Value<Kind extends FieldKind> = Kind extends "flag"
  ? boolean
  : (Kind extends "count" | "seriesType" ? number : string) | null;

/** The values of one entry: null where a field was not prescribed. */
export type Prescription = { readonly [Field in EntryField]: Value<Fields[Field]["kind"]> };

/** The same under the wire's names. */
export type WirePrescription = {
  [Field in EntryField as Fields[Field]["wire"]]: Value<Fields[Field]["kind"]>;
};

/** The same under the columns' names. */
export type PrescriptionColumns = {
  [Field in EntryField as Fields[Field]["column"]]: Value<Fields[Field]["kind"]>;
};

/** The same as a form holds it: texts, "" while empty, and flags. */
export type TypedPrescription = {
  [Field in EntryField]: Fields[Field]["kind"] extends "flag" ? boolean : string;
};

const isField = (name: string): name is EntryField => name in ENTRY_FIELDS;

/** Every field, in the order of the table. */
export const ENTRY_FIELD_NAMES: readonly EntryField[] = Object.keys(ENTRY_FIELDS).filter(isField);

/** A field's row of the table. */
export const fieldOf = (field: EntryField): FieldDefinition => ENTRY_FIELDS[field];
