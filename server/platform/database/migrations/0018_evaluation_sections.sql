-- An evaluation is stored by section, one JSON column each, so that a section can be saved without touching the others. It has
-- its own version: saving it no longer makes the windows stale that edit the cycle's trainings. What the figures were derived
-- with (sex, age, protocol) is stored beside them, and the figures that lists and comparisons query are columns.

-- The migrating owner must see every tenant's rows.
alter table evaluations no force row level security;
alter table students no force row level security;
alter table macrocycles no force row level security;
alter table mesocycles no force row level security;

alter table evaluations
  -- Raised by each save; a cycle without an evaluation has version 0.
  add column lock_version integer not null default 1,
  add column sex text,
  -- Completed years on the day of the evaluation.
  add column age_years smallint,
  add column skinfold_protocol text,
  add column student jsonb,
  add column heart jsonb,
  add column perimeter jsonb,
  add column stature_cm double precision,
  add column weight_kg double precision,
  add column bmi double precision,
  add column fat_percentage double precision,
  add column lean_mass_kg double precision,
  add column fat_mass_kg double precision,
  add column waist_hip_ratio double precision;

-- A section that an old row lacks becomes an empty one. A measure that is no positive decimal has no figure.
create function pg_temp.section_of(items jsonb, key text) returns jsonb
  language sql immutable
  return case when jsonb_typeof(items -> key) = 'object' then items -> key else '{}' end;
create function pg_temp.measure_of(typed text) returns double precision
  language sql immutable
  return case when typed ~ '^\d{1,3}([.,]\d*)?$' then nullif(replace(typed, ',', '.')::double precision, 0) end;
create function pg_temp.figure_of(perimeter jsonb, key text) returns double precision
  language sql immutable
  return case
    when jsonb_typeof(perimeter -> key -> 'value') = 'number' then (perimeter -> key ->> 'value')::double precision
  end;

update evaluations
   set student = pg_temp.section_of(items, 'student'),
       heart = pg_temp.section_of(items, 'heart'),
       perimeter = pg_temp.section_of(items, 'perimeter');
update evaluations
   set sex = case when s.gender = 'male' then 'male' else 'female' end,
       age_years = extract(year from age(e.evaluated_on, s.birthdate)),
       skinfold_protocol = coalesce(e.perimeter ->> 'protocolo', m.skinfold_protocol),
       stature_cm = pg_temp.measure_of(e.student ->> 'stature'),
       weight_kg = pg_temp.measure_of(e.student ->> 'weight'),
       bmi = pg_temp.figure_of(e.perimeter, 'imc'),
       fat_percentage = pg_temp.figure_of(e.perimeter, 'percentualGordura'),
       lean_mass_kg = pg_temp.figure_of(e.perimeter, 'massaMagra'),
       fat_mass_kg = pg_temp.figure_of(e.perimeter, 'massaAdiposa'),
       waist_hip_ratio = pg_temp.figure_of(e.perimeter, 'relacaoCinturaQuadril')
  from evaluations e
  join students s on s.trainer_id = e.trainer_id and s.id = e.student_id
  join mesocycles c on c.trainer_id = e.trainer_id and c.id = e.mesocycle_id
  join macrocycles m on m.trainer_id = c.trainer_id and m.id = c.macrocycle_id
 where evaluations.trainer_id = e.trainer_id and evaluations.id = e.id;

alter table evaluations
  alter column sex set not null,
  alter column skinfold_protocol set not null,
  alter column student set not null,
  alter column heart set not null,
  alter column perimeter set not null,
  drop column items,
  add constraint version_of_an_evaluation_begins_at_1 check (lock_version >= 1),
  add constraint sex_is_male_or_female check (sex in ('male', 'female')),
  add constraint age_is_not_negative check (age_years >= 0),
  add constraint stature_is_positive check (stature_cm > 0),
  add constraint weight_is_positive check (weight_kg > 0);

alter table evaluations force row level security;
alter table students force row level security;
alter table macrocycles force row level security;
alter table mesocycles force row level security;
