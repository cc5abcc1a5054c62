/** A cycle is told about from so many days before its end until so many days after it, unless another follows. */
export const ENDING_SOON_DAYS = 7;

/** A student who has not trained for so many days is told about. */
export const IDLE_DAYS = 7;

/** Pain is told about for so many days, its own included. */
export const PAIN_DAYS = 7;
