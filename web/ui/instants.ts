const INSTANT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** An instant as São Paulo's clocks show it: `21/11/2026, 10:42`. */
export const instantOf = (iso: string): string => INSTANT.format(new Date(iso));
