import type { DetailedSet } from "../sets/detailed-set.ts";
import type { RowGroup } from "../sets/row-group.ts";

/**
 * `load` is in kg with at most one decimal; `time` is mm:ss or hh:mm:ss, `duration` one above zero; `weekdays` count from 0, Sunday, to 6;
 * `seriesType` is the id of a kind of series.
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
  | "seriesType"
  | "sets"
  | "group";

type DayFlags = readonly [string, string, string, string, string, string, string];

interface FieldDefinition<Wire = string | DayFlags, Column = string> {
  readonly wire: Wire;
  readonly column: Column;
  readonly kind: FieldKind;
  readonly label: string;
  readonly length?: number;
  readonly unit?: string;
  /** The wire's value when nothing is prescribed, if not null. */
  readonly none?: string;
  /** The flag that weekdays belong to: without it there are none. */
  readonly of?: "hiit" | "continuousAerobic";
}

/** `type-fields.ts` says which exercise type has which, and `names.ts` translates between these names, the wire's and the columns. */
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
  sets: { wire: "sets", column: "sets", kind: "sets", label: "Séries em detalhe" },
  group: { wire: "group", column: "row_group", kind: "group", label: "Grupo" },
  noSwap: { wire: "no_swap", column: "no_swap", kind: "flag", label: "Sem troca pelo aluno" },
  notes: { wire: "observacao", column: "notes", kind: "text", label: "Observações", length: 2000 },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof ENTRY_FIELDS;
export type EntryField = keyof Fields;

/** Null where nothing is prescribed. */
export interface ValueOf {
  count: number | null;
  load: number | null;
  seriesType: number | null;
  time: string | null;
  duration: string | null;
  cadence: string | null;
  pattern: string | null;
  text: string | null;
  flag: boolean;
  weekdays: number[];
  sets: DetailedSet[] | null;
  group: RowGroup | null;
}

/** Kinds whose values no text holds. */
export type ValueKind = "flag" | "weekdays" | "sets" | "group";

/** A text is "" while it is empty. */
type TypedValueOf = { [Kind in FieldKind]: Kind extends ValueKind ? ValueOf[Kind] : string };

type KindOf = { readonly [Field in EntryField]: Fields[Field]["kind"] };

type WireName = Fields[EntryField]["wire"];
export type DayFlag = Extract<WireName, readonly string[]>[number];

/** The values of one entry: null where a field was not prescribed, no weekdays where none was chosen. */
export type Prescription = { readonly [Field in EntryField]: ValueOf[KindOf[Field]] };

/** The same under the wire's names. Days are named only where they can be chosen: in HIIT and in continuous aerobic exercise. */
export type WirePrescription = {
  [Field in EntryField as Extract<Fields[Field]["wire"], string>]: ValueOf[Fields[Field]["kind"]];
} & { [Flag in DayFlag]?: boolean };

export type PrescriptionColumns = {
  [Field in EntryField as Fields[Field]["column"]]: ValueOf[Fields[Field]["kind"]];
};

export type TypedPrescription = { [Field in EntryField]: TypedValueOf[KindOf[Field]] };

export type TextField = { [Field in EntryField]: TypedPrescription[Field] extends string ? Field : never }[EntryField];

const VALUE_KINDS: ReadonlySet<FieldKind> = new Set<ValueKind>(["flag", "weekdays", "sets", "group"]);

export const isTextKind = (kind: FieldKind): kind is Exclude<FieldKind, ValueKind> => !VALUE_KINDS.has(kind);

export const isTextField = (field: EntryField): field is TextField => isTextKind(ENTRY_FIELDS[field].kind);

const isField = (name: string): name is EntryField => name in ENTRY_FIELDS;

export const ENTRY_FIELD_NAMES: readonly EntryField[] = Object.keys(ENTRY_FIELDS).filter(isField);

export const fieldOf = (field: EntryField): FieldDefinition<WireName, Fields[EntryField]["column"]> =>
  ENTRY_FIELDS[field];

/** A prescription whose HIIT is on days of its training alone: days that the training no longer has are left out. */
export function withinTrainingDays(prescription: Prescription, trainingDays: readonly number[]): Prescription {
  const hiitDays = prescription.hiitDays.filter((day) => trainingDays.includes(day));
  return hiitDays.length === prescription.hiitDays.length ? prescription : { ...prescription, hiitDays };
}
