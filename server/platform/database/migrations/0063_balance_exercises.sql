-- The catalogue has balance exercises on the floor and on foam, so that a proposal for older students begins without the disc. A
-- catalogue that is still empty gets them when it is loaded.

insert into exercises (owner_id, name, exercise_type, equipment)
select 0, added.name, 'functional', added.equipment
  from (values ('Equilíbrio em tandem no solo', 'Nenhum'),
               ('Equilíbrio unipodal no solo', 'Nenhum'),
               ('Equilíbrio unipodal na espuma', 'Almofada de equilíbrio')) as added (name, equipment)
 where exists (select from exercises where owner_id = 0)
   and not exists (select from exercises where owner_id = 0 and exercises.search = folded(added.name));

insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id, position)
select 0, exercises.id, worked.id, worked.position
  from exercises cross join (values (12, 0), (7, 1)) as worked (id, position)
 where exercises.owner_id = 0
   and exercises.name in ('Equilíbrio em tandem no solo', 'Equilíbrio unipodal no solo', 'Equilíbrio unipodal na espuma')
   and exists (select from muscle_groups where muscle_groups.id = worked.id)
    on conflict do nothing;
