/** More than a person has devices; the sentence of `too_many_passkeys` names it. */
export const MAX_PASSKEYS = 10;
