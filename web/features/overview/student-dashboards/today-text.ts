import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { dayAhead, shortWeekday } from "#domain/training/executions/training-week.ts";
import type { StudentDashboard } from "./data.ts";

type Facts = Pick<StudentDashboard, "today" | "next_training" | "trained_today">;

interface TodayText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Something is prescribed for today, or next in a sequence, and nothing was done of it. */
  readonly isDue: boolean;
}

const joined = (groups: readonly string[]) =>
  new Intl.ListFormat("pt-BR", { type: "conjunction" }).format(groups.map((group) => group.toLowerCase()));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Costas e bíceps · 48 min" */
function workText({ muscle_groups: groups, minutes }: NonNullable<Facts["next_training"]>): string {
  const [shown, more] = [groups.slice(0, GROUPS_SHOWN), groups.length - GROUPS_SHOWN];
  const names = more > 0 ? [...shown, `mais ${more}`] : shown;
  return [...(groups.length > 0 ? [capital(joined(names))] : []), ...(minutes > 0 ? [`${minutes} min`] : [])].join(
    " · ",
  );
}

/** More do not fit in a line of a phone. */
const GROUPS_SHOWN = 3;

/**
 * The top of a student's home; undefined where nothing is prescribed and nothing was done. What the device kept of an earlier day does not
 * know today's training: the training itself does.
 */
export function todayText(
  { today, next_training: next, trained_today: trained }: Facts,
  day = today,
): TodayText | undefined {
  if (today !== day)
    return { title: "Treino do dia", lines: ["Ele está neste aparelho, também sem sinal."], isDue: true };
  if (next && (next.day === today || (next.day === null && trained === null))) {
    const already = trained === null ? [] : [`${trained} já está feito.`];
    return {
      title: next.training_name,
      lines: [
        next.day === null ? "O próximo da sequência" : `Hoje, ${shortWeekday(today)}`,
        workText(next),
        ...already,
      ],
      isDue: true,
    };
  }
  const title = trained === null ? "Hoje é descanso" : `${trained} feito hoje`;
  if (next) {
    const ahead = `Próximo: ${next.day === null ? "" : `${dayAhead(next.day, today)}, `}${next.training_name}`;
    return { title, lines: [ahead, workText(next)], isDue: false };
  }
  return trained === null ? undefined : { title, lines: ["Nenhum outro treino nos próximos dias."], isDue: false };
}

/** "Sua próxima fase começa em 01/06/2026."; null where none is to come. */
export function nextPhaseText(starts: readonly (string | null)[], today: CalendarDate): string | null {
  const [next] = starts.filter((start) => start !== null && start > today).sort();
  return next ? `Sua próxima fase começa em ${formatDate(next)}.` : null;
}
