import { useState } from "react";
import { recordOf } from "#domain/record.ts";
import { codesOf } from "#domain/text/labels.ts";
import { TRAINING_PLACES } from "#domain/training/generator/equipment.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import { draftOf, type Kept } from "../../../session/drafts.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import type { Wishes } from "./data.ts";
import { type Decisions, UNDECIDED } from "./review.ts";

export interface Review {
  readonly wishes: Wishes;
  readonly decisions: Decisions;
}

const numbers = (value: unknown): Record<string, number> =>
  recordOf(Object.entries(Object(value)).flatMap(([key, id]) => (typeof id === "number" ? [[key, id] as const] : [])));

/** Parts that make no sense are dropped. */
function readReview({ level, objective, minutes, place, equipment, cleared, rejected, swaps }: Kept): Review {
  const knownLevel = codesOf(LEVELS).find((code) => code === level);
  const knownObjective = codesOf(OBJECTIVES).find((code) => code === objective);
  const knownPlace = codesOf(TRAINING_PLACES).find((code) => code === place);
  return {
    wishes: {
      ...(knownLevel && { level: knownLevel }),
      ...(knownObjective && { objective: knownObjective }),
      ...(typeof minutes === "number" && { minutes }),
      ...(knownPlace && { place: knownPlace }),
      ...(typeof equipment === "string" && /^[a-z_,]*$/.test(equipment) && { equipment }),
      ...(cleared === "true" && { cleared }),
    },
    decisions: {
      rejected: Array.isArray(rejected) ? rejected.filter((key) => typeof key === "string") : UNDECIDED.rejected,
      swaps: numbers(swaps),
    },
  };
}

/** It survives a reload, and ends with the tab: it tells of a student's health. */
export function useReview({ mesoId, microId }: CyclePath) {
  const draft = draftOf({ lifetime: "tab", name: `proposal.${mesoId}.${microId ?? ""}` });
  const [review, setReview] = useState(() => readReview(draft.read()));
  const change = (next: Partial<Review>) => {
    const changed = { ...review, ...next };
    setReview(changed);
    draft.write({ ...changed.wishes, ...changed.decisions });
  };
  return { ...review, change, forget: draft.clear };
}
