-- Plans are found by name and value, and a removed one is hidden, because subscriptions, payments and students' plans still name it.
-- Trainers say how they receive their students' money: a Pix key, and the recipient that the payment provider knows them by.

alter table subscription_plans
  add column hidden_at timestamptz,
  -- The value as it is read: 149,90.
  add column search text collate "C" not null generated always as (
    folded(name || ' ' || (value_cents / 100)::text || ',' || lpad((value_cents % 100)::text, 2, '0'))
  ) stored,
  add constraint hidden_plan_is_closed check (hidden_at is null or not is_active);

create table receiving (
  trainer_id bigint primary key references trainers (trainer_id) on delete cascade,
  -- As the directory of keys stores it: digits of a CPF or CNPJ, a cellphone with +55, an e-mail or random key in small letters.
  pix_key text,
  pix_key_kind text,
  -- The receiver's name and city, which the payer's bank shows.
  pix_name text,
  pix_city text,
  shows_pix_on_page boolean not null default false,
  recipient_id text,
  constraint pix_is_whole check (num_nulls(pix_key, pix_key_kind, pix_name, pix_city) in (0, 4)),
  constraint pix_key_kind_is_known check (pix_key_kind in ('cpf', 'cnpj', 'email', 'phone', 'random')),
  constraint pix_key_fits_a_code check (length(pix_key) between 1 and 77),
  constraint only_a_key_is_shown check (not shows_pix_on_page or pix_key is not null)
);

alter table receiving enable row level security;
alter table receiving force row level security;
grant select, insert, update, delete on receiving to prumo_server;

create policy trainer_keeps_own_tenant on receiving
  using ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()))
  with check ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()));
create policy student_reads_the_trainers on receiving for select
  using ((select actor_role()) = 'student' and trainer_id = (select actor_trainer()));
create policy eraser_removes_a_tenant on receiving
  using (
    (select actor_role()) = 'eraser' and trainer_id = (select actor_trainer())
    and (select actor_id()) = (select actor_trainer())
  );
