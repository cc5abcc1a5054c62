import type { Vo2ProtocolCode } from "../../periodisation/vo2-protocols.ts";
import { effortTest } from "./effort-tests.ts";

export interface DistanceTest {
  readonly source: string;
  readonly text: string;
  /** ml/kg/min */
  readonly relativeVo2: (distanceM: number) => number;
}

const TESTS: Readonly<Partial<Record<Vo2ProtocolCode, DistanceTest>>> = {
  protocol_3: {
    source: "Cooper KH. A means of assessing maximal oxygen intake. JAMA 1968;203(3):201-204.",
    text: "VO2 = (distância − 504,9) / 44,73",
    relativeVo2: (distanceM) => (distanceM - 504.9) / 44.73,
  },
  protocol_5: {
    source:
      "Balke B. A simple field test for the assessment of physical fitness. CARI Report 63-6; 1963; ACSM running equation.",
    text: "VO2 = distância / 15 × 0,2 + 3,5",
    relativeVo2: (distanceM) => (distanceM / 15) * 0.2 + 3.5,
  },
};

export function distanceTest(protocol: string | null | undefined): DistanceTest | null {
  const tests: Readonly<Record<string, DistanceTest | undefined>> = TESTS;
  return protocol && Object.hasOwn(tests, protocol) ? (tests[protocol] ?? null) : null;
}

/** m: the specification's least distance, for both tests; below it the 12-minute test would answer zero. */
export const MIN_DISTANCE_M = 505;
/** m: the mask takes four digits, far beyond any runner in 15 minutes. */
export const MAX_DISTANCE_M = 9999;

export const DISTANCE_TOO_SHORT = "A distância precisa ser maior que 505 metros";

/** ml/kg/min: no measurement in the literature is above it. A higher figure is a typing error of the distance. */
const MAX_LIKELY_VO2 = 90;

/** ml/kg/min: a lower figure is of somebody for whom a running test is no test. */
const MIN_LIKELY_VO2 = 10;
/** ml/kg/min of a person at rest: nobody's maximum is below. */
export const VO2_OF_REST = 3.5;

export function vo2Question(relativeVo2: number, protocol: string | null | undefined): string | null {
  const [read, right] = effortTest(protocol) ? ["as medidas do teste", "estão certas"] : ["a distância", "está certa"];
  if (relativeVo2 > MAX_LIKELY_VO2) return `VO2 acima de 90 ml/kg/min é improvável: confira ${read}.`;
  return relativeVo2 < MIN_LIKELY_VO2
    ? `VO2 abaixo de 10 ml/kg/min: confira ${read}. Se ${right}, este teste não serve; use a caminhada de 6 minutos.`
    : null;
}

/** L/min, from ml/kg/min and kg. */
export const absoluteVo2 = (relativeVo2: number, weightKg: number): number => (relativeVo2 * weightKg) / 1000;
