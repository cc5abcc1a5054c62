/** How many times as many tries the fuzz, the walk and the races make; `npm run test:deep` makes ten times as many. */
export const TIMES = Math.max(1, Math.floor(Number(process.env.TIMES ?? 1)));
