-- The administrator writes muscle groups and their postural deviations.

-- A removed one is hidden and must not keep its name. Names differ in more than case and accents, as the search compares them. Deviations
-- are chosen by name alone, so a name is one deviation's in all groups.
alter table muscle_groups drop constraint muscle_group_name_is_unique;
update muscle_groups
   set name = muscle_groups.name || ' (' || muscle_groups.id || ')'
  from (select id, row_number() over (partition by folded(name) order by id) as place
          from muscle_groups where hidden_at is null) as repeated
 where repeated.id = muscle_groups.id and repeated.place > 1;
create unique index muscle_group_name_is_unique on muscle_groups (folded(name)) where hidden_at is null;

alter table postural_deviations drop constraint postural_deviation_name_is_unique;
update postural_deviations
   set name = postural_deviations.name || ' (' || postural_deviations.id || ')'
  from (select id, row_number() over (partition by folded(name) order by id) as place
          from postural_deviations where hidden_at is null) as repeated
 where repeated.id = postural_deviations.id and repeated.place > 1;
create unique index postural_deviation_name_is_unique on postural_deviations (folded(name)) where hidden_at is null;
create index deviations_of_a_muscle_group on postural_deviations (muscle_group_id) where hidden_at is null;

alter table muscle_groups enable row level security;
alter table muscle_groups force row level security;
create policy everybody_reads on muscle_groups for select
  using (true);
create policy admin_writes on muscle_groups
  using ((select actor_role()) = 'admin')
  with check ((select actor_role()) = 'admin');

alter table postural_deviations enable row level security;
alter table postural_deviations force row level security;
create policy everybody_reads on postural_deviations for select
  using (true);
create policy admin_writes on postural_deviations
  using ((select actor_role()) = 'admin')
  with check ((select actor_role()) = 'admin');

alter table postural_deviation_properties enable row level security;
alter table postural_deviation_properties force row level security;
create policy everybody_reads on postural_deviation_properties for select
  using (true);
create policy admin_writes on postural_deviation_properties
  using ((select actor_role()) = 'admin')
  with check ((select actor_role()) = 'admin');

-- Both are hidden, not deleted. What a deviation is made of is replaced whole.
grant insert, update on muscle_groups, postural_deviations to prumo_server;
grant insert, delete on postural_deviation_properties to prumo_server;
