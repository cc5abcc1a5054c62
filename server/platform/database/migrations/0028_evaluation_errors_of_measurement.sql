-- A child's body mass index is judged by months of age, so the evaluation keeps them beside the years. Whether a difference is a real
-- change depends on the trainer's technical errors: the evaluation keeps those that it is judged with, so that trainer and student read
-- the same. Evaluations whose girths and folds were read several times are found by a mark.

-- The migrating owner must see every tenant's rows.
alter table evaluations no force row level security;
alter table students no force row level security;

alter table evaluations
  -- Completed months on the day of the evaluation.
  add column age_months smallint,
  -- By measure: {"triceps": {"error": 0.4, "pairs": 23}}, in the measure's unit.
  add column technical_errors jsonb not null default '{}',
  add column has_readings boolean not null default false,
  add constraint age_in_months_is_not_negative check (age_months >= 0);

update evaluations
   set age_months = extract(year from age(evaluations.evaluated_on, s.birthdate)) * 12
                  + extract(month from age(evaluations.evaluated_on, s.birthdate))
  from students s
 where s.trainer_id = evaluations.trainer_id
   and s.id = evaluations.student_id
   and s.birthdate <= evaluations.evaluated_on
   -- A birthdate corrected since then would contradict the age that the figures were derived with.
   and extract(year from age(evaluations.evaluated_on, s.birthdate)) = evaluations.age_years;

create index evaluations_with_readings on evaluations (trainer_id) where has_readings;

alter table evaluations force row level security;
alter table students force row level security;
