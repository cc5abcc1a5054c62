-- An evaluation says how it was made: at what hour, where, with which caliper and scale, in what condition the student came. Figures of two
-- instruments are not judged against each other.
alter table evaluations
  add column circumstances jsonb not null default '{}',
  add constraint circumstances_are_an_object check (jsonb_typeof(circumstances) = 'object');
-- The next evaluation begins with the instruments of the one that was saved last.
create index evaluations_by_last_save on evaluations (trainer_id, updated_at);
