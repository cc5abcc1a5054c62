-- A training is made without a form: until somebody sets its types and muscle groups, each save reads them from its rows. Those that
-- exist were set in the form. A training for which no day was free has no weekdays.
alter table trainings add column follows_exercises boolean not null default false;
