-- What a trainer decides about the check of a prescription: the band of weekly sets of a muscle group, and which advice is dismissed
-- for which student. Advice itself is computed and never stored. Students see neither.

create table volume_bands (
  trainer_id bigint not null primary key references trainers (trainer_id) on delete cascade,
  least_sets smallint not null,
  most_sets smallint not null,
  constraint band_has_1_to_60_sets check (least_sets >= 1 and most_sets <= 60),
  constraint band_ends_above_its_beginning check (most_sets > least_sets)
);

create table dismissed_advices (
  trainer_id bigint not null,
  student_id bigint not null,
  -- The rule, its subject and its cause, as the domain writes them: no words of the student.
  key text not null,
  dismissed_at timestamptz not null,
  primary key (trainer_id, student_id, key),
  constraint dismissal_belongs_to_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint key_is_short check (length(key) between 1 and 300)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['volume_bands', 'dismissed_advices'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      $policy$
        create policy trainer_keeps_own_tenant on %I
          using ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()))
          with check ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()))
      $policy$, tenant_table);
    execute format('grant select, insert, update, delete on %I to prumo_server', tenant_table);
  end loop;
end
$$;

create policy admin_reads_the_opened_tenant on volume_bands for select
  using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()));
create policy admin_keeps_the_opened_tenant on dismissed_advices
  using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()))
  with check ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()));
create policy eraser_removes_a_tenant on volume_bands
  using (
    (select actor_role()) = 'eraser' and trainer_id = (select actor_trainer())
    and (select actor_id()) = (select actor_trainer())
  );
