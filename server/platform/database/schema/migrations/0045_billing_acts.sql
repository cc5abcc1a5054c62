-- The administrator acts on a trainer's subscription: another plan, free days, a discount, a coupon, the end, money received outside of the
-- provider, money given back. Each act is a row with its reason. Money that was received never changes: it is given back by a counter-entry
-- below zero on its own day, so that the sums of a closed month stay.

alter table payments
  drop constraint method_is_known,
  add constraint method_is_known check (method in ('credit_card', 'pix', 'cash', 'transfer')),
  -- The payment that this counter-entry gives back.
  add column reverses_id bigint,
  -- What the plan costs is the value, the discount and the credit together.
  add column discount_cents integer not null default 0,
  add column credit_cents integer not null default 0,
  -- The first day of the plan that an upgrade pays for, from which its credit was counted.
  add column starts_on date,
  drop constraint value_is_positive,
  add constraint counter_entry_is_below_zero check (case when reverses_id is null then value_cents > 0 else value_cents < 0 end),
  add constraint reductions_are_not_negative check (discount_cents >= 0 and credit_cents >= 0),
  add constraint only_an_upgrade_has_a_credit check (credit_cents = 0 or starts_on is not null),
  add constraint payment_is_given_back_once unique (trainer_id, reverses_id),
  add constraint counter_entry_is_of_an_own_payment foreign key (trainer_id, reverses_id) references payments (trainer_id, id);

-- A counter-entry that waits for the provider is no card under way, and its invoice was paid once.
drop index one_card_is_under_way, invoice_is_paid_once, payments_without_an_end;
create unique index one_card_is_under_way on payments (trainer_id) where status = 'pending' and reverses_id is null;
create unique index invoice_is_paid_once on payments (trainer_id, invoice_id) where status = 'paid' and reverses_id is null;
create index payments_without_an_end on payments (created_at) where status = 'pending' or refusal = 'absent';

alter table invoices
  add column discount_cents integer not null default 0,
  add column credit_cents integer not null default 0,
  -- Given when it is paid, one after the other for the whole platform.
  add column receipt_number integer,
  -- The money went back.
  add column refunded_at timestamptz,
  -- The day on which an upgrade began: the credit of the days from then on is used.
  add column cut_on date,
  add constraint reductions_are_not_negative check (discount_cents >= 0 and credit_cents >= 0),
  add constraint only_a_paid_one_is_refunded check (refunded_at is null or state = 'paid'),
  add constraint platform_receipt_number_is_given_once unique (receipt_number);

-- The platform's last receipt. Its row is locked until the payment is saved, so that numbers have no gaps.
create table platform_receipt_counter (
  id boolean primary key default true,
  last_number integer not null,
  constraint there_is_one_counter check (id),
  constraint receipts_count_from_0 check (last_number >= 0)
);

with numbered as (
  select trainer_id, id, row_number() over (order by paid_at, trainer_id, id) as number from invoices where state = 'paid'
)
update invoices i set receipt_number = n.number from numbered n where n.trainer_id = i.trainer_id and n.id = i.id;
insert into platform_receipt_counter (last_number) select coalesce(max(receipt_number), 0) from invoices;

alter table invoices add constraint paid_has_a_receipt check ((state = 'paid') = (receipt_number is not null));

select pg_temp.secure_table('platform_receipt_counter');
create policy numbers_are_counted on platform_receipt_counter using (true) with check (true);

create function next_platform_receipt() returns integer
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  as $$ update public.platform_receipt_counter set last_number = last_number + 1 returning last_number $$;

-- Whoever marks an invoice as paid, it gets its number.
create function number_the_receipt() returns trigger
  language plpgsql volatile
  as $$
  begin
    if new.state = 'paid' and new.receipt_number is null then
      new.receipt_number := next_platform_receipt();
    end if;
    return new;
  end
  $$;
create trigger a_paid_invoice_has_a_receipt before insert or update of state on invoices
  for each row execute function number_the_receipt();

-- A coupon is typed by trainers or entered by the administrator, and becomes a discount.
create table coupons (
  code text primary key,
  percent smallint,
  cents integer,
  -- For how many periods its discount holds; null: for all.
  periods smallint,
  -- The last day on which it may be used.
  valid_until date,
  max_uses integer,
  uses integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint code_is_a_word check (code ~ '^[A-Z0-9]{3,20}$'),
  constraint it_takes_percent_or_cents check (num_nulls(percent, cents) = 1),
  constraint percent_leaves_something check (percent between 1 and 90),
  constraint cents_are_positive check (cents > 0),
  constraint periods_are_counted check (periods between 1 and 36),
  constraint uses_are_limited check (uses between 0 and coalesce(max_uses, uses))
);

create table discounts (
  trainer_id bigint not null,
  id bigint generated by default as identity,
  percent smallint,
  cents integer,
  -- For how many more periods it holds; null: until it is ended.
  periods_left smallint,
  coupon_code text references coupons (code),
  given_at timestamptz not null,
  ended_at timestamptz,
  primary key (trainer_id, id),
  constraint discount_is_a_trainers foreign key (trainer_id) references trainers (trainer_id) on delete cascade,
  constraint it_takes_percent_or_cents check (num_nulls(percent, cents) = 1),
  constraint percent_leaves_something check (percent between 1 and 90),
  constraint cents_are_positive check (cents > 0),
  constraint periods_are_counted check (periods_left between 0 and 36)
);
create unique index one_discount_holds on discounts (trainer_id) where ended_at is null;
create unique index coupon_is_used_once on discounts (trainer_id, coupon_code);

create table billing_acts (
  trainer_id bigint not null,
  id bigint generated by default as identity,
  -- Names the act once: a repeated request is the same act.
  key text not null,
  kind text not null,
  -- What it was about, in a sentence, as in its mail.
  summary text not null,
  reason text not null,
  actor_id bigint not null,
  happened_at timestamptz not null,
  primary key (trainer_id, id),
  constraint act_is_done_once unique (trainer_id, key),
  constraint act_is_about_a_trainer foreign key (trainer_id) references trainers (trainer_id) on delete cascade,
  constraint reason_is_not_blank check (btrim(reason) <> ''),
  constraint key_is_a_code check (key ~ '^[\w.:-]{1,200}$')
);
create index acts_of_a_trainer on billing_acts (trainer_id, happened_at desc);

select pg_temp.secure_table('coupons');
create policy admin_keeps_coupons on coupons
  using ((select actor_role()) = 'admin') with check ((select actor_role()) = 'admin');
create policy authenticator_counts_uses on coupons
  using ((select actor_role()) = 'authenticator') with check ((select actor_role()) = 'authenticator');

-- A trainer sees no coupon, but uses one by its code. It acts as the authenticator for its own statement alone, as `has_lapsed` does.
create function use_coupon(asked text, today date) returns setof coupons
  language plpgsql volatile
  as $$
  declare
    acting constant text := actor_role();
    person constant bigint := actor_id();
    tenant constant bigint := actor_trainer();
  begin
    perform enter_scope('authenticator', null, null);
    return query
      update coupons set uses = uses + 1
       where code = asked and ended_at is null and today <= coalesce(valid_until, today) and uses < coalesce(max_uses, uses + 1)
      returning *;
    perform enter_scope(acting, person, tenant);
  end
  $$;

select pg_temp.secure_tenant_table('discounts',
  'trainer_keeps_own_tenant', 'admin_reads_the_opened_tenant', 'eraser_removes_a_tenant');
select pg_temp.secure_tenant_table('billing_acts',
  'trainer_keeps_own_tenant', 'admin_reads_the_opened_tenant', 'eraser_removes_a_tenant');

grant select, insert on coupons to prumo_server;
grant select, insert, delete on billing_acts to prumo_server;
grant update (uses, ended_at) on coupons to prumo_server;
grant select, insert, update, delete on discounts to prumo_server;
revoke execute on function next_platform_receipt() from public;
grant execute on function next_platform_receipt() to prumo_server;

-- Payments are settled and given back by the administrator in a trainer's place.
alter table audit_log
  drop constraint because_is_a_known_reason,
  add constraint because_is_a_known_reason check (
    because in (
      'registration', 'renewal', 'renewal_notices', 'payment_notice', 'pix_answer', 'offer', 'purchase', 'due_charges',
      'receipt', 'shared_link', 'data_export', 'file_check', 'comment_file', 'retention', 'catalogue', 'demonstration', 'notices',
      'administration'
    )
  );
