/** Beyond these a value is a typing error; the load is that of the strength tests. */
export const PERFORMANCE_LIMITS = {
  repetitions: { min: 0, max: 999 },
  /** 0 is the body's own weight. */
  loadKg: { min: 0, max: 999 },
  seconds: { min: 0, max: 86_400 },
  /** Pain and effort: 0 none, 10 the worst (numeric rating scale; Foster C et al. J Strength Cond Res 2001;15(1):109-115). */
  scale: { min: 0, max: 10 },
} as const;
