-- A library of many entries is found by goal, level, days a week and equipment. Codes as in the domain; null where nobody said.
alter table library_entries
  add column objective text,
  add column level text,
  add column days_per_week smallint,
  add column equipment text,
  add constraint days_per_week_are_1_to_7 check (days_per_week between 1 and 7);
