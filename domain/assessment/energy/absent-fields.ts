import { absence, type Missing, missing } from "../result.ts";

export type NeededField = readonly [name: string, isGiven: boolean];

/** 'Verifique o campo X' or 'Verifique os campos X, Y': the absent ones among these fields, in their order. */
export function checkFields(...fields: readonly NeededField[]): Missing {
  const names = fields.filter(([, isGiven]) => !isGiven).map(([name]) => name);
  return missing(absence("measures", `Verifique ${names.length > 1 ? "os campos" : "o campo"} ${names.join(", ")}`));
}
