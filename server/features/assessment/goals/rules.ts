import type { Goal, Goals, GoalsDraft } from "#contract/assessment/goals.ts";
import { type GoalBasis, isRefused, planGoal } from "#domain/assessment/goals/goal.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";

type Planned =
  | { readonly outcome: "planned"; readonly goals: Goal[] }
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

const NEVER_EVALUATED = "Faça uma avaliação antes: a meta parte dela.";

/** A goal that is sent back as it stands keeps its beginning; a new or changed one begins today, from the last evaluation. */
export function planGoals(
  drafts: GoalsDraft["goals"],
  { goals: stored, person, basis }: Goals,
  today: CalendarDate,
): Planned {
  const goals: Goal[] = [];
  for (const [index, draft] of drafts.entries()) {
    const unchanged = stored.find(
      ({ kind, target, date }) => kind === draft.kind && target === draft.target && date === draft.date,
    );
    if (unchanged) {
      goals.push(unchanged);
      continue;
    }
    const invalid = (detail: string) =>
      ({ outcome: "invalid", detail, fields: { [`goals.${index}.target`]: detail } }) as const;
    if (!basis) return invalid(NEVER_EVALUATED);
    const from: GoalBasis = {
      evaluatedOn: basis.evaluated_on,
      weightKg: basis.weight_kg,
      fatPercent: basis.fat_percentage,
      protocol: basis.skinfold_protocol,
    };
    const { sex, age_years: ageYears, stature_cm: statureCm, is_pregnant: isPregnant } = person;
    const planned = planGoal(draft, from, { sex, ageYears, statureCm, isPregnant }, today);
    if (isRefused(planned)) return invalid(planned.sentence);
    goals.push(planned);
  }
  return { outcome: "planned", goals };
}
