import {
  BONE_BREADTHS,
  measureLabel,
  type PerimeterKey,
  type SkinfoldKey,
} from "../../assessment/anthropometry/measures.ts";
import { entriesOf } from "../../record.ts";
import type { ColumnKinds, ImportField } from "../spreadsheet/columns.ts";

/** Any one of them finds the student of a row. */
export const STUDENT_FIELDS = ["name", "email", "student_id"] as const;

const STUDENT: readonly ImportField[] = [
  {
    key: "name",
    label: "Nome",
    headings: ["nome completo", "nome do aluno", "nome da aluna", "aluno", "aluna", "cliente", "paciente", "avaliado"],
  },
  { key: "email", label: "E-mail", headings: ["email", "mail", "e mail do aluno", "email do aluno"] },
  {
    key: "student_id",
    label: "Número do aluno",
    headings: ["id", "id do aluno", "codigo", "codigo do aluno", "matricula", "numero"],
  },
];

const GENERAL: readonly ImportField[] = [
  {
    key: "evaluated_on",
    label: "Data da avaliação",
    headings: ["data", "dia", "data avaliacao", "avaliado em", "data da coleta", "date", "dt avaliacao"],
  },
  { key: "weight", label: "Massa (kg)", headings: ["massa", "peso", "massa corporal", "peso corporal", "peso atual"] },
  { key: "stature", label: "Estatura (cm)", headings: ["estatura", "altura"] },
  {
    key: "fcRepouso",
    label: "FC de repouso",
    headings: ["fc repouso", "fcr", "fcrep", "frequencia cardiaca de repouso", "frequencia cardiaca em repouso"],
  },
  {
    key: "sistole",
    label: "Pressão sistólica",
    headings: ["sistole", "sistolica", "pas", "pressao arterial sistolica"],
  },
  {
    key: "diastole",
    label: "Pressão diastólica",
    headings: ["diastole", "diastolica", "pad", "pressao arterial diastolica"],
  },
  {
    key: "skinfold_protocol",
    label: "Protocolo ou método",
    headings: ["protocolo", "protocolo de dobras", "protocolo utilizado", "metodo", "equacao", "formula"],
  },
];

const FAT: ImportField = {
  key: "fat_percentage",
  label: "Gordura (%)",
  headings: [
    "gordura",
    "de gordura",
    "percentual de gordura",
    "percentual gordura",
    "gordura corporal",
    "g",
    "bf",
    "body fat",
  ],
};

const FOLD_PREFIXES = [
  "dobra",
  "dobra do",
  "dobra da",
  "dobra cutanea",
  "dobra cutanea do",
  "dc",
  "prega",
  "prega cutanea",
];
const GIRTH_PREFIXES = ["perimetro", "circunferencia", "circ", "perim", "per"].flatMap((word) => [
  word,
  `${word} do`,
  `${word} da`,
  `${word} de`,
]);

interface Headings {
  /** Tell the measure alone. */
  readonly alone: readonly string[];
  /** A fold and a girth may share them: "coxa" needs "dobra" or "perímetro" before it. */
  readonly after?: readonly string[];
}

const FOLDS: Readonly<Record<SkinfoldKey, Headings>> = {
  triceps: { alone: ["triceps", "tricipital"] },
  peitoral: { alone: ["peitoral", "toracica"], after: ["peito", "torax"] },
  biceps: { alone: ["biceps", "bicipital"] },
  axilar_media: { alone: ["axilar media", "axilar", "medio axilar"] },
  supra_iliaca: { alone: ["supra iliaca", "suprailiaca"] },
  abdominal: { alone: ["abdominal"], after: ["abdomen", "abdome"] },
  supraespinhal: { alone: ["supraespinhal", "supra espinhal", "supraespinal"] },
  coxa_media: { alone: ["coxa media"], after: ["coxa", "coxa medial", "femoral"] },
  panturrilha: { alone: ["panturrilha medial"], after: ["panturrilha", "perna"] },
  subescapular: { alone: ["subescapular", "sub escapular"] },
};

const MIDDLE: Readonly<Record<"pescoco" | "deltoides" | "abdomen" | "torax" | "cintura" | "quadril", Headings>> = {
  pescoco: { alone: ["pescoco"] },
  deltoides: { alone: ["deltoides", "deltoide", "ombros", "ombro"] },
  torax: { alone: ["torax"], after: ["peito", "toracica", "toracico", "peitoral"] },
  cintura: { alone: ["cintura"] },
  abdomen: { alone: ["abdomen", "abdome"], after: ["abdominal"] },
  quadril: { alone: ["quadril", "quadris"] },
};

interface Limb extends Headings {
  readonly right: PerimeterKey;
  readonly left: PerimeterKey;
}

const LIMBS: readonly Limb[] = [
  {
    right: "braco_direito_contraido",
    left: "braco_esquerdo_contraido",
    alone: ["braco contraido", "braco flexionado", "braco fletido", "braco tensionado"],
  },
  { right: "braco_direito_relaxado", left: "braco_esquerdo_relaxado", alone: ["braco relaxado", "braco"] },
  { right: "antebraco_direito", left: "antebraco_esquerdo", alone: ["antebraco"] },
  { right: "coxa_distral_direita", left: "coxa_distal_esquerda", alone: ["coxa distal"] },
  {
    right: "coxa_medial_direita",
    left: "coxa_medial_esquerda",
    alone: [],
    after: ["coxa", "coxa medial", "coxa media"],
  },
  { right: "panturrilha_direita", left: "panturrilha_esquerda", alone: [], after: ["panturrilha", "perna"] },
];

const RIGHT = ["direito", "direita", "dir", "d"];
const LEFT = ["esquerdo", "esquerda", "esq", "e"];

const behind = (prefixes: readonly string[], { alone, after = [] }: Headings) =>
  prefixes.flatMap((prefix) => [...alone, ...after].map((word) => `${prefix} ${word}`));

/** "Braço relaxado direito" and "braço direito relaxado". */
const withSide = (words: readonly string[], sides: readonly string[]) =>
  words.flatMap((word) => {
    const [limb = "", ...rest] = word.split(" ");
    return sides.flatMap((side) => [[word, side].join(" "), [limb, side, ...rest].join(" ")]);
  });

const withUnit = (headings: readonly string[], unit: string) => headings.flatMap((one) => [one, `${one} ${unit}`]);

/** A limb without a side is the right one, where the standard measures it. */
function headingsOfLimb({ alone, after = [] }: Limb, side: "right" | "left"): readonly string[] {
  const sided = withSide([...alone, ...after], side === "right" ? RIGHT : LEFT);
  const either = side === "right" ? { alone, after } : { alone: [] };
  return [...sided, ...behind(GIRTH_PREFIXES, { alone: sided }), ...either.alone, ...behind(GIRTH_PREFIXES, either)];
}

const girth = (key: PerimeterKey, headings: readonly string[]): ImportField => ({
  key,
  label: `Perímetro: ${measureLabel(key)}`,
  headings: withUnit(headings, "cm"),
});

const GIRTHS: readonly ImportField[] = [
  ...entriesOf(MIDDLE).map(([key, words]) => girth(key, [...words.alone, ...behind(GIRTH_PREFIXES, words)])),
  ...LIMBS.flatMap((limb) => [
    girth(limb.right, headingsOfLimb(limb, "right")),
    girth(limb.left, headingsOfLimb(limb, "left")),
  ]),
];

const SKINFOLD_FIELDS: readonly ImportField[] = entriesOf(FOLDS).map(([key, words]) => ({
  key,
  label: `Dobra: ${measureLabel(key)}`,
  headings: withUnit([...words.alone, ...behind(FOLD_PREFIXES, words)], "mm"),
}));

const BREADTHS: readonly ImportField[] = BONE_BREADTHS.map(({ key, label }) => ({
  key,
  label,
  headings: [key, `diametro ${key}`, `biepicondilar do ${key}`],
}));

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
const isDay = (text: string) => /^\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})$|^\d{4}-\d{2}-\d{2}/.test(text.trim());

/** In the order of the evaluation's sheet. */
export const EVALUATION_COLUMNS: ColumnKinds = {
  fields: [...STUDENT, ...GENERAL, FAT, ...GIRTHS, ...SKINFOLD_FIELDS, ...BREADTHS],
  looks: { email: isEmail, evaluated_on: isDay },
};

export const FOLD_FIELDS: readonly string[] = SKINFOLD_FIELDS.map(({ key }) => key);
