import { PHONE_COUNTRIES, type PhoneCountryCode } from "../../brazil.ts";
import { DIABETES_TYPES, TRAINING_SHIFTS } from "../../students/anamnesis.ts";
import { GENDERS, type Gender, STUDENT_TYPES, type StudentType, TRAINING_GOALS } from "../../students/registration.ts";
import { folded } from "../../text/accentless.ts";
import { type Labels, labelOf } from "../../text/labels.ts";
import type { Reading } from "../spreadsheet/columns.ts";

/** Fields that are absent here take any text. */
export const CLOSED_ANSWERS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["student_type", Object.values(STUDENT_TYPES)],
  ["gender", Object.values(GENDERS)],
  ["training_shift", Object.values(TRAINING_SHIFTS)],
  ["training_goals", [...TRAINING_GOALS]],
  ["diabets_type", Object.values(DIABETES_TYPES)],
  ["country", PHONE_COUNTRIES.map(({ name }) => name)],
]);

const oneOf = (names: readonly string[]) => `Escolha uma das opções: ${names.join(", ")}.`;

function readChoice<Code extends string>(
  text: string,
  labels: Readonly<Record<Code, string>>,
  words: Readonly<Record<Code, readonly string[]>>,
): Reading<Code> {
  const answer = folded(text);
  const codes = Object.keys(labels) as Code[];
  const value = codes.find((code) => [folded(labels[code]), folded(code), ...words[code]].includes(answer));
  return value === undefined ? { problem: oneOf(Object.values<string>(labels)) } : { value };
}

/** "M" is masculino, unless the column's other letter is "H": then it is mulher. */
export function readGender(text: string, column: readonly string[] = []): Reading<Gender> {
  const isManOrWoman = folded(text) === "m" && column.some((cell) => folded(cell) === "h");
  return readChoice(isManOrWoman ? "mulher" : text, GENDERS, {
    male: ["m", "masc", "homem", "h", "menino", "man"],
    female: ["f", "fem", "mulher", "menina", "woman"],
  });
}

export const readStudentType = (text: string): Reading<StudentType> =>
  readChoice(text, STUDENT_TYPES, {
    consulting: ["online", "on line", "consultoria online", "a distancia", "distancia", "ead", "remoto", "app"],
    in_person: ["presencialmente", "academia", "personal", "treino presencial"],
    hybrid: ["hibrida", "misto", "mista", "semipresencial", "semi presencial", "presencial e online"],
  });

export const readShift = (text: string): Reading<keyof typeof TRAINING_SHIFTS> =>
  readChoice(text, TRAINING_SHIFTS, {
    morning: ["matutino", "m", "de manha", "manhas", "cedo"],
    evening: ["vespertino", "t", "a tarde", "de tarde", "tardes"],
    nocturnal: ["noturno", "n", "a noite", "de noite", "noites"],
  });

export const readDiabetesType = (text: string): Reading<keyof typeof DIABETES_TYPES> =>
  readChoice(text, DIABETES_TYPES, {
    type1: ["1", "i", "dm1", "tipo i", "diabetes tipo 1"],
    type2: ["2", "ii", "dm2", "tipo ii", "diabetes tipo 2"],
    gestational: ["gravidez", "diabetes gestacional"],
  });

export function readGoal(text: string): Reading<(typeof TRAINING_GOALS)[number]> {
  const value = TRAINING_GOALS.find((goal) => folded(goal) === folded(text));
  return value === undefined ? { problem: oneOf(TRAINING_GOALS) } : { value };
}

const OTHER_NAMES: Labels = {
  BR: "brazil",
  US: "estados unidos",
  GB: "reino unido",
  CH: "suica",
  ES: "espana",
  DE: "deutschland",
};

const COUNTRY_WORDS = PHONE_COUNTRIES.map(({ code, name, dialCode, mask }) => ({
  code,
  dialCode,
  digits: mask.split("0").length - 1,
  words: new Set(
    [code, code.replace(/-\d$/, ""), name, name.replace(/\(.*\)/, ""), labelOf(OTHER_NAMES, code)].map(folded),
  ),
}));

/** A country with several masks takes the first that fits the cellphone's digits. */
export function readCountry(text: string, cellphone: string): Reading<PhoneCountryCode> {
  const answer = folded(text);
  const dialed = /^\+?\d+$/.test(text.trim()) ? `+${text.trim().replace(/\D/g, "")}` : undefined;
  const found = COUNTRY_WORDS.filter(
    ({ words, dialCode }) => (answer !== "" && words.has(answer)) || dialCode === dialed,
  );
  const length = cellphone.replace(/\D/g, "").length;
  const fitting = found.find(({ digits, dialCode }) => length === digits || length === digits + dialCode.length - 1);
  const value = (fitting ?? found[0])?.code;
  return value === undefined ? { problem: "País desconhecido. Escreva, por exemplo, Brasil ou Portugal." } : { value };
}
