-- The money of an invoice may go back in parts. Each part is a counter-entry of its own day, and the invoice adds them up, so that no more
-- goes back than was paid, however many ask at once.

alter table payments drop constraint payment_is_given_back_once;
create index counter_entries_of_a_payment on payments (trainer_id, reverses_id) where reverses_id is not null;
-- The provider is told how much has gone back in all, so one part at a time waits for it.
create unique index one_refund_is_under_way on payments (trainer_id, reverses_id) where status = 'pending' and reverses_id is not null;

-- What went back or is on its way. `refunded_at`: all of it is back.
alter table invoices add column refunded_cents integer not null default 0;

alter table invoices no force row level security;
alter table payments no force row level security;
update invoices set refunded_cents = value_cents
 where refunded_at is not null
    or exists (select from payments where payments.trainer_id = invoices.trainer_id and payments.invoice_id = invoices.id
                                      and payments.reverses_id is not null);
alter table invoices force row level security;
alter table payments force row level security;

alter table invoices
  add constraint no_more_goes_back_than_was_paid check (refunded_cents between 0 and value_cents),
  add constraint only_what_was_paid_goes_back check (refunded_cents = 0 or state = 'paid'),
  add constraint refunded_means_wholly check (refunded_at is null or refunded_cents = value_cents);
