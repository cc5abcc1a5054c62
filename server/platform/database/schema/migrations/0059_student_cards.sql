-- A student's card renews the plan of the trainer who has the money: each charge is asked of the kept card on its due day, and three times
-- after it. The student allowed one value; another is charged thirty days after a mail. The row goes when the student, or the seventh day
-- without a payment, ends it.

create table student_cards (
  trainer_id bigint not null,
  student_id bigint not null,
  -- The provider's name for the card, with which it is charged again.
  card_reference text not null,
  card_brand text,
  card_last4 text not null,
  -- The value of a charge that the student allowed, or was told of and saw charged.
  allowed_cents integer not null,
  allowed_at timestamptz not null,
  -- A new value that was mailed, and the first due day that may be charged with it.
  notice_cents integer,
  notice_from date,
  -- Nothing is charged from then on. The row stays until a charge without a known end has one.
  stopped_at timestamptz,
  primary key (trainer_id, student_id),
  constraint card_is_of_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint last4_is_no_card_number check (card_last4 ~ '^\d{4}$'),
  constraint allowed_is_positive check (allowed_cents > 0),
  constraint notice_is_whole check (num_nulls(notice_cents, notice_from) in (0, 2)),
  constraint notice_is_positive check (notice_cents > 0)
);

select pg_temp.secure_tenant_table('student_cards',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'eraser_removes_a_tenant');
create policy eraser_removes_a_person on student_cards
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()) and student_id = (select actor_id()));
-- The job finds the cards before it acts as their trainer.
create policy authenticator_finds_cards on student_cards for select using ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on student_cards to prumo_server;
