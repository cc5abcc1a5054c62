import { type Scale, scaleOf } from "../references/scale.ts";
import type { Sex } from "../sex.ts";
import type { BloodTestKey } from "./blood-tests.ts";

export interface TestedPerson {
  readonly sex: Sex;
  readonly ageYears: number | null;
  readonly fasting: boolean | null;
}

export interface TestReference {
  readonly scale: Scale | null;
  readonly rangeText: string;
}

const UNIT = "mg/dL";
const ADULT_AGE = 20;
/** Creatinine's interval and the eGFR are those of adults. */
const KIDNEY_AGE = 18;

/** Sociedade Brasileira de Diabetes, Diretriz 2023-2024; below 70 is level-1 hypoglycaemia. */
const FASTING_GLUCOSE = scaleOf(0, UNIT, [
  ["Baixa", 69, "warn"],
  ["Normal", 99, "good"],
  ["Pré-diabetes", 125, "warn"],
  ["Sugestiva de diabetes", null, "bad"],
]);

/** V Diretriz Brasileira de Dislipidemias 2013; desirable limits of the Atualização 2017. */
const FASTING_TRIGLYCERIDES = scaleOf(0, UNIT, [
  ["Desejável", 149, "good"],
  ["Limítrofe", 199, "warn"],
  ["Alto", 499, "bad"],
  ["Muito alto", null, "bad"],
]);
const FED_TRIGLYCERIDES = desirableBelow(175);
const LDL = scaleOf(0, UNIT, [
  ["Ótimo", 99, "good"],
  ["Desejável", 129, "good"],
  ["Limítrofe", 159, "warn"],
  ["Alto", 189, "bad"],
  ["Muito alto", null, "bad"],
]);
const HDL = scaleOf(0, UNIT, [
  ["Baixo", 39, "bad"],
  ["Adequado", 59, "good"],
  ["Ótimo", null, "good"],
]);

/** Desirable values under 20 years: Atualização da Diretriz Brasileira de Dislipidemias 2017. */
const YOUNG_TRIGLYCERIDES = { child: desirableBelow(75), adolescent: desirableBelow(90) };
const YOUNG_LDL = desirableBelow(110);
const YOUNG_HDL = scaleOf(0, UNIT, [
  ["Abaixo do desejável", 45, "bad"],
  ["Desejável", null, "good"],
]);
const LAST_AGE_OF_A_CHILD = 9;

/** The usual interval of Brazilian laboratories for adults; it varies with the method. */
const CREATININE: Readonly<Record<Sex, Scale>> = {
  male: creatinineAbove(0.69, 1.3),
  female: creatinineAbove(0.59, 1.1),
};

function desirableBelow(limit: number): Scale {
  return scaleOf(0, UNIT, [
    ["Desejável", limit - 1, "good"],
    ["Acima do desejável", null, "bad"],
  ]);
}

function creatinineAbove(low: number, normal: number): Scale {
  return scaleOf(2, UNIT, [
    ["Abaixo da referência", low, "low"],
    ["Normal", normal, "good"],
    ["Acima da referência", null, "bad"],
  ]);
}

const ASK_FASTING = "Informe se o exame foi em jejum para ver a classe.";

const glucose = ({ fasting }: TestedPerson): TestReference => {
  if (fasting) return { scale: FASTING_GLUCOSE, rangeText: "Referência em jejum de 8 h: 70 a 99 mg/dL." };
  return {
    scale: null,
    rangeText: fasting === null ? ASK_FASTING : "Sem jejum a glicose não é classificada: repita em jejum de 8 h.",
  };
};

const triglycerides = ({ fasting, ageYears }: TestedPerson): TestReference => {
  if (fasting === null) return { scale: null, rangeText: ASK_FASTING };
  if (ageYears === null || ageYears >= ADULT_AGE) {
    return fasting
      ? { scale: FASTING_TRIGLYCERIDES, rangeText: "Desejável em jejum: abaixo de 150 mg/dL." }
      : { scale: FED_TRIGLYCERIDES, rangeText: "Desejável sem jejum: abaixo de 175 mg/dL." };
  }
  if (!fasting) return { scale: null, rangeText: "Abaixo de 20 anos, só o exame em jejum é classificado." };
  return ageYears <= LAST_AGE_OF_A_CHILD
    ? { scale: YOUNG_TRIGLYCERIDES.child, rangeText: "Desejável até 9 anos, em jejum: abaixo de 75 mg/dL." }
    : { scale: YOUNG_TRIGLYCERIDES.adolescent, rangeText: "Desejável de 10 a 19 anos, em jejum: abaixo de 90 mg/dL." };
};

const isYoung = ({ ageYears }: TestedPerson) => ageYears !== null && ageYears < ADULT_AGE;

const ldl = (person: TestedPerson): TestReference =>
  isYoung(person)
    ? { scale: YOUNG_LDL, rangeText: "Desejável abaixo de 20 anos: abaixo de 110 mg/dL." }
    : {
        scale: LDL,
        rangeText:
          "Ótimo: abaixo de 100 mg/dL. A meta depende do risco cardiovascular: baixo, abaixo de 115; intermediário, 100; alto, 70; muito alto, 50; extremo, 40.",
      };

const hdl = (person: TestedPerson): TestReference => {
  if (isYoung(person)) return { scale: YOUNG_HDL, rangeText: "Desejável abaixo de 20 anos: acima de 45 mg/dL." };
  const ofWomen = person.sex === "female" ? " Em mulheres, abaixo de 50 conta para a síndrome metabólica." : "";
  return { scale: HDL, rangeText: `Adequado: a partir de 40 mg/dL.${ofWomen}` };
};

const creatinine = ({ sex, ageYears }: TestedPerson): TestReference => {
  if (ageYears !== null && ageYears < KIDNEY_AGE) {
    return { scale: null, rangeText: "A faixa de referência é de adultos." };
  }
  const { [sex]: scale } = CREATININE;
  return {
    scale,
    rangeText: `Referência para ${sex === "male" ? "homens: 0,7 a 1,3" : "mulheres: 0,6 a 1,1"} mg/dL; varia com o método.`,
  };
};

const REFERENCES: Readonly<Record<BloodTestKey, (person: TestedPerson) => TestReference>> = {
  glicose: glucose,
  triglicerides: triglycerides,
  ldl,
  hdl,
  creatina: creatinine,
};

export const testReference = (key: BloodTestKey, person: TestedPerson): TestReference => REFERENCES[key](person);
