import type { Vo2ProtocolCode } from "../../periodisation/vo2-protocols.ts";
import type { Limits } from "../anthropometry/measures.ts";
import type { Sex } from "../sex.ts";

/** Readings of the tests that have no distance. The time has two fields, as a stopwatch shows it. */
export const EFFORT_MEASURES = [
  { key: "vo2_minutes", label: "Tempo", unit: "min", limits: { min: 0, max: 90 }, decimals: 0 },
  { key: "vo2_seconds", label: "Segundos", unit: "s", limits: { min: 0, max: 59 }, decimals: 0 },
  { key: "vo2_heart_rate", label: "FC do teste", unit: "bpm", limits: { min: 40, max: 220 }, decimals: 0 },
  { key: "vo2_load", label: "Carga", unit: "W", limits: { min: 10, max: 500 }, decimals: 0 },
  { key: "vo2_speed", label: "Velocidade", unit: "km/h", limits: { min: 2, max: 25 }, decimals: 1 },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly limits: Limits;
  readonly decimals: number;
}[];

export type EffortMeasureKey = (typeof EFFORT_MEASURES)[number]["key"];
export const EFFORT_KEYS = EFFORT_MEASURES.map(({ key }) => key);

/** minutes, bpm, W and km/h; null where it was not measured. */
export interface Effort {
  readonly time: number | null;
  readonly heartRate: number | null;
  readonly load: number | null;
  readonly speed: number | null;
}
export type EffortInput = keyof Effort;
type PersonInput = "sex" | "mass" | "age";

/** A reading that the test does not ask for is not a number. */
export interface EffortOfPerson {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly weightKg: number;
  readonly time: number;
  readonly heartRate: number;
  readonly load: number;
  readonly speed: number;
}

export interface EffortTest {
  readonly inputs: readonly EffortInput[];
  readonly person: readonly PersonInput[];
  /** Completed years for which the equation was made. */
  readonly ages: Limits | null;
  readonly limits: Readonly<Partial<Record<EffortInput, Limits | Readonly<Record<Sex, Limits>>>>>;
  /** ml/kg/min */
  readonly relativeVo2: (effort: EffortOfPerson) => number;
  readonly text: string;
  readonly source: string;
  /** Standard error of the estimate, with its unit. */
  readonly error: string | null;
  /** How the readings are taken. */
  readonly instruction: string;
}

const isMale = (sex: Sex): number => (sex === "male" ? 1 : 0);
const POUNDS_PER_KG = 2.20462;
const KM_PER_MILE = 1.609344;

/** L/min, from the oxygen of the load and the share of the heart's range that it takes. */
export const vo2ByAstrand = ({ sex, load, heartRate }: Omit<EffortOfPerson, "ageYears">): number => {
  const [maximum, base] = sex === "male" ? [195, 61] : [198, 72];
  return ((0.014 * load + 0.129) * (maximum - base)) / (heartRate - base);
};

const LAST_SCHOOL_AGE = 17;

const TESTS: Readonly<Partial<Record<Vo2ProtocolCode, EffortTest>>> = {
  protocol_1: {
    inputs: ["time"],
    person: [],
    ages: null,
    limits: {},
    relativeVo2: ({ time }) => 0.35 * (180 / time) ** 2 + 7.4,
    text: "VO2 = 0,35 × V² + 7,4 (V em km/h)",
    source: "Leite PF. Aptidão física, esporte e saúde. Belo Horizonte: Santa Edwiges; 1985.",
    error: null,
    instruction: "Caminhe 3000 m o mais rápido possível, sem correr. Anote o tempo.",
  },
  protocol_2: {
    inputs: ["time", "heartRate"],
    person: ["sex", "mass", "age"],
    ages: { min: 30, max: 69 },
    limits: {},
    relativeVo2: ({ sex, ageYears, weightKg, time, heartRate }) =>
      132.853 -
      0.0769 * POUNDS_PER_KG * weightKg -
      0.3877 * ageYears +
      6.315 * isMale(sex) -
      3.2649 * time -
      0.1565 * heartRate,
    text: "VO2 = 132,853 − 0,0769 × massa (lb) − 0,3877 × idade + 6,315 (homens) − 3,2649 × tempo − 0,1565 × FC",
    source: "Kline GM et al. Med Sci Sports Exerc 1987;19(3):253-259 (Rockport).",
    error: "5 ml/kg/min",
    instruction: "Caminhe 1600 m o mais rápido possível, sem correr. Anote o tempo e a FC ao chegar.",
  },
  protocol_4: {
    inputs: ["time"],
    person: [],
    ages: null,
    limits: {},
    relativeVo2: ({ time }) => 480 / time + 3.5,
    text: "VO2 = 480 / tempo + 3,5",
    source: "ACSM's guidelines for exercise testing and prescription, equação de corrida aplicada a 2400 m.",
    error: null,
    instruction: "Corra 2400 m no menor tempo. Teste de esforço máximo.",
  },
  queens_step: {
    inputs: ["heartRate"],
    person: ["sex"],
    ages: { min: 18, max: 30 },
    limits: {},
    relativeVo2: ({ sex, heartRate }) => (sex === "male" ? 111.33 - 0.42 * heartRate : 65.81 - 0.1847 * heartRate),
    text: "Homens: VO2 = 111,33 − 0,42 × FC. Mulheres: VO2 = 65,81 − 0,1847 × FC",
    source: "McArdle WD et al. Med Sci Sports 1972;4(4):182-186.",
    error: null,
    instruction:
      "Banco de 41,3 cm por 3 minutos: 24 ciclos por minuto (homens) ou 22 (mulheres). De pé, conte os batimentos dos 5 aos 20 segundos e multiplique por 4.",
  },
  astrand_cycle: {
    inputs: ["load", "heartRate"],
    person: ["sex", "mass", "age"],
    // Those of the first sample. The factors for other ages (Åstrand 1960) could not be read in a text.
    ages: { min: 20, max: 30 },
    limits: { heartRate: { min: 125, max: 170 }, load: { min: 25, max: 300 } },
    relativeVo2: (effort) => (vo2ByAstrand(effort) * 1000) / effort.weightKg,
    text: "VO2 (L/min) = (0,014 × W + 0,129) × (195 − 61) / (FC − 61) nos homens, (198 − 72) / (FC − 72) nas mulheres",
    source: "Åstrand PO, Ryhming I. J Appl Physiol 1954;7(2):218-221.",
    error: "0,48 L/min",
    instruction:
      "Seis minutos a 50 rpm na mesma carga (kp × 50 = W). Anote a média da FC dos minutos 5 e 6, que podem diferir em até 5 bpm.",
  },
  bruce_treadmill: {
    inputs: ["time"],
    person: ["sex"],
    ages: null,
    limits: { time: { min: 3, max: 24 } },
    relativeVo2: ({ sex, time }) =>
      sex === "male" ? 14.8 - 1.379 * time + 0.451 * time ** 2 - 0.012 * time ** 3 : 4.38 * time - 3.9,
    text: "Homens: VO2 = 14,8 − 1,379 T + 0,451 T² − 0,012 T³. Mulheres: VO2 = 4,38 T − 3,9",
    source: "Foster C et al. Am Heart J 1984;107:1229-1234; Pollock ML et al. Am Heart J 1982;103:363-373.",
    error: null,
    instruction: "Teste clínico máximo, informado por laudo médico: anote o tempo total, sem apoio das mãos.",
  },
  shuttle_20m: {
    inputs: ["speed"],
    person: ["age"],
    ages: { min: 8, max: 47 },
    limits: { speed: { min: 8, max: 18.5 } },
    relativeVo2: ({ ageYears, speed }) =>
      ageYears <= LAST_SCHOOL_AGE
        ? 31.025 + 3.238 * speed - 3.248 * ageYears + 0.1536 * speed * ageYears
        : -27.4 + 6 * speed,
    text: "8 a 17 anos: VO2 = 31,025 + 3,238 V − 3,248 × idade + 0,1536 × V × idade. Adultos: VO2 = 6 V − 27,4",
    source: "Léger LA et al. J Sports Sci 1988;6:93-101; Léger L, Gadoury C. Can J Sport Sci 1989;14:21-26.",
    error: null,
    instruction:
      "Anote a velocidade do último estágio completo: 8,5 km/h no primeiro, mais 0,5 a cada um. Teste de esforço máximo: não para quem está parado e passou dos 40 anos, nem na gestação.",
  },
  treadmill_walk: {
    inputs: ["speed", "heartRate"],
    person: ["sex", "age"],
    ages: { min: 20, max: 59 },
    limits: { speed: { min: 3.2, max: 7.2 } },
    relativeVo2: ({ sex, ageYears, speed, heartRate }) => {
      const mph = speed / KM_PER_MILE;
      return (
        15.1 +
        21.8 * mph -
        0.327 * heartRate -
        0.263 * mph * ageYears +
        0.00504 * heartRate * ageYears +
        5.98 * isMale(sex)
      );
    },
    text: "VO2 = 15,1 + 21,8 V − 0,327 × FC − 0,263 × V × idade + 0,00504 × FC × idade + 5,98 (homens), V em milhas por hora",
    source: "Ebbeling CB et al. Med Sci Sports Exerc 1991;23(8):966-973.",
    error: "4,85 ml/kg/min",
    instruction:
      "Quatro minutos sem inclinação, com a FC entre 50 e 70% da máxima; depois quatro minutos a 5% na mesma velocidade. Anote a FC no fim.",
  },
  ukk_walk: {
    inputs: ["time", "heartRate"],
    person: ["sex", "mass", "age"],
    ages: { min: 25, max: 65 },
    limits: {},
    relativeVo2: ({ sex, ageYears, weightKg, time, heartRate }) =>
      sex === "male"
        ? 189.6 - 5.32 * time - 0.22 * heartRate - 0.32 * ageYears - 0.24 * weightKg
        : 121.4 - 2.81 * time - 0.12 * heartRate - 0.16 * ageYears - 0.24 * weightKg,
    text: "Homens: VO2 = 189,6 − 5,32 T − 0,22 FC − 0,32 × idade − 0,24 × massa. Mulheres: VO2 = 121,4 − 2,81 T − 0,12 FC − 0,16 × idade − 0,24 × massa",
    source: "Oja P et al. Int J Sports Med 1991;12(4):356-362 (UKK).",
    error: "6,2 ml/kg/min (homens) ou 4,5 (mulheres)",
    instruction: "Caminhe 2 km o mais rápido possível, sem correr. Anote o tempo e a FC ao chegar.",
  },
  mile_jog: {
    inputs: ["time", "heartRate"],
    person: ["sex", "mass"],
    ages: { min: 18, max: 29 },
    limits: {
      time: { male: { min: 8, max: 90 }, female: { min: 9, max: 90 } },
      heartRate: { min: 40, max: 180 },
    },
    relativeVo2: ({ sex, weightKg, time, heartRate }) =>
      100.5 + 8.344 * isMale(sex) - 0.1636 * weightKg - 1.438 * time - 0.1928 * heartRate,
    text: "VO2 = 100,5 + 8,344 (homens) − 0,1636 × massa − 1,438 × tempo − 0,1928 × FC",
    source: "George JD et al. Med Sci Sports Exerc 1993;25(3):401-406.",
    error: "3,0 ml/kg/min",
    instruction: "Trote 1 milha (1609 m) em ritmo constante e confortável. Anote o tempo e a FC ao chegar.",
  },
};

export function effortTest(protocol: string | null | undefined): EffortTest | null {
  const tests: Readonly<Record<string, EffortTest | undefined>> = TESTS;
  return protocol && Object.hasOwn(tests, protocol) ? (tests[protocol] ?? null) : null;
}

const MEASURES_OF: Readonly<Record<EffortInput, readonly EffortMeasureKey[]>> = {
  time: ["vo2_minutes", "vo2_seconds"],
  heartRate: ["vo2_heart_rate"],
  load: ["vo2_load"],
  speed: ["vo2_speed"],
};

export const measuresByInput = ({ inputs }: EffortTest) => inputs.map((input) => MEASURES_OF[input]);

export const measuresOfTest = (test: EffortTest): readonly EffortMeasureKey[] => measuresByInput(test).flat();

type EffortMeasures = { readonly [K in EffortMeasureKey]?: number | null };

/** Blank seconds are none; a time needs its minutes. */
export const effortOf = (measures: EffortMeasures): Effort => {
  const { vo2_minutes: minutes, vo2_seconds: seconds } = measures;
  return {
    time: minutes === null || minutes === undefined ? null : minutes + (seconds ?? 0) / 60,
    heartRate: measures.vo2_heart_rate ?? null,
    load: measures.vo2_load ?? null,
    speed: measures.vo2_speed ?? null,
  };
};
