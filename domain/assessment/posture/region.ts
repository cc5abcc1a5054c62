import type { MuscleOnSide, Side } from "./muscles.ts";

/** What is stored for "no deviation": the default, and the last choice of every select. */
export const NONE = "nenhum";
export const NONE_LABEL = "Nenhum";

/** One deviation that can be seen, with what to look at and which muscles to stretch and to strengthen. */
export interface PostureOption {
  /** As it is stored. */
  readonly value: string;
  readonly label: string;
  /** What a trainer looks at to see it, as a sentence. */
  readonly lookAt: string;
  readonly stretch: readonly MuscleOnSide[];
  readonly strengthen: readonly MuscleOnSide[];
  /** A reservation, as a sentence. */
  readonly note?: string;
}

/** One field of an aspect: the key under which its choice is stored; `side` is null in the middle line. */
export interface PostureField {
  readonly key: string;
  readonly side: Side | null;
}

/** One thing that is looked at: on the left and on the right, or once in the middle line. */
export interface PostureAspect {
  readonly title: string;
  readonly fields: readonly PostureField[];
  /** Without {@link NONE}, which every aspect has. */
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

/** What the choice of one side is called beside the other. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { left: "Esquerdo", right: "Direito" };
