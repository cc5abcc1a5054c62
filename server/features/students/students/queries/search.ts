import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { ValueOf } from "../../../../platform/database/compiled-query.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { holdsEvery, wordsOf } from "../../../../tables/search.ts";

export interface StudentSearch {
  readonly q?: string | undefined;
  readonly active?: "true" | "false" | undefined;
  readonly payment?: "late" | undefined;
  readonly personal_id?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

export type StudentFilter = Pick<StudentSearch, "q" | "active" | "payment" | "personal_id">;

/** The administrator looks across tenants. */
export interface SearchShape {
  readonly inTenant: boolean;
  readonly withTrainer: boolean;
  readonly bySearchTerms: boolean;
  readonly byStatus: boolean;
  readonly isLate: boolean;
}

export interface SearchValues {
  readonly trainerId: number | null;
  readonly words: readonly string[];
  readonly isActive: boolean;
  readonly today: CalendarDate;
}

export const searchOf = (
  { actor }: Scope,
  { q, active, payment, personal_id }: StudentFilter,
  today: CalendarDate,
): { values: SearchValues; shape: SearchShape } => {
  const words = wordsOf(q);
  const trainerId = actor.trainerId ?? personal_id ?? null;
  return {
    values: { trainerId, words, isActive: active === "true", today },
    shape: {
      inTenant: trainerId !== null,
      withTrainer: actor.role === "admin",
      bySearchTerms: words.length > 0,
      byStatus: active !== undefined,
      isLate: payment === "late",
    },
  };
};

export const matching = (
  tx: Scope["tx"],
  value: ValueOf<SearchValues>,
  { inTenant, bySearchTerms, byStatus, isLate }: SearchShape,
) =>
  tx
    .selectFrom("users")
    .where("role", "=", "student")
    .$if(inTenant, (query) => query.where("trainer_id", "=", value("trainerId")))
    .$if(bySearchTerms, (query) => query.where(holdsEvery("search", value("words"))))
    .$if(byStatus, (query) => query.where("is_active", "=", value("isActive")))
    .$if(isLate, (query) => query.where(owesBefore(value("today"))));

export const owesBefore = (today: RawBuilder<CalendarDate>) => sql<boolean>`exists (
  select from student_charges charge
   where charge.trainer_id = users.trainer_id and charge.student_id = users.id and charge.is_open and charge.due_on < ${today})`;
