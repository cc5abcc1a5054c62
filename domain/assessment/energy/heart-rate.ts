/**
 * bpm. Gellish RL, Goslin BR, Olson RE, et al. Longitudinal modeling of the relationship between age and maximal heart rate.
 * Med Sci Sports Exerc 2007;39(5):822-829. 132 adults.
 */
export const maximalHeartRate = (ageYears: number): number => 206.9 - 0.67 * ageYears;

/** bpm. The constant that the specification takes away from the maximum and adds to the training rate. */
const SPECIFIED_REST = 60;

/** bpm, as specified: the resting rate is asked for, and does not enter. Karvonen's reserve stands beside it. */
export const heartRateReserve = (maximal: number): number => maximal - SPECIFIED_REST;

/** bpm. Multiplies before it divides: 58 % of 50 is 29, which floating point makes 28.999… of 0.58 · 50. */
export const trainingHeartRate = (intensity: number, restingHeartRate: number): number =>
  Math.floor((intensity * restingHeartRate) / 100) + SPECIFIED_REST;

/** bpm. Karvonen MJ, Kentala E, Mustala O. The effects of training on heart rate. Ann Med Exp Biol Fenn 1957;35:307-315. */
export const karvonenReserve = (maximal: number, restingHeartRate: number): number => maximal - restingHeartRate;

/** bpm, by the same source: the resting rate and a share of the reserve. */
export const karvonenTraining = (intensity: number, maximal: number, restingHeartRate: number): number =>
  Math.floor((intensity * karvonenReserve(maximal, restingHeartRate)) / 100) + restingHeartRate;
