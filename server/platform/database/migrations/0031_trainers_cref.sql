-- A trainer's registration with the council of physical education (CREF), which stands on printed sheets. It is a column of the account,
-- because the student reads it there: a student may read the trainer's account, and not the trainer's profile with its CPF.

alter table users add column cref text;
alter table users add constraint cref_is_a_trainers check (cref is null or role = 'trainer');
alter table users add constraint cref_is_written_one_way check (cref ~ '^[0-9]{6}-[GP]/[A-Z]{2}$');
