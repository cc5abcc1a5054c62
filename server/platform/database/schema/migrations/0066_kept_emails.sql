-- A list of students is registered in one statement, which must leave out addresses that may still go back to their account instead of
-- failing as a whole. So the question stands apart from the trigger.
create function is_email_kept(account_role text, address text, person bigint) returns boolean
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
       where role = account_role and former_email = address and user_id is distinct from person
         and undo_hash is not null and undone_at is null
    );
    perform enter_scope(coalesce(former_role, ''), former_id, former_trainer);
    return is_kept;
  end
  $$;

create or replace function keep_former_email() returns trigger
  language plpgsql
  as $$
  begin
    if is_email_kept(new.role, new.email, new.id) then
      raise exception 'this e-mail may still go back to its account'
        using errcode = 'unique_violation', constraint = 'email_is_unique_per_role';
    end if;
    return new;
  end
  $$;
