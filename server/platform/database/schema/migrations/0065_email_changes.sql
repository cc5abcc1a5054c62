-- An e-mail opens an account by "Esqueci a senha", so the new address proves a change, and the former one can undo it for a week.
create table email_changes (
  user_id bigint not null,
  id bigint generated always as identity,
  -- Of the account: an e-mail is unique per role.
  role text not null,
  former_email text not null,
  new_email text not null,
  asked_at timestamptz not null,
  -- The link to the new address. Null: somebody in charge of the account changed it at once.
  link_hash bytea,
  link_expires_at timestamptz,
  withdrawn_at timestamptz,
  changed_at timestamptz,
  -- The link to the former address.
  undo_hash bytea,
  undo_until timestamptz,
  undone_at timestamptz,
  primary key (user_id, id),
  constraint change_is_a_users foreign key (user_id) references users (id) on delete cascade,
  constraint link_is_known_once unique (link_hash),
  constraint undo_is_known_once unique (undo_hash),
  constraint emails_differ check (former_email <> new_email),
  constraint link_expires check ((link_hash is null) = (link_expires_at is null)),
  constraint only_what_changed_is_undone check ((undo_hash is null) = (undo_until is null) and (undo_hash is null or changed_at is not null))
);
create unique index one_change_waits on email_changes (user_id) where changed_at is null and withdrawn_at is null;
create index former_emails_kept on email_changes (role, former_email) where undo_hash is not null and undone_at is null;

select pg_temp.secure_table('email_changes');
create policy authenticator_keeps_email_changes on email_changes
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
create policy people_read_their_email_changes on email_changes for select
  using (user_id = (select actor_id()));
grant select, insert, update, delete on email_changes to prumo_server;

-- While it can undo, a former address is no other account's: whoever took it would keep the owner out. It reads as the authenticator,
-- because nobody else sees other people's addresses, and then gives the scope back.
create function keep_former_email() returns trigger
  language plpgsql
  as $$
  declare
    former_role constant text := actor_role();
    former_id constant bigint := actor_id();
    former_trainer constant bigint := actor_trainer();
    is_kept boolean;
  begin
    perform enter_scope('authenticator', null, null);
    is_kept := exists (
      select from email_changes
       where role = new.role and former_email = new.email and user_id <> new.id
         and undo_hash is not null and undone_at is null
    );
    perform enter_scope(coalesce(former_role, ''), former_id, former_trainer);
    if is_kept then
      raise exception 'this e-mail may still go back to its account'
        using errcode = 'unique_violation', constraint = 'email_is_unique_per_role';
    end if;
    return new;
  end
  $$;
create trigger former_emails_are_kept before insert or update of email on users
  for each row execute function keep_former_email();
