const NUMBER = new Intl.NumberFormat("pt-BR");
const DAY = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", timeZone: "America/Sao_Paulo" });
const TIME = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone: "America/Sao_Paulo" });

/** 1234 is "1.234". */
export const formatCount = (count: number): string => NUMBER.format(count);

/** "1 aluno", "1.234 alunos": `one` for one of them, `many` for every other number. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** "21/11 às 10:42". */
export const momentOf = (iso: string): string => `${DAY.format(new Date(iso))} às ${TIME.format(new Date(iso))}`;
