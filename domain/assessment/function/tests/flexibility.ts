import type { FunctionTest } from "../function-test.ts";
import { numberAt } from "../function-test.ts";
import { adultScale, SIT_AND_REACH } from "../norms/adult-classes.ts";
import { BACK_SCRATCH, CHAIR_SIT_AND_REACH, rangeScale } from "../norms/older-adult-ranges.ts";

/** cm at the soles of the box that the table was made with. */
const BOX_OF_TABLE = 26;
const REACH_LIMITS = { min: -20, max: 70 };
const CENTIMETRES = { unit: "cm", decimals: 1, better: "more" } as const;
const SENIOR_FITNESS_TEST = "Rikli e Jones, Senior Fitness Test, 1999/2013";

export const FLEXIBILITY_TESTS = [
  {
    key: "sit_and_reach",
    group: "flexibility",
    label: "Sentar e alcançar (banco de Wells)",
    lay: "Flexibilidade da parte de trás das pernas",
    ...CENTIMETRES,
    // Boxes read from 0 (difference from the toes) to 38 cm at the soles.
    limits: { min: -46, max: 82 },
    tries: 3,
    sides: null,
    conditions: [
      {
        kind: "number",
        key: "box_zero",
        label: "Marca na linha dos pés",
        unit: "cm",
        limits: { min: 0, max: 50 },
        decimals: 1,
      },
    ],
    clock: null,
    howTo:
      "Depois de 5 minutos de aquecimento: descalço, joelhos estendidos, mãos sobrepostas, deslizar sem impulso e manter 2 segundos. Vale a melhor tentativa.",
    notFor:
      "dor lombar aguda ou dor que desce para a perna, hérnia de disco em crise, osteoporose ou fratura de vértebra, cirurgia recente de coluna, quadril ou posterior da coxa, gestação a partir do segundo trimestre",
    source: "CSEP/ACSM. Tabela canadense; a média brasileira fica abaixo dela (Ribeiro et al. 2010).",
    mdc95: 3,
    figure: {
      unit: "cm",
      decimals: 1,
      of: (read, conditions) => {
        const soles = numberAt(conditions, "box_zero");
        if (soles === null) return "box_zero_unknown";
        const reach = read + (BOX_OF_TABLE - soles);
        return reach < REACH_LIMITS.min || reach > REACH_LIMITS.max ? "implausible" : reach;
      },
    },
    norm: (person) => adultScale(SIT_AND_REACH, "cm", person),
    notes: (_value, _person, conditions) =>
      numberAt(conditions, "box_zero") === BOX_OF_TABLE ? [] : ["Na escala do banco com 26 cm na linha dos pés."],
  },
  {
    key: "chair_sit_and_reach",
    group: "flexibility",
    label: "Sentar e alcançar na cadeira",
    lay: "Flexibilidade das pernas, na cadeira",
    ...CENTIMETRES,
    limits: { min: -60, max: 40 },
    tries: 2,
    sides: "best",
    conditions: [],
    clock: null,
    howTo:
      "Sentado na borda da cadeira, uma perna estendida: da ponta dos dedos à ponta do tênis, negativo se não alcança. Duas tentativas de treino, duas valem.",
    notFor: "osteoporose grave, prótese de quadril recente, dor ao inclinar o tronco",
    source: SENIOR_FITNESS_TEST,
    mdc95: null,
    sideDifference: 5,
    norm: (person) => rangeScale(CHAIR_SIT_AND_REACH, CENTIMETRES, person),
  },
  {
    key: "back_scratch",
    group: "flexibility",
    label: "Alcançar atrás das costas",
    lay: "Flexibilidade dos ombros",
    ...CENTIMETRES,
    limits: { min: -60, max: 40 },
    tries: 2,
    sides: "best",
    conditions: [],
    clock: null,
    howTo:
      "Uma mão por cima do ombro, outra por baixo: distância entre os dedos médios, negativa se não se tocam, positiva se passam. O lado é o da mão de cima.",
    notFor: "ombro instável ou cirurgia recente do ombro",
    source: SENIOR_FITNESS_TEST,
    mdc95: null,
    sideDifference: 5,
    norm: (person) => rangeScale(BACK_SCRATCH, CENTIMETRES, person),
  },
] as const satisfies readonly FunctionTest[];
