import { MESSAGES } from "#domain/text/messages.ts";
import { completeTime } from "#domain/training/entry/field-rules.ts";
import { type GroupKind, type RowGroup, refuseGroup } from "#domain/training/sets/row-group.ts";

export type GroupField = "rounds" | "rest_between" | "rest_after" | "time_cap";

interface FieldOfGroup {
  readonly field: GroupField;
  readonly label: string;
}

const BETWEEN: FieldOfGroup = { field: "rest_between", label: "Entre exercícios" };
const AFTER: FieldOfGroup = { field: "rest_after", label: "Após a volta" };

/** The figures of each kind, in the order in which it is typed. */
export const GROUP_FIELDS: Readonly<Record<GroupKind, readonly FieldOfGroup[]>> = {
  superset: [{ field: "rounds", label: "Voltas" }, BETWEEN, AFTER],
  circuit: [{ field: "rounds", label: "Voltas" }, BETWEEN, AFTER, { field: "time_cap", label: "Tempo máximo" }],
  emom: [{ field: "rounds", label: "Minutos" }],
  amrap: [{ field: "time_cap", label: "Tempo" }],
};

const NEEDED: Partial<Record<GroupKind, Partial<RowGroup>>> = {
  circuit: { rounds: 3 },
  emom: { rounds: 10 },
  amrap: { time_cap: "10:00" },
};

/** Figures that the new kind has stay, those that it needs are proposed, others are left out. */
export function withKind(group: RowGroup, kind: GroupKind): RowGroup {
  const has = (field: GroupField) => GROUP_FIELDS[kind].some((one) => one.field === field);
  const needed = NEEDED[kind] ?? {};
  const isClock = kind === "emom" || group.kind === "emom";
  return {
    number: group.number,
    kind,
    rounds: has("rounds") ? ((isClock ? null : group.rounds) ?? needed.rounds ?? null) : null,
    rest_between: has("rest_between") ? group.rest_between : null,
    rest_after: has("rest_after") ? group.rest_after : null,
    time_cap: has("time_cap") ? (group.time_cap ?? needed.time_cap ?? null) : null,
  };
}

export const groupFieldText = (group: RowGroup, field: GroupField): string => String(group[field] ?? "");

/** The group with what was typed, or the sentence why it cannot be. */
export function withGroupText(group: RowGroup, field: GroupField, typed: string): RowGroup | string {
  const text = typed.trim();
  if (field === "rounds" && text !== "" && !/^[1-9]\d?$/.test(text)) return "De 1 a 99";
  if (field !== "rounds" && !/^[\d:]*$/.test(text)) return MESSAGES.format;
  const value = text === "" ? null : field === "rounds" ? Number(text) : completeTime(text);
  const next = { ...group, [field]: value };
  return refuseGroup(next) ?? next;
}
