/**
 * From here on pain is marked and holds the load. Serlin RC et al. Pain 1995;61(2):277-284 call 1 to 4 mild, 5 and 6 moderate, 7 to 10
 * severe; the border's own value is marked, to be careful.
 */
export const PAIN_TO_MARK = 4;

export const isMarkedPain = (pain: number | null): pain is number => pain !== null && pain >= PAIN_TO_MARK;
