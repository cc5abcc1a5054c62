import { TUTORIAL_TYPES } from "#domain/tutorial-types.ts";

/** The state of the tutorials that lives in the address: the search, the type, and the tutorial that is unfolded or edited. */
export interface TutorialSearch {
  readonly q?: string;
  readonly tipo?: number;
  readonly aberto?: string;
}

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function tutorialSearch(raw: Record<string, unknown>): TutorialSearch {
  const q = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q) : "";
  const type = TUTORIAL_TYPES.find(({ value }) => value === Number(raw.tipo))?.value;
  const opened = /^(?:\d+|novo)$/.exec(String(raw.aberto ?? ""))?.[0];
  return { ...(q && { q }), ...(type && { tipo: type }), ...(opened && { aberto: opened }) };
}
