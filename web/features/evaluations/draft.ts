import type { CyclePath } from "../cycles/data.ts";
import { fieldAt } from "./fields.ts";
import { changedFields, type Values } from "./values.ts";

/** Where the draft of a cycle's evaluation lies. */
export const draftPlace = ({ mesoId, microId }: CyclePath): string =>
  microId === undefined ? `prumo.evaluation.${mesoId}` : `prumo.evaluation.${mesoId}.${microId}`;

/**
 * What was typed and is not saved yet, kept in this tab until it is: an accidental reload loses nothing. It is health data,
 * so it does not outlive the tab.
 */
export const draft = {
  read(place: string): Values {
    const kept: unknown = parsed(sessionStorage.getItem(place));
    if (typeof kept !== "object" || kept === null) return {};
    const known = Object.entries(kept).filter(([name, value]) => fieldAt(name) && typeof value === "string");
    return Object.fromEntries(known);
  },

  write(place: string, values: Values, saved: Values) {
    const typed = changedFields(values, saved).map((key) => [key, values[key] ?? ""]);
    if (typed.length === 0) return draft.clear(place);
    sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(typed)));
  },

  clear(place: string) {
    sessionStorage.removeItem(place);
  },
};

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
