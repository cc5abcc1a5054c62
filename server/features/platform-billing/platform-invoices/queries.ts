import { type SqlBool, sql } from "kysely";
import type { INVOICE_ORDERS, PlatformInvoice } from "#contract/platform-billing/platform-invoices.ts";
import type { InvoiceFilter } from "#domain/billing/invoice-states.ts";
import { heldCentsOf, refundableCents } from "#domain/billing/upgrade-credit.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { everyWord } from "../../../tables/search.ts";
import { listCreditedInvoices, selectWithPayment } from "../invoices/queries.ts";
import { toInvoiceLine } from "../invoices/rules.ts";

interface InvoiceSearch {
  readonly q?: string | undefined;
  readonly state?: InvoiceFilter | undefined;
  readonly trainer_id?: number | undefined;
  readonly order: (typeof INVOICE_ORDERS)[number];
  readonly direction: "asc" | "desc";
  readonly page: number;
  readonly limit: number;
}

/** The announced Pix stands beside each invoice. */
const rows = (scope: Scope) =>
  selectWithPayment(scope)
    .innerJoin("users as trainer", "trainer.id", "invoices.trainer_id")
    .leftJoin("payments as pix", (join) =>
      join
        .onRef("pix.trainer_id", "=", "invoices.trainer_id")
        .onRef("pix.invoice_id", "=", "invoices.id")
        .on("pix.method", "=", "pix")
        .on("pix.status", "=", "pending")
        .on("pix.reverses_id", "is", null),
    )
    .select(["trainer.name as trainer_name", "trainer.search", "paid.id as payment_id"])
    .select(["pix.id as pix_id", "pix.value_cents as pix_cents", "pix.created_at as pix_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

const isLate = ({ state, due_on }: Pick<Row, "state" | "due_on">, today: CalendarDate): boolean =>
  state === "pending" && due_on < today;

function inState(state: InvoiceFilter, today: CalendarDate) {
  const conditions: Readonly<Record<InvoiceFilter, ReturnType<typeof sql<SqlBool>>>> = {
    pix: sql<SqlBool>`pix_id is not null`,
    open: sql<SqlBool>`state = 'pending'`,
    late: sql<SqlBool>`state = 'pending' and due_on < ${today}::date`,
    paid: sql<SqlBool>`state = 'paid' and refunded_at is null`,
    refunded: sql<SqlBool>`refunded_cents > 0`,
    refund_refused: sql<SqlBool>`refund_refused_at is not null`,
    canceled: sql<SqlBool>`state = 'canceled'`,
  };
  return conditions[state];
}

/** Owed, kept or given back: money of different states is no sum, and nobody pays what is canceled. */
const SUMS: Readonly<Record<InvoiceFilter, ReturnType<typeof sql<number>> | null>> = {
  pix: sql`value_cents`,
  open: sql`value_cents`,
  late: sql`value_cents`,
  paid: sql`value_cents - refunded_cents`,
  refunded: sql`refunded_cents`,
  refund_refused: sql`-counter_cents`,
  canceled: null,
};

const COLUMNS = { due_on: "due_on", trainer: "search", value: "value_cents", paid_on: "paid_at" } as const;

export async function listPlatformInvoices(
  scope: Scope,
  { q, state, trainer_id, order, direction, page, limit }: InvoiceSearch,
  today: CalendarDate,
) {
  const found = scope.tx
    .selectFrom(rows(scope).as("invoice"))
    .where(everyWord("search", q))
    .$if(state !== undefined, (query) => query.where(inState(state ?? "open", today)))
    .$if(trainer_id !== undefined, (query) => query.where("trainer_id", "=", trainer_id ?? 0));
  const summed = state === undefined ? null : SUMS[state];
  const { total, cents } = await found
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      sql<number>`coalesce(sum(${summed ?? sql`0`}), 0)::float8`.as("cents"),
    ])
    .executeTakeFirstOrThrow();
  const listed = await found
    .selectAll()
    .orderBy(sql`pix_id is null`)
    .orderBy(COLUMNS[order], (by) => (direction === "desc" ? by.desc() : by.asc()).nullsLast())
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const cut = listed.filter(({ cut_on }) => cut_on !== null);
  const credited = await listCreditedInvoices(scope, [...new Set(cut.map(({ trainer_id: id }) => id))]);
  const heldCents = new Map(credited.map((invoice) => [invoice.id, heldCentsOf(invoice, credited)]));
  return {
    invoices: listed.map((row) => toPlatformInvoice(row, heldCents.get(row.id) ?? 0, today)),
    value: summed && toReais(cents),
    meta: listMeta({ page, limit }, total),
  };
}

/** A refund under way comes before another. */
const refundableCentsOf = (row: Row, heldCents: number): number =>
  row.payment_id === null || row.counter_cents !== null ? 0 : refundableCents(row, heldCents);

const toPlatformInvoice = (row: Row, heldCents: number, today: CalendarDate): PlatformInvoice => ({
  ...toInvoiceLine(row),
  trainer: { id: row.trainer_id, fullname: row.trainer_name },
  is_late: isLate(row, today),
  may_refund: refundableCentsOf(row, heldCents) > 0,
  refundable: toReais(refundableCentsOf(row, heldCents)),
  refund_refused: row.refund_refused_at !== null,
  announced_pix:
    row.pix_id === null || row.pix_cents === null || row.pix_at === null
      ? null
      : { id: row.pix_id, value: toReais(row.pix_cents), announced_on: todayInSaoPaulo(row.pix_at.getTime()) },
});
