import type { CalendarDate } from "#domain/calendar-date.ts";
import { compileOnce, type ValueOf } from "../../../../platform/database/compiled-query.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { matching, type SearchShape, type SearchValues, type StudentFilter, searchOf } from "./search.ts";
import { allAccounts, LAST_TRAINING, summaries } from "./summaries.ts";

/** Writing this number of rows takes 15 ms, in which the server does nothing else. */
const ROWS_AT_A_TIME = 250;

interface LastRow {
  readonly search: string;
  readonly id: number;
}

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number];

/** Each step reads in its own transaction, so that a slow download holds no connection. */
export function listRegistrations(scope: Scope, search: StudentFilter, today: CalendarDate, after?: LastRow) {
  const { values, shape } = searchOf(scope, search, today);
  const place = { afterSearch: after?.search ?? "", afterId: after?.id ?? 0 };
  return registrations(scope, { ...values, ...place }, { ...shape, isContinued: after !== undefined });
}

interface RegistrationValues extends SearchValues {
  readonly afterSearch: string;
  readonly afterId: number;
}

interface RegistrationShape extends SearchShape {
  readonly isContinued: boolean;
}

/** A step begins after a row, not after a number of rows: names may change meanwhile. */
const idsOfStep = (tx: Scope["tx"], value: ValueOf<RegistrationValues>, shape: RegistrationShape) =>
  matching(tx, value, shape)
    .select(["id", "created_at"])
    .$if(shape.isContinued, (query) =>
      query.where((eb) => eb(eb.refTuple("search", "id"), ">", eb.tuple(value("afterSearch"), value("afterId")))),
    )
    .orderBy("search")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);

const registrations = compileOnce((tx, value: ValueOf<RegistrationValues>, shape: RegistrationShape) =>
  summaries(tx, allAccounts(tx), value("today"), shape)
    .innerJoin(idsOfStep(tx, value, shape).as("page"), "page.id", "users.id")
    .select(["users.search", "page.created_at", LAST_TRAINING.as("last_training")])
    .select(["students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis"])
    .orderBy("users.search")
    .orderBy("users.id"),
);
