import { draftOf } from "../../../../session/drafts.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { isValueKey } from "./value-keys.ts";
import { changedFields, type Values } from "./values.ts";

/** What was typed into a cycle's evaluation and is not saved yet. */
export function evaluationDraft({ mesoId, microId }: Pick<CyclePath, "mesoId" | "microId">) {
  const name = microId === undefined ? `evaluation.${mesoId}` : `evaluation.${mesoId}.${microId}`;
  const kept = draftOf({ lifetime: "tab", name });
  return {
    read(): Values {
      const known = Object.entries(kept.read()).flatMap(([name, value]) =>
        isValueKey(name) && typeof value === "string" ? [[name, value] as const] : [],
      );
      return Object.fromEntries(known);
    },

    write(values: Values, saved: Values) {
      const typed = changedFields(values, saved).map((key) => [key, values[key] ?? ""]);
      if (typed.length === 0) kept.clear();
      else kept.write(Object.fromEntries(typed));
    },

    clear: kept.clear,
  };
}
