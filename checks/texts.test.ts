import { expect, it } from "vitest";
import { commentsIn, isTest, readSources } from "./sources.ts";

/** Texts between quotation marks and, on screens, between tags. */
const QUOTED = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const TAGGED = /(?<=[>}])([^<>{}`"=;]+)(?=[<{])/g;
const PORTUGUESE = /[à-ÿ]|(?<!\p{L})(?:os|de|da|dos|das|em|na|para|por|que|com|sem|um|uma|seu|sua)(?!\p{L})/iu;
const ROOMS = /^(web|contract|domain|server\/(features|documents|public-pages|seed))\//;
/** The techniques and the classes on the wire have the specification's names; other programs' spreadsheets have other words. */
const OTHERS_WORDS = [
  "server/seed/catalogue/techniques.ts",
  "domain/assessment/references/class-text.ts",
  "domain/import/students/fields.ts",
];

/** Names and abbreviations, and what the specification writes in capitals. */
const CAPITALS = new Set([
  "EIAS",
  "EIPS",
  "AAOS",
  "ABCDE",
  "ACOG",
  "ACSM",
  "AMRAP",
  "ANPD",
  "CNPJ",
  "CREF",
  "CSEP",
  "EMOM",
  "HEIC",
  "HIIT",
  "ISAK",
  "JAMA",
  "JPEG",
  "JSON",
  "JVGA",
  "LGPD",
  "MMMM",
  "NSCA",
  "UFSM",
  "XLSX",
  "YYYY",
]);
const SHOUTED = /(?<![\p{L}\d_$./-])\p{Lu}{4,}(?![\p{L}\d_/-])/gu;

/** A word of another language, or a second one for an idea, with the one that is written; the specification's own sentences stay. */
const WORDS: readonly (readonly [found: string, instead: string])[] = [
  ["treinador(?:a|es|as)?", "personal"],
  ["professor(?:a|es|as)?", "personal"],
  ["sexo", "gênero"],
  ["clientes?", "aluno"],
  ["deletar|deletad[oa]s?", "remover"],
  ["usuári[oa]s?", "personal, aluno or conta"],
  ["log-?in|log-?out|sign-?in", "entrar, sair"],
  ["password", "senha"],
  ["downloads?", "baixar"],
  ["uploads?", "enviar"],
  ["feedbacks?", "resposta"],
  ["apps?", "aplicativo"],
  ["off-?line|on-?line", "sem sinal, na internet"],
  ["timer", "relógio"],
  ["workouts?|reps", "treino, repetições"],
  ["coach(?:es)?|trainers?", "personal"],
  ["streak|ranking|performance", "sequência, ordem, desempenho"],
  ["check-in|check-out|checkout", "entrada, pagamento"],
  ["click|clique|clicar", "toque, pressione"],
  ["browser|smartphone|mobile", "navegador, celular"],
  ["layout|design|premium|free|trial|upgrade|preview|newsletter", "its Portuguese word"],
];
const SPECIFIED = [
  "Último Login",
  "Último login",
  "Plano do Professor",
  "Professor com mais alunos",
  "Não foi possível fazer logout!",
  "Erro ao buscar dados do usuário",
  "GASTO CALÓRICO",
];

const found = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, text, template]) => (text ?? template ?? "").replace(/\$\{[^}]*\}/g, " "));

const texts = readSources()
  .filter(({ path }) => ROOMS.test(path) && !isTest(path) && !OTHERS_WORDS.includes(path))
  .flatMap(({ path, text }) => {
    const code = commentsIn(text).reduce((rest, comment) => rest.replace(comment, ""), text);
    return [...found(code, QUOTED), ...(path.endsWith("x") ? found(code, TAGGED) : [])]
      .filter((one) => PORTUGUESE.test(one) && !one.includes("const "))
      .map((one) => SPECIFIED.reduce((rest, specified) => rest.replaceAll(specified, ""), one.replace(/\s+/g, " ")))
      .map((own) => ({ path, own }));
  });

const matchesOf = (pattern: RegExp) =>
  texts.flatMap(({ path, own }) =>
    [...own.matchAll(pattern)].map(([word]) => ({ word, at: `${path}: ${own.trim()}` })),
  );

it("reads the texts of screens, mails and documents", () => {
  expect(texts.length).toBeGreaterThan(2_000);
});

it("no text shouts", () => {
  expect(matchesOf(SHOUTED).filter(({ word }) => !CAPITALS.has(word))).toEqual([]);
});

it.each(WORDS)("no text writes %s, but %s", (word) => {
  expect(matchesOf(new RegExp(`(?<![\\p{L}\\d_./$#@-])(?:${word})(?![\\p{L}\\d_./(:@-])`, "giu"))).toEqual([]);
});
