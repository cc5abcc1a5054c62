import { type RawBuilder, type Selectable, sql } from "kysely";
import type { FieldChangeDraft, FieldChanges } from "#contract/assessment/evaluation-changes.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { standingChanges } from "#domain/assessment/field-changes.ts";
import { recordOf } from "#domain/record.ts";
import { sendWithNext } from "../platform/database/connection/pipelining-connection.ts";
import type { Scope, StaffScope } from "../platform/database/scope.ts";
import { ofCycle } from "./of-cycle.ts";
import type { Tables } from "./tables.ts";

/** Devices change one by one fields of a cycle's sheet, its photos by slot, the points on them, a student's strength tests. */
export type ChangedPart =
  | ({ readonly part: "sheet" | "slots" | "photos" } & Pick<CyclePath, "id" | "mesoId" | "microId">)
  | { readonly part: "strength"; readonly id: number };

const ofPart = (changed: ChangedPart): RawBuilder<boolean> =>
  changed.part === "strength"
    ? sql<boolean>`student_id = ${changed.id} and part = 'strength'`
    : sql<boolean>`${ofCycle(changed)} and part = ${changed.part}`;

/** Exchanges of one part take turns until their transactions end. The lock travels with the next query. */
export async function lockPart({ tx }: StaffScope, changed: ChangedPart): Promise<void> {
  const [name, id] =
    changed.part === "strength" ? ["strength changes", changed.id] : ["evaluation changes", changed.mesoId];
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${id}::bigint))`.compile(tx);
  await tx.executeQuery(sendWithNext(lock));
}

export interface Sent {
  /** Null: a save of the whole. */
  readonly device_id: string | null;
  readonly device: string;
  readonly now: Date;
}

/** Answers the ids of those that came for the first time. */
export async function insertChanges(
  { tx, actor }: StaffScope,
  changed: ChangedPart,
  changes: readonly FieldChangeDraft[],
  { device_id, device, now: received_at }: Sent,
): Promise<ReadonlySet<string>> {
  if (changes.length === 0) return new Set();
  const cycle = changed.part === "strength" ? null : changed;
  const sent = { device_id, device, received_at, author: actor.role };
  const inserted = await tx
    .insertInto("evaluation_changes")
    .values(
      changes.map(({ id, field, value, replaces, made_at }) => ({
        trainer_id: actor.trainerId,
        student_id: changed.id,
        mesocycle_id: cycle?.mesoId ?? null,
        microcycle_id: cycle?.microId ?? null,
        part: changed.part,
        id,
        field,
        value,
        replaces: [...replaces],
        made_at,
        ...sent,
      })),
    )
    .onConflict((conflict) => conflict.columns(["trainer_id", "id"]).doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

type StoredChange = Pick<
  Selectable<Tables["evaluation_changes"]>,
  "id" | "field" | "value" | "replaces" | "made_at" | "position" | "device_id" | "device" | "author"
> & { readonly last_position: number };

/** Changes that others replace stay in PostgreSQL: a field is typed many times. */
export async function findFieldChanges({ tx }: Scope, changed: ChangedPart): Promise<FieldChanges> {
  const { rows } = await sql<StoredChange>`
    with own as materialized (
      select id, field, value, replaces, made_at, position, device_id, device, author
        from evaluation_changes
       where ${ofPart(changed)}
    ), marked as (
      select own.*,
             (id, field) in (select former, by.field from own as by, unnest(by.replaces) as former where former <> by.id)
               as is_replaced
        from own
    ), judged as (
      select marked.*, bool_and(is_replaced) over (partition by field) as none_stands, max(position) over () as last_position
        from marked
    )
    select id, field, value, replaces, made_at, position, device_id, device, author, last_position
      from judged
     where not is_replaced or none_stands
  `.execute(tx);
  const standing = standingChanges(rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })));
  return {
    position: rows[0]?.last_position ?? 0,
    fields: recordOf([...standing].map(([field, changes]) => [field, [...changes]])),
  };
}

/** 0 before the first change. */
export async function findPosition({ tx }: Scope, changed: ChangedPart): Promise<number> {
  const { position } = await tx
    .selectFrom("evaluation_changes")
    .select(({ fn }) => fn.max("position").as("position"))
    .where(ofPart(changed))
    .executeTakeFirstOrThrow();
  return position ?? 0;
}
