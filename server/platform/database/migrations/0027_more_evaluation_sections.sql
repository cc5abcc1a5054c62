-- An evaluation also holds blood tests, the somatotype, the posture and the energy of a week, one column each as the sections
-- before: a save changes the sections that it names. Methods of figures are stored within their section.

alter table evaluations
  add column biochemical jsonb not null default '{}',
  add column somatotype jsonb not null default '{}',
  add column posture jsonb not null default '[]',
  -- The code of the posture that the findings add up to.
  add column posture_evaluated text,
  add column caloric_expenditure jsonb not null default '{}',
  add constraint blood_tests_are_an_object check (jsonb_typeof(biochemical) = 'object'),
  add constraint somatotype_is_an_object check (jsonb_typeof(somatotype) = 'object'),
  add constraint posture_is_a_list check (jsonb_typeof(posture) = 'array'),
  add constraint energy_of_a_week_is_an_object check (jsonb_typeof(caloric_expenditure) = 'object');
