import { sql } from "kysely";
import type { ListedStudent } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import { compileOnce, type ValueOf } from "../../../../platform/database/compiled-query.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { listMeta } from "../../../../platform/http/list-meta.ts";
import { sumOfShares } from "../../../../tables/training-share.ts";
import { matching, owesBefore, type SearchShape, type SearchValues, type StudentSearch, searchOf } from "./search.ts";
import { ACCOUNT, type Accounts, LAST_TRAINING, ONE, type StudentReading, summaries, summariser } from "./summaries.ts";

/** Every word of `q` must be in the name or the e-mail, ignoring case and accents. */
export async function listStudents(scope: Scope, search: StudentSearch, dependencies: StudentReading) {
  const today = todayInSaoPaulo(dependencies.clock.now().getTime());
  const { values, shape } = searchOf(scope, search, today);
  const page = {
    ...values,
    sunday: weekOf(today).from,
    limit: search.limit,
    offset: (search.page - 1) * search.limit,
  };
  const rows = await summaryPage(scope, page, shape);
  // No row, no count: after the last page the first one tells it.
  const [counted] =
    rows.length === 0 && search.page > 1 ? await matchingPage(scope, { ...page, offset: 0 }, shape) : rows;
  const total = counted?.total ?? 0;
  const summarise = summariser(dependencies);
  return {
    users: rows.map((row) => ({
      ...summarise(row),
      current_mesocycle: currentMesocycle(row),
      trainings_this_week: row.trainings_this_week,
      is_payment_late: row.is_payment_late,
    })),
    meta: listMeta(search, total),
  };
}

interface PageValues extends SearchValues {
  readonly sunday: string;
  readonly limit: number;
  readonly offset: number;
}

const TOTAL = sql<number>`count(*) over ()`.as("total");

const idsOfPage = (tx: Scope["tx"], value: ValueOf<PageValues>, shape: SearchShape) =>
  matching(tx, value, shape)
    .select("id")
    .select(TOTAL)
    .orderBy("search")
    .orderBy("id")
    .limit(value("limit"))
    .offset(value("offset"));

const matchingPage = compileOnce(idsOfPage);

/** Across tenants ids come first, because PostgreSQL keeps all that it counts. */
const accountsOfPage = (tx: Scope["tx"], value: ValueOf<PageValues>, shape: SearchShape): Accounts =>
  shape.inTenant
    ? idsOfPage(tx, value, shape).clearSelect().select(ACCOUNT).select(TOTAL).as("users")
    : tx
        .selectFrom(idsOfPage(tx, value, shape).as("page"))
        .innerJoinLateral(
          (eb) => eb.selectFrom("users").select(ACCOUNT).whereRef("users.id", "=", "page.id").as("account"),
          (join) => join.onTrue(),
        )
        .selectAll("account")
        .select("page.total")
        .as("users");

const summaryPage = compileOnce((tx, value: ValueOf<PageValues>, shape: SearchShape) =>
  summaries(tx, accountsOfPage(tx, value, shape), value("today"), shape)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("mesocycles")
          .whereRef("mesocycles.trainer_id", "=", "students.trainer_id")
          .whereRef("mesocycles.student_id", "=", "students.id")
          .where("start_date", "<=", value("today"))
          .where("end_date", ">=", value("today"))
          .select(["macrocycle_id", "id as mesocycle_id", "name as mesocycle_name", "end_date as mesocycle_end"])
          .orderBy("start_date", "desc")
          .limit(ONE)
          .as("running"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("training_executions")
          .whereRef("training_executions.trainer_id", "=", "students.trainer_id")
          .whereRef("training_executions.student_id", "=", "students.id")
          .where("is_trained", "=", true)
          .where("day", ">=", value("sunday"))
          .where("day", "<=", value("today"))
          .select(sumOfShares.as("trainings"))
          .select(({ fn }) => fn.max("day").as("last_day"))
          .as("week"),
      (join) => join.onTrue(),
    )
    .select("week.trainings as trainings_this_week")
    .select((eb) => eb.fn.coalesce("week.last_day", LAST_TRAINING).as("last_training"))
    .select(sql.ref<number>("users.total").as("total"))
    .select(["running.macrocycle_id", "running.mesocycle_id", "running.mesocycle_name", "running.mesocycle_end"])
    .select((eb) => [
      eb
        .selectFrom("microcycles")
        .whereRef("microcycles.trainer_id", "=", "students.trainer_id")
        .whereRef("microcycles.mesocycle_id", "=", "running.mesocycle_id")
        .where("microcycles.start_date", "<=", value("today"))
        .where("microcycles.end_date", ">=", value("today"))
        .select("microcycles.id")
        .limit(ONE)
        .as("microcycle_id"),
    ])
    .select([HAS_TRAINING.as("has_training"), owesBefore(value("today")).as("is_payment_late")])
    .orderBy("users.search")
    .orderBy("users.id"),
);

const HAS_TRAINING = sql<boolean>`exists (
  select from trainings where trainings.trainer_id = students.trainer_id and trainings.mesocycle_id = running.mesocycle_id)`;

type PageRow = Awaited<ReturnType<typeof summaryPage>>[number];

const currentMesocycle = ({
  macrocycle_id,
  mesocycle_id,
  microcycle_id,
  mesocycle_name,
  mesocycle_end,
  has_training,
}: PageRow): ListedStudent["current_mesocycle"] =>
  macrocycle_id === null || mesocycle_id === null || mesocycle_name === null || mesocycle_end === null
    ? null
    : { macrocycle_id, mesocycle_id, microcycle_id, name: mesocycle_name, end_date: mesocycle_end, has_training };
