import { addDays, addMonths, type CalendarDate, compareDates } from "./calendar-date.ts";

interface Clock {
  readonly label: string;
  readonly about: string;
  /** The shortest and the longest time are the limits. */
  readonly months: readonly number[];
  readonly law: string;
}

/**
 * Kinds of data that a trainer may have forgotten, and after how many months. Films of comments have a clock of their own (`training/comments.ts`).
 * Executed sets and payments have none: they are the record of the service and of the money.
 */
export const RETENTIONS = {
  health: {
    label: "Dados de saúde de ex-alunos",
    about: "Avaliações, testes de força, triagem, anamneses e metas.",
    months: [6, 12, 24, 60, 120, 240],
    law: "Nenhuma lei fixa um prazo para o personal. O mais longo que a lei pede na saúde, o dos prontuários, é de 20 anos (Lei 13.787/2018, art. 6º).",
  },
  documents: {
    label: "Documentos assinados de ex-alunos",
    about: "Questionários, termos, autorizações e atestados.",
    months: [60, 120, 240],
    law: "Pelo menos 5 anos, o prazo em que se pode pedir reparação de um dano (Código de Defesa do Consumidor, art. 27).",
  },
  photos: {
    label: "Fotos posturais de ex-alunos",
    about: "As fotos de todas as avaliações.",
    months: [3, 6, 12, 24, 60],
    law: "A LGPD manda apagar o que não é mais necessário (art. 15 e 16). No máximo 5 anos, o prazo de um pedido de reparação.",
  },
  logs: {
    label: "Aparelho e rede dos acessos",
    about: "Quem fez o quê continua no registro; de onde, não.",
    months: [6, 12, 24, 60],
    law: "Pelo menos 6 meses (Marco Civil da Internet, art. 15).",
  },
} as const satisfies Record<string, Clock>;

export type RetentionKind = keyof typeof RETENTIONS;

/** Their clocks begin on the day on which the student becomes inactive. */
export const STUDENT_KINDS = ["health", "documents", "photos"] as const;
export type StudentKind = (typeof STUDENT_KINDS)[number];

export const monthsOf = (kind: RetentionKind): readonly number[] => RETENTIONS[kind].months;

/** Null: kept. */
export const monthsText = (months: number | null): string =>
  months === null
    ? "Não apagar"
    : months % 12 === 0
      ? `${months / 12} ${months === 12 ? "ano" : "anos"}`
      : `${months} meses`;

const RECORDS: Readonly<Record<StudentKind | "films", readonly [one: string, many: string]>> = {
  health: ["registro de saúde", "registros de saúde"],
  documents: ["documento assinado", "documentos assinados"],
  photos: ["foto postural", "fotos posturais"],
  films: ["foto ou vídeo de comentário", "fotos e vídeos de comentários"],
};

export const recordsText = (kind: StudentKind | "films", amount: number): string =>
  `${amount} ${RECORDS[kind][amount === 1 ? 0 : 1]}`;

/** Days from the announcement to the first day on which something may be forgotten: thirty whole ones. */
const ANNOUNCED_DAYS = 31;

/** The first day on which what is announced today, or may be announced soon, can be forgotten. */
export const firstForgettingDay = (today: CalendarDate): CalendarDate => addDays(today, ANNOUNCED_DAYS);

/** No hold is longer than the longest time of its kind, counted from today. */
export function heldUntil(kind: StudentKind, from: CalendarDate, months: number, today: CalendarDate): CalendarDate {
  const until = addMonths(from, months);
  const last = addMonths(today, Math.max(...monthsOf(kind)));
  return compareDates(until, last) < 0 ? until : last;
}
