import { TUTORIAL_TYPES } from "#domain/tutorial-types.ts";

export interface TutorialSearch {
  readonly q?: string;
  readonly tipo?: number;
  readonly aberto?: string;
}

export function tutorialSearch(raw: Record<string, unknown>): TutorialSearch {
  const q = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q) : "";
  const type = TUTORIAL_TYPES.find(({ value }) => value === Number(raw.tipo))?.value;
  const opened = /^(?:\d+|novo)$/.exec(String(raw.aberto ?? ""))?.[0];
  return { ...(q && { q }), ...(type && { tipo: type }), ...(opened && { aberto: opened }) };
}
