-- The next evaluation of a student has a day. One is to come at most: an evaluation of its day or later makes it history, and the next takes its row.
create table appointments (
  trainer_id bigint not null,
  student_id bigint not null,
  day date not null,
  -- Of the trainer's time zone, with the instant that it was when it was chosen.
  time text,
  starts_at timestamptz,
  place text,
  instructions text not null,
  -- By these a calendar knows the event again and which of two is newer.
  uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,
  changed_at timestamptz not null,
  primary key (trainer_id, student_id),
  constraint appointment_is_a_students
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint time_is_of_a_clock check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  constraint hour_is_an_instant check ((time is null) = (starts_at is null)),
  constraint sequence_counts_changes check (sequence >= 0)
);

select pg_temp.secure_tenant_table('appointments',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
grant select, insert, update, delete on appointments to prumo_server;

-- How students prepare for an evaluation, in the trainer's own words. Null: in ours.
alter table trainers add column evaluation_instructions text;
