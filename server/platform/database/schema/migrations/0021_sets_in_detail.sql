-- A row may hold its sets one by one, belong to a group of rows, and forbid that the student swaps its exercise. Null: as before.
alter table training_entries
  add column sets jsonb,
  add column row_group jsonb,
  add column no_swap boolean not null default false,
  add constraint sets_are_a_list check (sets is null or (jsonb_typeof(sets) = 'array' and jsonb_array_length(sets) between 1 and 20)),
  add constraint row_group_has_a_number check (row_group is null or (jsonb_typeof(row_group -> 'number') = 'number') is true);

-- Copies of what was planned stay with what was done, which outlives the row.
alter table executed_sets
  add column kind text,
  add column rir double precision,
  add constraint kind_of_set_is_known check (kind in ('warmup', 'work', 'backoff', 'amrap', 'drop')),
  add constraint repetitions_in_reserve_are_0_to_10 check (rir between 0 and 10);

alter table executed_exercises
  add column pain_area text,
  add column skip_reason text,
  add constraint skip_reason_is_known check (skip_reason in ('pain', 'equipment', 'time', 'other'));
