/** The effort of 10 and the talk test hold for everybody. A heart rate follows from one person's age, rest and medicines. */
export const AEROBIC_EFFORTS = {
  light: "Leve, esforço 2 a 3 de 10: dá para conversar o tempo todo.",
  moderate: "Moderado, esforço 4 a 5 de 10: dá para falar em frases curtas.",
  hard: "Forte, esforço 7 a 8 de 10: só dá para dizer poucas palavras.",
} as const;
export type AerobicEffort = keyof typeof AEROBIC_EFFORTS;
