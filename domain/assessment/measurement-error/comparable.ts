import { SKINFOLDS } from "../anthropometry/measures.ts";
import { equationFor, findSkinfoldProtocol } from "../body-composition/protocols.ts";
import { REPORTED_FAT } from "../body-composition/reported-fat.ts";
import { isSameInstrument } from "../circumstances.ts";
import { STOPPED } from "../function/assess-function.ts";
import type { ZonedPerson } from "../health-zone.ts";
import type { EvaluationMethods } from "../method-changes.ts";

export interface Basis extends EvaluationMethods, ZonedPerson {
  /** How the functional tests were done, by their figures. */
  readonly functionConditions?: Readonly<Record<string, string>> | undefined;
  /** The device of each figure that one printed; blank where nobody named it. */
  readonly devices?: Readonly<Record<string, string>> | undefined;
}

const FROM_FAT: ReadonlySet<string> = new Set(["percentualGordura", "massaAdiposa", "massaMagra", "densidade"]);
const FROM_VO2_TEST: ReadonlySet<string> = new Set(["vo2Relative", "vo2Maximum", "travel_distance"]);
const BY_SEX: ReadonlySet<string> = new Set([...FROM_FAT, "massaMuscular", "imcParaIdade"]);

/** In Portuguese: equations differ, so the difference would be the equations'. Null where figures may be subtracted. */
export function reasonNotToSubtract(figure: string, first: Basis, last: Basis): string | null {
  if (figure === REPORTED_FAT.key) return "sem método";
  if (FROM_FAT.has(figure) && first.skinfoldProtocol !== last.skinfoldProtocol) return "protocolos diferentes";
  if (figure === "massaMuscular" && first.muscleMass !== last.muscleMass) return "métodos diferentes";
  if (FROM_VO2_TEST.has(figure) && first.vo2 !== last.vo2) return "testes diferentes";
  const [done, doneLast] = [first.functionConditions?.[figure], last.functionConditions?.[figure]];
  if (done === STOPPED || doneLast === STOPPED) return "teste interrompido";
  if (done !== doneLast) return "condições diferentes";
  const [device, deviceLast] = [first.devices?.[figure], last.devices?.[figure]];
  if (device === "" || deviceLast === "") return "aparelho não informado";
  if (!isSameInstrument(device ?? "", deviceLast ?? "")) return "aparelhos diferentes";
  return BY_SEX.has(figure) && first.sex !== last.sex ? "gênero registrado diferente" : null;
}

const FOLD_SUMS = ["somatorio", "central", "periferico"] as const;
const BY_CALIPER: ReadonlySet<string> = new Set([
  ...SKINFOLDS.map(({ key }) => key),
  ...FOLD_SUMS,
  "endomorphy",
  "mesomorphy",
]);
const BY_SCALE: ReadonlySet<string> = new Set([
  ...["weight", "imc", "imcParaIdade", "imcIdoso", "massaAdiposa", "massaMagra", "ectomorphy"],
]);

const DIFFERENT = { caliper: "adipômetros diferentes", scale: "balanças diferentes" } as const;
type Instrument = keyof typeof DIFFERENT;
type Instruments = Readonly<Partial<Record<Instrument, string | null | undefined>>>;

const isMeasuredBy = (instrument: Instrument, measure: string): boolean =>
  (instrument === "scale" ? BY_SCALE : BY_CALIPER).has(measure);

const isBy = (instrument: Instrument, figure: string, { skinfoldProtocol, muscleMass }: Basis): boolean => {
  if (figure === "massaMuscular") return muscleMass === (instrument === "caliper" ? "limbs" : "weight");
  if (isMeasuredBy(instrument, figure)) return true;
  return (
    instrument === "caliper" && FROM_FAT.has(figure) && findSkinfoldProtocol(skinfoldProtocol)?.method === "skinfolds"
  );
};

/** Null where one of the two is not named. */
function differentInstrument(first: Instruments, last: Instruments, counts: (one: Instrument) => boolean) {
  const differs = (instrument: Instrument) => {
    const [one, other] = [first[instrument], last[instrument]];
    return Boolean(one && other) && !isSameInstrument(one ?? "", other ?? "") && counts(instrument);
  };
  if (differs("caliper")) return DIFFERENT.caliper;
  return differs("scale") ? DIFFERENT.scale : null;
}

/** No equation stands behind a measure by itself, so its instruments alone decide. */
export const reasonNotToJudgeMeasure = (measure: string, first: Instruments, last: Instruments): string | null =>
  differentInstrument(first, last, (instrument) => isMeasuredBy(instrument, measure));

const ageBandOf = ({ skinfoldProtocol, sex, ageYears }: Basis): number | null => {
  const protocol = findSkinfoldProtocol(skinfoldProtocol);
  const equation = protocol && equationFor(protocol, sex);
  return equation && "ageBand" in equation && ageYears !== null ? (equation.ageBand?.(ageYears) ?? null) : null;
};

/** In Portuguese: two instruments measure apart by more than one of them errs. Null where one of them is not named. */
export function reasonNotToJudge(figure: string, first: Basis, last: Basis): string | null {
  if (FROM_FAT.has(figure) && ageBandOf(first) !== ageBandOf(last)) return "faixa de idade da equação diferente";
  return differentInstrument(first, last, (instrument) => isBy(instrument, figure, last));
}
