-- A week that was programmed lighter. The next cycle goes on from the week before it.
alter table microcycles add column is_lighter boolean not null default false;
