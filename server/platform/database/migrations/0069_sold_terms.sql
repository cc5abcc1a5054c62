-- What was sold keeps its name, frequency and value: a subscription, an invoice and a payment have their own, and an edited plan changes
-- only what is sold afterwards. A payment also keeps the instant at which it was paid: a Pix counts on the day on which it was confirmed, not
-- on the day on which it was announced.

alter table subscriptions
  -- What the running period was sold as, and what it is renewed as.
  add column plan_name text,
  add column frequency text,
  add column value_cents integer,
  -- What the plan of the next period was chosen as.
  add column next_name text,
  add column next_frequency text,
  add column next_value_cents integer;
alter table invoices
  add column plan_name text,
  add column frequency text;
alter table payments
  add column plan_name text,
  add column frequency text,
  add column paid_at timestamptz;

alter table subscriptions no force row level security;
alter table invoices no force row level security;
alter table payments no force row level security;
alter table subscription_plans no force row level security;

-- The frequency of an invoice is how many months its period has; other lengths, and all names, are those of the plan as it is now.
update invoices i
   set plan_name = plan.name,
       frequency = case 12 * (extract(year from period_end) - extract(year from period_start))
                        + extract(month from period_end) - extract(month from period_start)
                     when 1 then 'monthly' when 2 then 'bimonthly' when 6 then 'semiannually' when 12 then 'yearly'
                     else plan.frequency end
  from subscription_plans plan
 where plan.owner_id = i.plan_owner_id and plan.id = i.plan_id;

update payments p
   set plan_name = coalesce(i.plan_name, plan.name),
       frequency = coalesce(i.frequency, plan.frequency),
       paid_at = case when p.status = 'paid' then coalesce(i.paid_at, p.created_at) end
  from payments same
  left join invoices i on i.trainer_id = same.trainer_id and i.id = same.invoice_id
  join subscription_plans plan on plan.owner_id = same.plan_owner_id and plan.id = same.plan_id
 where same.trainer_id = p.trainer_id and same.id = p.id;

-- A subscription goes on as its last paid invoice of the same plan was sold: a value that was raised meanwhile is announced first.
update subscriptions s
   set plan_name = plan.name,
       frequency = coalesce(last.frequency, plan.frequency),
       value_cents = coalesce(last.value_cents, plan.value_cents)
  from subscriptions same
  join subscription_plans plan on plan.owner_id = same.plan_owner_id and plan.id = same.plan_id
  left join lateral (
    select frequency, value_cents from invoices i
     where i.trainer_id = same.trainer_id and i.subscription_id = same.id and i.plan_id = same.plan_id and i.state = 'paid'
     order by paid_at desc, id desc limit 1
  ) last on true
 where same.trainer_id = s.trainer_id and same.id = s.id;

update subscriptions s
   set next_name = plan.name, next_frequency = plan.frequency, next_value_cents = plan.value_cents
  from subscription_plans plan
 where plan.owner_id = s.plan_owner_id and plan.id = s.next_plan_id;

alter table subscriptions force row level security;
alter table invoices force row level security;
alter table payments force row level security;
alter table subscription_plans force row level security;

alter table subscriptions
  alter column plan_name set not null,
  alter column frequency set not null,
  alter column value_cents set not null,
  add constraint frequency_is_known check (frequency in ('monthly', 'bimonthly', 'semiannually', 'yearly')),
  add constraint value_is_positive check (value_cents > 0),
  add constraint next_plan_has_its_terms
    check (num_nulls(next_plan_id, next_name, next_frequency, next_value_cents) in (0, 4)),
  add constraint next_frequency_is_known check (next_frequency in ('monthly', 'bimonthly', 'semiannually', 'yearly')),
  add constraint next_value_is_positive check (next_value_cents > 0);
alter table invoices
  alter column plan_name set not null,
  alter column frequency set not null,
  add constraint frequency_is_known check (frequency in ('monthly', 'bimonthly', 'semiannually', 'yearly'));
alter table payments
  alter column plan_name set not null,
  alter column frequency set not null,
  add constraint frequency_is_known check (frequency in ('monthly', 'bimonthly', 'semiannually', 'yearly')),
  add constraint paid_has_its_moment check ((status = 'paid') = (paid_at is not null));

drop index paid_payments_by_instant;
create index paid_payments_by_instant on payments (paid_at) include (value_cents, method) where status = 'paid';
