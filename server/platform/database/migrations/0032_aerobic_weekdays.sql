-- HIIT and continuous aerobic exercise are done on days of their own, and exclude each other. An intensification technique is done
-- in normal series. The form refused both already; now the table does too.

alter table training_entries
  -- 0 (Sunday) to 6, in order, as the weekdays of a training. None: on every day of the training.
  add column hiit_weekdays smallint[] not null default '{}',
  add column continuous_aerobic_weekdays smallint[] not null default '{}';

alter table training_entries no force row level security;
-- Sprints say which of the two a row with both was meant to be.
update training_entries set continuous_aerobic = false where hiit and continuous_aerobic and sprints is not null;
update training_entries set hiit = false where hiit and continuous_aerobic;
update training_entries set series_type_id = 1 where technique_id is not null and series_type_id <> 1;
alter table training_entries force row level security;

alter table training_entries
  add constraint hiit_excludes_continuous_aerobic check (not (hiit and continuous_aerobic)),
  add constraint hiit_days_belong_to_hiit check (hiit or hiit_weekdays = '{}'),
  add constraint continuous_days_belong_to_continuous_aerobic check (continuous_aerobic or continuous_aerobic_weekdays = '{}'),
  add constraint hiit_days_are_weekdays check (hiit_weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  add constraint continuous_days_are_weekdays check (continuous_aerobic_weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  add constraint technique_is_done_in_normal_series check (technique_id is null or series_type_id = 1 or series_type_id is null);
