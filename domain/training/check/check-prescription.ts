import type { Advice, CheckedWeek, Rule } from "./advice.ts";
import { barredExercise } from "./barred-exercise.ts";
import { beats } from "./beats.ts";
import { consecutiveDays } from "./consecutive-days.ts";
import { longDay } from "./long-day.ts";
import { missingRest } from "./missing-rest.ts";
import { painfulArea } from "./painful-area.ts";
import { painfulExercise } from "./painful-exercise.ts";
import { pushAndPull } from "./push-and-pull.ts";
import { repetitionRange } from "./repetition-range.ts";
import { screeningNotice } from "./screening-notice.ts";
import { stop } from "./stop.ts";
import { unchangedWeek } from "./unchanged-week.ts";
import { unreadStatement } from "./unread-statement.ts";
import { weeklyBand } from "./weekly-band.ts";

/** Harm comes first, then mistakes, then the balance of the week. */
const RULES: readonly Rule[] = [
  stop,
  screeningNotice,
  beats,
  painfulExercise,
  painfulArea,
  barredExercise,
  unreadStatement,
  repetitionRange,
  missingRest,
  longDay,
  consecutiveDays,
  weeklyBand,
  pushAndPull,
  unchangedWeek,
];

/** The gravest first; each key once. Pure: the same week, the same advice. */
export function checkPrescription(week: CheckedWeek): readonly Advice[] {
  const advices = RULES.flatMap((rule) => rule(week));
  return [...new Map(advices.map((advice) => [advice.key, advice])).values()];
}
