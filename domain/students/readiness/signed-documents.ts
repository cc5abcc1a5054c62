import { DOCUMENTS, type DocumentKind } from "./kit.ts";
import { type OfficialTexts, readQuestionnaire } from "./official-texts.ts";

/** Filled in and signed here; a medical certificate comes as a file. */
export const SIGNED_KINDS = [
  "questionnaire",
  "authorisation",
  "term",
  "image_use",
  "image_withdrawal",
] as const satisfies readonly DocumentKind[];
export type SignedKind = (typeof SIGNED_KINDS)[number];

/** The seven themes of the PAR-Q (Thomas S, Reading J, Shephard RJ. Can J Sport Sci 1992;17:338-345) in words of our own. */
export const READINESS_QUESTIONS: readonly string[] = [
  "Um médico já encontrou um problema no seu coração ou pediu que só se exercite com orientação dele?",
  "Você sente dor no peito quando faz esforço?",
  "No último mês, sentiu dor no peito sem fazer esforço?",
  "Tem tonturas que tiram o equilíbrio, ou já desmaiou?",
  "Tem um problema nos ossos ou nas articulações que o exercício possa piorar?",
  "Toma remédio para a pressão ou para o coração?",
  "Sabe de outro motivo para não se exercitar?",
];

export const SIGNERS = { student: "Aluno", guardian: "Responsável" } as const;
export type Signer = keyof typeof SIGNERS;

const STATEMENTS: Readonly<Record<SignedKind, (student: string) => string>> = {
  questionnaire: () =>
    "Li as perguntas e respondi com a verdade. Se a minha saúde mudar, aviso o meu personal antes do próximo treino.",
  authorisation: (student) =>
    `Sou responsável por ${student} e autorizo que treine com acompanhamento profissional. Contei o que sei sobre a sua saúde e aviso se algo mudar.`,
  term: () =>
    "Respondi “sim” a uma pergunta do questionário de prontidão. Fui orientado a procurar um médico e assumo a responsabilidade por treinar antes disso. Sei que este termo não muda os limites que o meu treino respeita.",
  image_use: (student) =>
    `Autorizo o personal a mostrar as fotos de postura de ${student} em documentos que ele envia por link, só as que escolher, para acompanhar a avaliação física. As fotos não vão para redes sociais nem anúncios, e o rosto pode ser coberto. A autorização é gratuita, não é condição para treinar e vale até o prazo deste termo. Posso retirá-la quando quiser, e a partir daí nenhum link mostra as fotos.`,
  image_withdrawal: (student) =>
    `Retiro a autorização de uso de imagem de ${student}. Nenhum link mostra mais as fotos.`,
};

export interface Answered {
  readonly question: string;
  readonly answer: boolean;
}

export interface Signature {
  readonly signer: Signer;
  readonly signer_name: string;
  /** An SVG path within 600 × 200; null: the typed name signs. */
  readonly drawing: string | null;
}

/** All that is signed: its text is hashed letter by letter. */
export interface SignedContent extends Signature {
  readonly kind: SignedKind;
  readonly title: string;
  readonly student: string;
  readonly statement: string;
  readonly answers: readonly Answered[];
  readonly signed_at: string;
  readonly device: string;
}

export const statementOf = (kind: SignedKind, student: string): string => STATEMENTS[kind](student);

/** The trainer's official text comes before ours. */
export function textOf(
  kind: SignedKind,
  student: string,
  official: OfficialTexts,
): { readonly statement: string; readonly questions: string[] } {
  const text = kind in official ? official[kind as keyof OfficialTexts] : null;
  if (text !== null && kind === "questionnaire") {
    const { statement, questions } = readQuestionnaire(text);
    return { statement: statement || statementOf(kind, student), questions: [...questions] };
  }
  const questions = kind === "questionnaire" ? [...READINESS_QUESTIONS] : [];
  return { statement: text ?? statementOf(kind, student), questions };
}

export const titleOf = (kind: SignedKind): string => DOCUMENTS[kind];
