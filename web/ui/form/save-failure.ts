import { ApiError } from "../../api/api-error.ts";

/**
 * `conflict`: another window saved first, a person decides. `away`: no answer came or the server asks to
 * wait, so the same is sent again. `refused`: it never can be saved.
 */
export type SaveFailure = "conflict" | "away" | "refused";

const AWAY: readonly number[] = [0, 429, 502, 503, 504];

export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return "refused";
  if (error.code === "changed_elsewhere") return "conflict";
  return AWAY.includes(error.status) ? "away" : "refused";
}
