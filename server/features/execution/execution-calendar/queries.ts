import { sql } from "kysely";
import type { ExecutionSummary, RecordableTraining } from "#contract/execution/execution-calendar.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { PlannedPeriod } from "#domain/training/executions/planned-days.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import type { Scope } from "../../../platform/database/scope.ts";

export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const PRESCRIBED_ON = sql<CalendarDate>`to_char(trainings.created_at at time zone 'America/Sao_Paulo', 'yyyy-mm-dd')`;

interface Planned extends PlannedPeriod {
  readonly is_in_sequence: boolean;
  readonly recordable: RecordableTraining;
}

/** Each training counts from the day on which it was prescribed or its cycle began. */
export async function listPlanned({ tx }: Scope, studentId: number, { from, to }: Period): Promise<Planned[]> {
  const rows = await tx
    .selectFrom("trainings")
    .innerJoin("mesocycles as meso", (join) =>
      join.onRef("meso.trainer_id", "=", "trainings.trainer_id").onRef("meso.id", "=", "trainings.mesocycle_id"),
    )
    .leftJoin("microcycles as micro", (join) =>
      join.onRef("micro.trainer_id", "=", "trainings.trainer_id").onRef("micro.id", "=", "trainings.microcycle_id"),
    )
    .select(["trainings.id as training_id", "trainings.name as training_name", "trainings.weekdays"])
    .select([PRESCRIBED_ON.as("prescribed_on")])
    .select(({ eb, fn }) => [
      eb("meso.training_mode", "=", "sequence").$castTo<boolean>().as("is_in_sequence"),
      fn.coalesce("micro.start_date", "meso.start_date").as("start_date"),
      fn.coalesce("micro.end_date", "meso.end_date").as("last"),
      fn.coalesce("micro.name", "meso.name").as("cycle_name"),
      "meso.start_date as cycle_first",
      "meso.end_date as cycle_last",
    ])
    .where("meso.student_id", "=", studentId)
    .where("meso.start_date", "<=", to)
    .where("meso.end_date", ">=", from)
    .orderBy("start_date", "desc")
    .orderBy("trainings.position")
    .execute();
  return rows.map(({ weekdays, prescribed_on, start_date, cycle_name, cycle_first, cycle_last, ...training }) => ({
    ...training,
    recordable: {
      training_id: training.training_id,
      training_name: training.training_name,
      cycle_name,
      first: cycle_first,
      last: cycle_last,
    },
    weekdays: weekdays.flatMap((day) => WEEKDAYS[day]?.value ?? []),
    first: [prescribed_on, start_date].toSorted().at(-1) ?? start_date,
  }));
}

export type RecordedTraining = Omit<ExecutionSummary, "part"> & {
  readonly day: CalendarDate;
  readonly planned_sets: number | null;
};

/** Named after what the row prescribes now; of a combined row, after those that were not done. */
const SWAPS = sql<ExecutionSummary["swaps"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('from', prescribed.names, 'to', done.name) order by done.position), '[]')
    from executed_exercises done
    cross join lateral (
      select string_agg(exercises.name, ' + ' order by slots.slot) as names,
             bool_or(slots.exercise_id = done.exercise_id) as is_prescribed
        from training_entry_exercises slots
        join exercises on exercises.id = slots.exercise_id
       where slots.trainer_id = done.trainer_id and slots.entry_id = done.entry_id
         and (slots.exercise_id = done.exercise_id or (
           select count(*) from training_entry_exercises other
            where other.trainer_id = slots.trainer_id and other.entry_id = slots.entry_id
         ) = 1 or not exists (
           select from executed_exercises own
            where own.trainer_id = done.trainer_id and own.execution_id = done.execution_id
              and own.entry_id = slots.entry_id and own.exercise_id = slots.exercise_id
         ))
    ) prescribed
   where done.trainer_id = execution.trainer_id and done.execution_id = execution.id and not prescribed.is_prescribed
)`;

export function listDone({ tx }: Scope, studentId: number, { from, to }: Period): Promise<RecordedTraining[]> {
  return tx
    .selectFrom("training_executions as execution")
    .select(["id", "training_id", "training_name", "day", "is_trained", "planned_sets", "effort", "recorded_by"])
    .select("done_sets as sets")
    .select((eb) => [
      eb("finished_at", "is not", null).$castTo<boolean>().as("is_finished"),
      eb
        .selectFrom("executed_exercises")
        .select(({ fn }) => fn.max("pain").as("pain"))
        .whereRef("executed_exercises.trainer_id", "=", "execution.trainer_id")
        .whereRef("executed_exercises.execution_id", "=", "execution.id")
        .as("max_pain"),
      eb
        .or([
          eb("tells_of_pain", "=", true),
          eb.exists(
            eb
              .selectFrom("executed_exercises")
              .whereRef("executed_exercises.trainer_id", "=", "execution.trainer_id")
              .whereRef("executed_exercises.execution_id", "=", "execution.id")
              .where("executed_exercises.tells_of_pain", "=", true),
          ),
        ])
        .$castTo<boolean>()
        .as("tells_of_pain"),
    ])
    .select(SWAPS.as("swaps"))
    .where("student_id", "=", studentId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("id")
    .execute();
}
