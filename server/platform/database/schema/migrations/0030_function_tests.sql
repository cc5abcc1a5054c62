-- Functional tests (flexibility, strength and endurance, older adults, goniometry) are one more section of an evaluation: by test what was
-- read, how it was done, and the figure and class that the server derived.
alter table evaluations
  add column function jsonb not null default '{}',
  add constraint functional_tests_are_an_object check (jsonb_typeof(function) = 'object');
