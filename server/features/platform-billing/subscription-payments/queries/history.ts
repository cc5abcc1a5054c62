import { sql } from "kysely";
import type { PaymentLine } from "#contract/people/accounts.ts";
import { readStudentsMoney } from "#domain/administration.ts";
import { toReais } from "#domain/money.ts";
import type { Scope } from "../../../../platform/database/scope.ts";

interface PaymentPage {
  readonly user_id: number;
  readonly page: number;
  readonly limit: number;
}

interface Payments {
  readonly results: PaymentLine[];
  readonly total: number;
}

/** Trainers pay the platform, students their trainer. Undefined for other people. */
export async function listPayments(scope: Scope, { user_id, page, limit }: PaymentPage): Promise<Payments | undefined> {
  const { tx, actor } = scope;
  if (actor.role === "student" && user_id !== actor.userId) return undefined;
  const person = await tx.selectFrom("users").select("role").where("id", "=", user_id).executeTakeFirst();
  if (!person) return undefined;
  const isClosed = actor.role === "admin" && !readStudentsMoney(actor.adminRoles);
  if (person.role === "student") return isClosed ? undefined : listStudentPayments(scope, { user_id, page, limit });
  if (person.role !== "trainer") return { results: [], total: 0 };

  const payments = tx.selectFrom("payments").where("payments.trainer_id", "=", user_id);
  const { total } = await payments.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await payments
    .leftJoin("invoices", (join) =>
      join.onRef("invoices.trainer_id", "=", "payments.trainer_id").onRef("invoices.id", "=", "payments.invoice_id"),
    )
    .select(["payments.id", "payments.value_cents", "payments.method", "payments.card_brand"])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.and([
            eb("payments.status", "=", "paid"),
            eb.or([eb("payments.reverses_id", "is not", null), eb("invoices.refunded_at", "is not", null)]),
          ]),
        )
        .then("canceled" as const)
        .else(eb.ref("payments.status"))
        .end()
        .as("status"),
    )
    .select(({ fn }) => fn.coalesce("payments.paid_at", "payments.created_at").as("created_at"))
    .orderBy(({ fn }) => fn.coalesce("payments.paid_at", "payments.created_at"), "desc")
    .orderBy("payments.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results: rows.map(toLine), total };
}

/** A Pix counts from the trainer's confirmation, not from its announcement. */
const COUNTED_AT = sql<Date>`
  case when payment.origin = 'pix' and payment.state = 'received' then payment.settled_at else payment.created_at end`;

/** A payment that was taken back and its counter-entry are canceled. */
async function listStudentPayments({ tx }: Scope, { user_id, page, limit }: PaymentPage): Promise<Payments> {
  const payments = tx.selectFrom("student_payments as payment").where("payment.student_id", "=", user_id);
  const { total } = await payments.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await payments
    .leftJoin("student_payments as counter", (join) =>
      join.onRef("counter.trainer_id", "=", "payment.trainer_id").onRef("counter.reverses_id", "=", "payment.id"),
    )
    .select(["payment.id", "payment.value_cents", "payment.method", "payment.card_brand"])
    .select(COUNTED_AT.as("created_at"))
    .select((eb) =>
      eb
        .case()
        .when("payment.state", "=", "pending")
        .then("pending" as const)
        .when(
          eb.and([
            eb("payment.state", "=", "received"),
            eb("payment.reverses_id", "is", null),
            eb("counter.id", "is", null),
          ]),
        )
        .then("paid" as const)
        .else("canceled" as const)
        .end()
        .as("status"),
    )
    .orderBy(COUNTED_AT, "desc")
    .orderBy("payment.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results: rows.map(toLine), total };
}

interface LineRow extends Pick<PaymentLine, "id" | "card_brand" | "status"> {
  readonly created_at: Date;
  readonly value_cents: number;
  readonly method: PaymentLine["payment_method"];
}

const toLine = ({ created_at, value_cents, method, ...row }: LineRow): PaymentLine => ({
  ...row,
  created_at: created_at.toISOString(),
  value: toReais(value_cents),
  payment_method: method,
});
