import { fieldAt } from "./fields.ts";
import { changedFields, type Values } from "./values.ts";

const placeOf = (mesoId: number) => `prumo.evaluation.${mesoId}`;

/**
 * What was typed and is not saved yet, kept in this tab until it is: an accidental reload loses nothing. It is health data,
 * so it does not outlive the tab.
 */
export const draft = {
  read(mesoId: number): Values {
    const kept: unknown = parsed(sessionStorage.getItem(placeOf(mesoId)));
    if (typeof kept !== "object" || kept === null) return {};
    const known = Object.entries(kept).filter(([name, value]) => fieldAt(name) && typeof value === "string");
    return Object.fromEntries(known);
  },

  write(mesoId: number, values: Values, saved: Values) {
    const typed = changedFields(values, saved).map((key) => [key, values[key] ?? ""]);
    if (typed.length === 0) return draft.clear(mesoId);
    sessionStorage.setItem(placeOf(mesoId), JSON.stringify(Object.fromEntries(typed)));
  },

  clear(mesoId: number) {
    sessionStorage.removeItem(placeOf(mesoId));
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
