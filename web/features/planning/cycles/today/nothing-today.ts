import { formatDate } from "#domain/calendar-date.ts";

export function nothingToday(starts: readonly (string | null)[], today: string): string {
  const [next] = starts.filter((start) => start !== null && start > today).sort();
  return next ? `Seu próximo mesociclo começa em ${formatDate(next)}` : "Não há mesociclo em andamento";
}
