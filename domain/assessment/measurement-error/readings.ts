import { SKINFOLDS } from "../anthropometry/measures.ts";

const FOLDS: ReadonlySet<string> = new Set(SKINFOLDS.map(({ key }) => key));

/** Whether a measure is a fold, read with a caliper; any other one is a girth. */
export const isFold = (key: string): boolean => FOLDS.has(key);
