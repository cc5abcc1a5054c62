import { type Scale, scaleOf } from "./scale.ts";

/** Lipschitz DA. Screening for nutritional status in the elderly. Prim Care 1994;21(1):55-67: thin below 22, overweight above 27. */
const SCALE = scaleOf(1, "kg/m²", [
  ["Magreza", 21.9, "low"],
  ["Eutrofia", 27, "good"],
  ["Excesso de peso", null, "warn"],
]);

const YOUNGEST_AGE = 60;

/** The body mass index classes that stand beside the adults' from 60 completed years; null below and with an unknown age. */
export const elderlyBmiScale = (ageYears: number | null): Scale | null =>
  ageYears !== null && ageYears >= YOUNGEST_AGE ? SCALE : null;
