-- The sheet of a training shows start and end of each exercise, unless its trainer wants it plain. It stands with the logo, which is on the
-- same sheets and is read with them.
alter table users add column draws_exercises boolean not null default true;
