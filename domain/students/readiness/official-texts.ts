/** Texts that a law demands, pasted by the trainer; null: ours. */
export interface OfficialTexts {
  readonly questionnaire: string | null;
  readonly authorisation: string | null;
  readonly term: string | null;
}

export const OUR_TEXTS: OfficialTexts = { questionnaire: null, authorisation: null, term: null };

const MAX_QUESTIONS = 40;
const MAX_QUESTION_LENGTH = 400;

interface ReadText {
  /** Blank where the text has questions alone. */
  readonly statement: string;
  readonly questions: readonly string[];
}

/** Each line that ends with "?" is a question, all others are the statement. */
export function readQuestionnaire(text: string): ReadText {
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  return {
    statement: lines.filter((line) => line !== "" && !line.endsWith("?")).join("\n"),
    questions: lines.filter((line) => line.endsWith("?")),
  };
}

export function officialTextProblem(questionnaire: string): string | undefined {
  const { questions } = readQuestionnaire(questionnaire);
  if (questions.length === 0) return "Coloque cada pergunta em uma linha que termina com “?”";
  if (questions.length > MAX_QUESTIONS) return `São no máximo ${MAX_QUESTIONS} perguntas`;
  if (questions.some((question) => question.length > MAX_QUESTION_LENGTH))
    return `Cada pergunta tem no máximo ${MAX_QUESTION_LENGTH} letras`;
  return new Set(questions).size < questions.length ? "Uma pergunta aparece duas vezes" : undefined;
}
