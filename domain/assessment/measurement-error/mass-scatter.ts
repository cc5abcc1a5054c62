/** Body mass scatters from day to day by 0.8 kg, or by 1 % of a large mass: water, meals, clothes. */
const DAILY_SCATTER = { leastKg: 0.8, share: 0.01 } as const;

/** kg. */
export const massScatter = (weightKg: number): number =>
  Math.max(DAILY_SCATTER.leastKg, DAILY_SCATTER.share * weightKg);
