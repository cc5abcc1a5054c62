import type { MuscleOnSide, Side } from "./muscles.ts";

/** "No deviation" is stored so: the default, and the last choice of every select. */
export const NONE = "nenhum";
export const NONE_LABEL = "Nenhum";

export interface PostureOption {
  readonly value: string;
  readonly label: string;
  readonly lookAt: string;
  readonly stretch: readonly MuscleOnSide[];
  readonly strengthen: readonly MuscleOnSide[];
  readonly note?: string;
}

export interface PostureField {
  readonly key: string;
  readonly side: Side | null;
}

export interface PostureAspect {
  readonly title: string;
  readonly fields: readonly PostureField[];
  readonly options: readonly PostureOption[];
}

export interface PostureRegion {
  readonly code: string;
  readonly label: string;
  readonly aspects: readonly PostureAspect[];
}

/** Odd keys are the left side, even keys the right one. */
export const bothSides = (left: string, right: string): readonly PostureField[] => [
  { key: left, side: "left" },
  { key: right, side: "right" },
];

export const middleLine = (key: string): readonly PostureField[] => [{ key, side: null }];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { left: "Esquerdo", right: "Direito" };
