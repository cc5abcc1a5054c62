const NUMBER = new Intl.NumberFormat("pt-BR");
const DAY = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", timeZone: "America/Sao_Paulo" });
const TIME = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone: "America/Sao_Paulo" });

export const formatCount = (count: number): string => NUMBER.format(count);

export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const momentOf = (iso: string): string => `${DAY.format(new Date(iso))} às ${TIME.format(new Date(iso))}`;
