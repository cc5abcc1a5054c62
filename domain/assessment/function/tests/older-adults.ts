import { formatDecimal } from "../../../text/number-format.ts";
import { type Scale, type ScaleStep, scaleOf } from "../../references/scale.ts";
import type { AgedPerson, FunctionReason, FunctionTest } from "../function-test.ts";
import { numberAt } from "../function-test.ts";
import {
  ARM_CURL,
  CHAIR_STAND,
  rangeScale,
  SIX_MINUTE_WALK,
  TWO_MINUTE_STEP,
  UP_AND_GO,
} from "../norms/older-adult-ranges.ts";
import { corridorScale, walkByBritto, walkByIwama } from "../six-minute-walk.ts";

const REPETITIONS = { unit: "rep.", decimals: 0, better: "more" } as const;
const METRES = { unit: "m", decimals: 0, better: "more" } as const;
const SECONDS = { unit: "s", decimals: 1, better: "less" } as const;
const SENIOR_FITNESS_TEST = "Rikli e Jones, Senior Fitness Test, 1999/2013";
const CHAIR = "Cadeira de 43 cm encostada na parede, alguém ao lado, calçado de uso.";
const PAIN = "dor no quadril, joelho ou tornozelo que o movimento provoca, tontura";

/** Cut-offs of screening, in all of them for elders. */
const from60 =
  (...steps: readonly ScaleStep[]) =>
  (unit: string, decimals: number) =>
  ({ ageYears }: AgedPerson): Scale | FunctionReason =>
    ageYears < 60 ? "age_outside_table" : scaleOf(decimals, unit, steps);

/** kg ± 0.15 */
const DUMBBELL = { male: 3.63, female: 2.27 } as const;
const DUMBBELL_TOLERANCE = 0.15;

/** s on one leg, eyes open: 10 s by Araújo 2022 from 51 to 75 years, 5 s by Vellas 1997 from 60. */
function stanceScale({ ageYears }: AgedPerson): Scale | FunctionReason {
  if (ageYears <= 50) return "age_outside_table";
  const steps: ScaleStep[] = [
    ...(ageYears >= 60 ? [["Alerta alto", 4.9, "bad"] as const] : []),
    ...(ageYears <= 75 ? [["Alerta", 9.9, "warn"] as const] : []),
    ["Sem alerta", null, "good"],
  ];
  return scaleOf(1, "s", steps);
}

function walkNotes(distance: number, person: AgedPerson): readonly string[] {
  const shown = (by: string, predicted: number | null) =>
    predicted === null
      ? []
      : [
          `Previsto por ${by}: ${formatDecimal(predicted, 0)} m (${formatDecimal((100 * distance) / predicted, 0)} % dele).`,
        ];
  return [...shown("Iwama 2009", walkByIwama(person)), ...shown("Britto 2013", walkByBritto(person))];
}

export const OLDER_ADULT_TESTS = [
  {
    key: "chair_stand",
    group: "older",
    label: "Levantar e sentar em 30 s",
    lay: "Força das pernas para levantar da cadeira",
    ...REPETITIONS,
    limits: { min: 0, max: 50 },
    tries: 1,
    sides: null,
    conditions: [],
    clock: 30,
    howTo: `${CHAIR} Braços cruzados no peito; levantar por inteiro; mais da metade do caminho no fim conta.`,
    notFor: PAIN,
    source: SENIOR_FITNESS_TEST,
    mdc95: 3,
    norm: (person) => rangeScale(CHAIR_STAND, REPETITIONS, person),
    notes: (value, { ageYears }) => (value < 8 && ageYears >= 60 ? ["Menos de 8: risco de perda de autonomia."] : []),
  },
  {
    key: "arm_curl",
    group: "older",
    label: "Rosca direta em 30 s",
    lay: "Força dos braços",
    ...REPETITIONS,
    limits: { min: 0, max: 60 },
    tries: 1,
    sides: null,
    conditions: [
      { kind: "number", key: "dumbbell", label: "Halter", unit: "kg", limits: { min: 0.5, max: 20 }, decimals: 2 },
    ],
    clock: 30,
    howTo:
      "Sentado, braço dominante. A tabela vale para 3,63 kg (homens) e 2,27 kg (mulheres): com 4 ou 2 kg não há classe.",
    notFor: "dor no ombro, cotovelo ou punho",
    source: SENIOR_FITNESS_TEST,
    mdc95: 3,
    norm: (person, conditions) => {
      const kg = numberAt(conditions, "dumbbell");
      const isOfTable = kg !== null && Math.abs(kg - DUMBBELL[person.sex]) <= DUMBBELL_TOLERANCE + 1e-9;
      return isOfTable ? rangeScale(ARM_CURL, REPETITIONS, person) : "other_dumbbell";
    },
  },
  {
    key: "up_and_go",
    group: "older",
    label: "Levantar e caminhar 2,44 m",
    lay: "Agilidade e equilíbrio ao andar",
    ...SECONDS,
    limits: { min: 2, max: 60 },
    tries: 2,
    sides: null,
    conditions: [],
    clock: "up",
    howTo: `${CHAIR} Levantar, contornar o cone a 2,44 m (8 pés) e sentar, o mais rápido com segurança.`,
    notFor: PAIN,
    source: SENIOR_FITNESS_TEST,
    mdc95: 1,
    norm: (person) => rangeScale(UP_AND_GO, SECONDS, person),
    notes: (value, { ageYears }) => (value > 9 && ageYears >= 60 ? ["Acima de 9 s: alerta de risco de quedas."] : []),
  },
  {
    key: "timed_up_and_go",
    group: "older",
    label: "TUG (3 m)",
    lay: "Mobilidade ao levantar, andar e sentar",
    unit: "s",
    decimals: 2,
    better: "less",
    limits: { min: 4, max: 120 },
    tries: 1,
    sides: null,
    conditions: [
      {
        kind: "choice",
        key: "aid",
        label: "Apoio para andar",
        options: { none: "Sem apoio", aid: "Bengala ou andador" },
        usual: () => "none",
      },
    ],
    clock: "up",
    howTo: `${CHAIR} Levantar, andar 3 m no passo de sempre, voltar e sentar.`,
    notFor: PAIN,
    source:
      "CDC (prevenção de quedas); Alexandre et al. 2012 (12,47 s); EWGSOP2 2019. É um rastreio; Shumway-Cook 2000 usa 13,5 s.",
    mdc95: null,
    norm: from60(
      ["Sem sinal de alerta", 11.99, "good"],
      ["Atenção", 12.46, "warn"],
      ["Risco de quedas aumentado", 19.99, "bad"],
      ["Mobilidade muito reduzida", null, "bad"],
    )("s", 2),
  },
  {
    key: "two_minute_step",
    group: "older",
    label: "Marcha estacionária 2 min",
    lay: "Fôlego na marcha parada",
    unit: "passos",
    decimals: 0,
    better: "more",
    limits: { min: 0, max: 250 },
    tries: 1,
    sides: null,
    conditions: [],
    clock: 120,
    howTo:
      "Marchar no lugar por 2 minutos, joelho até o meio entre patela e quadril; contam as subidas do joelho direito.",
    notFor: PAIN,
    source: SENIOR_FITNESS_TEST,
    mdc95: null,
    norm: (person) => rangeScale(TWO_MINUTE_STEP, { ...REPETITIONS, unit: "passos" }, person),
  },
  {
    key: "six_minute_walk",
    group: "older",
    label: "Caminhada de 6 minutos",
    lay: "Fôlego para caminhar",
    ...METRES,
    limits: { min: 50, max: 1000 },
    tries: 1,
    sides: null,
    conditions: [
      {
        kind: "choice",
        key: "course",
        label: "Percurso",
        options: { corridor: "Corredor de 30 m", rectangle: "Retângulo de 45,7 m" },
        usual: () => "corridor",
      },
    ],
    clock: 360,
    howTo:
      "Andar o mais longe possível em 6 minutos, sem correr; pode parar e seguir, o tempo continua. Não é um VO2 máximo.",
    notFor:
      "infarto recente, angina instável, arritmia ou insuficiência cardíaca sem controle, asma sem controle, pressão de repouso de 200/120 ou mais, gestação avançada (ERS/ATS 2014)",
    source: "Corredor: Iwama 2009 e Britto 2013 (brasileiros); retângulo: Rikli e Jones 1999/2013",
    mdc95: null,
    norm: (person, { course }) =>
      course === "rectangle" ? rangeScale(SIX_MINUTE_WALK, METRES, person) : corridorScale(person),
    notes: (value, person, { course }) => (course === "rectangle" ? [] : walkNotes(value, person)),
  },
  {
    key: "five_stands",
    group: "older",
    label: "Cinco levantadas da cadeira",
    lay: "Rapidez para levantar da cadeira",
    ...SECONDS,
    limits: { min: 3, max: 120 },
    tries: 1,
    sides: null,
    conditions: [],
    clock: "up",
    howTo: `${CHAIR} Braços cruzados, cinco vezes o mais rápido possível; o tempo para na quinta em pé.`,
    notFor: PAIN,
    source: "EWGSOP2 2019",
    mdc95: null,
    norm: from60(["Preservada", 15, "good"], ["Reduzida", null, "bad"])("s", 1),
  },
  {
    key: "gait_speed",
    group: "older",
    label: "Velocidade da marcha",
    lay: "Velocidade ao andar",
    unit: "s",
    decimals: 2,
    better: "more",
    limits: { min: 1, max: 120 },
    tries: 2,
    sides: null,
    conditions: [
      {
        kind: "choice",
        key: "metres",
        label: "Distância",
        options: { "4": "4 m", "6": "6 m", "10": "10 m" },
        usual: () => "4",
      },
      {
        kind: "choice",
        key: "start",
        label: "Saída",
        options: { standing: "Parado", rolling: "Em movimento" },
        usual: () => "standing",
      },
    ],
    clock: "up",
    howTo: "Andar no passo de sempre; anotar o tempo da distância em segundos.",
    notFor: PAIN,
    source: "EWGSOP2 2019",
    mdc95: null,
    figure: {
      unit: "m/s",
      decimals: 2,
      of: (seconds, { metres }) => {
        const speed = Number(metres) / seconds;
        return speed < 0.1 || speed > 2.5 ? "implausible" : speed;
      },
    },
    norm: from60(["Reduzida", 0.8, "bad"], ["Preservada", null, "good"])("m/s", 2),
  },
  {
    key: "single_leg_stance",
    group: "older",
    label: "Apoio em uma perna, olhos abertos",
    lay: "Equilíbrio em uma perna",
    unit: "s",
    decimals: 1,
    better: "more",
    limits: { min: 0, max: 45 },
    tries: 3,
    sides: "best",
    conditions: [],
    clock: "up",
    howTo:
      "Descalço, braços cruzados, olhar à frente; para quando o pé ou as mãos se apoiam, ou em 45 s. Melhor de três.",
    notFor: "tontura, dor na perna de apoio; fique ao lado, perto de uma parede",
    source: "Araújo et al. 2022 (10 s); Vellas et al. 1997 (5 s)",
    mdc95: null,
    norm: stanceScale,
  },
] as const satisfies readonly FunctionTest[];
