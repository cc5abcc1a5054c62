import {
  type Posture,
  type PostureDraft,
  type PostureEvaluated,
  postureSelection,
} from "#contract/assessment/evaluation-sections/posture.ts";
import { postureResultOf } from "#domain/assessment/posture/result.ts";

/** A finding of null goes; null instead of a list erases all. */
export function mergePosture(stored: Posture, draft: PostureDraft | undefined): Posture {
  if (draft === null) return [];
  const findings = new Map(stored.map(({ key, selected }) => [key, selected]));
  for (const { key, selected } of draft ?? []) {
    if (selected === null) findings.delete(key);
    else findings.set(key, selected);
  }
  return [...findings].map(([key, selected]) => ({ key, selected }));
}

/** The code is null while nothing was looked at. */
export function derivePosture(findings: Posture): PostureEvaluated {
  const selection = postureSelection(findings);
  return selection && postureResultOf(selection);
}
