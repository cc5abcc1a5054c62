const INSTANT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

export const instantOf = (iso: string): string => INSTANT.format(new Date(iso));
