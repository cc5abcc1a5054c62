-- Who owes no invoice, as after a lapse or a trial, pays a chosen plan by a Pix of the provider. The payment makes the invoice, which the
-- row names from then on.

alter table invoice_pix
  alter column invoice_id drop not null,
  add column plan_owner_id bigint not null default 0,
  add column plan_id bigint,
  add constraint plan_exists foreign key (plan_owner_id, plan_id) references subscription_plans (owner_id, id),
  add constraint pix_is_for_an_invoice_or_a_plan check (invoice_id is not null or plan_id is not null);

create unique index one_waiting_pix_for_a_plan on invoice_pix (trainer_id) where state = 'waiting' and invoice_id is null;
