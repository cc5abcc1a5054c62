import type { Heart, HeartDraft, HeartMeasures } from "#contract/evaluation-sections/heart.ts";
import type { Measures } from "./measures.ts";

/** A stored section in the shape of today. */
export const completeHeart = (stored: Partial<Heart>): Heart => ({ pressaoArterial: null, ...stored });

export const mergeHeart = (
  { pressaoArterial: _, ...measured }: Heart,
  draft: HeartDraft | undefined,
): HeartMeasures => ({ ...measured, ...draft });

export const deriveHeart = ({ heart }: Measures): Heart => ({ ...heart, pressaoArterial: null });
