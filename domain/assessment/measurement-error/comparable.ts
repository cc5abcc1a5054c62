import type { ZonedPerson } from "../health-zone.ts";
import type { EvaluationMethods } from "../method-changes.ts";

export interface Basis extends EvaluationMethods, ZonedPerson {}

const FROM_FAT: ReadonlySet<string> = new Set(["percentualGordura", "massaAdiposa", "massaMagra", "densidade"]);
const FROM_VO2_TEST: ReadonlySet<string> = new Set(["vo2Relative", "vo2Maximum", "travel_distance"]);
const BY_SEX: ReadonlySet<string> = new Set([...FROM_FAT, "massaMuscular", "imcParaIdade"]);

/** In Portuguese: equations differ, so the difference would be the equations'. Null where figures may be subtracted. */
export function reasonNotToSubtract(figure: string, first: Basis, last: Basis): string | null {
  if (FROM_FAT.has(figure) && first.skinfoldProtocol !== last.skinfoldProtocol) return "protocolos diferentes";
  if (figure === "massaMuscular" && first.muscleMass !== last.muscleMass) return "métodos diferentes";
  if (FROM_VO2_TEST.has(figure) && first.vo2 !== last.vo2) return "testes diferentes";
  return BY_SEX.has(figure) && first.sex !== last.sex ? "gênero registrado diferente" : null;
}
