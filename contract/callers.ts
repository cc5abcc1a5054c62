export const everybody = "public";
export const trainer = ["trainer"] as const;
export const student = ["student"] as const;
export const trainerAndStudent = ["trainer", "student"] as const;
/** Among the administrators the owners may do everything; a call that names no other role of theirs is the owners' alone. */
export const owner = ["owner"] as const;
export const finance = ["owner", "finance"] as const;
export const catalogue = ["owner", "catalogue"] as const;
export const support = ["owner", "support"] as const;
export const financeAndSupport = ["owner", "finance", "support"] as const;
export const administrators = ["owner", "finance", "catalogue", "support"] as const;
export const anyone = [...trainerAndStudent, ...administrators] as const;
export const anyoneOfMoney = [...trainerAndStudent, ...financeAndSupport] as const;
export const anyoneInSupport = [...trainerAndStudent, ...support] as const;
export const trainerAndOwner = [...trainer, ...owner] as const;
export const trainerAndFinance = [...trainer, ...finance] as const;
export const trainerAndSupport = [...trainer, ...support] as const;
export const trainerAndCatalogue = [...trainer, ...catalogue, "support"] as const;
