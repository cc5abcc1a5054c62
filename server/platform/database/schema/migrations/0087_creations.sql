-- A creation whose answer was lost and that is sent again made a second row. Each is now known by the key that its client gave it.

create table creations (
  user_id bigint not null references users (id) on delete cascade,
  -- The method and the path as the contract writes it.
  call text not null,
  key uuid not null,
  -- Null until the transaction that creates ends: no other sees that.
  created_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index creations_to_forget on creations (created_at);

select pg_temp.secure_table('creations');
create policy staff_keeps_own_creations on creations
  using (user_id = (select actor_id()) and (select is_staff()))
  with check (user_id = (select actor_id()) and (select is_staff()));
create policy authenticator_forgets_creations on creations
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
grant select, insert, update, delete on creations to prumo_server;
