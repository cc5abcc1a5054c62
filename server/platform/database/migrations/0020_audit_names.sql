-- The audit log takes the standard names: an actor does an action to a subject. The event `account_made` becomes
-- `account_created`. `actor_id` and `actor_role` are columns here; the functions of the same names tell the acting person.

alter table audit_log rename column what to subject;
alter table audit_log rename column how to action;
alter table audit_log rename column done_by to actor_id;
alter table audit_log rename column doer_role to actor_role;
alter table audit_log rename constraint doer_is_known_with_role to actor_is_known_with_role;

-- The log is append-only for every role, its owner included, so the owner lifts the policies for this one correction.
alter table audit_log no force row level security;
update audit_log set action = 'account_created' where subject = 'account' and action = 'account_made';
alter table audit_log force row level security;

-- Returns the tenant of an id and records that the administrator opened it; null when the id belongs to nobody. For its own
-- queries alone it acts as the administrator who looks across tenants.
drop function open_support(bigint, text, bigint, text);
create function open_support(admin bigint, kind text, wanted bigint, done text) returns bigint
  language plpgsql volatile
  as $$
  declare
    tenant bigint;
    person bigint;
  begin
    perform enter_scope('admin', admin, null);
    case kind
      when 'user' then select trainer_id, id into tenant, person from users where id = wanted and role <> 'admin';
      when 'student' then select trainer_id, id into tenant, person from users where id = wanted and role = 'student';
      when 'mesocycle' then select trainer_id, student_id into tenant, person from mesocycles where id = wanted;
      when 'microcycle' then select trainer_id, student_id into tenant, person from microcycles where id = wanted;
    end case;
    if tenant is not null then
      insert into audit_log (trainer_id, user_id, actor_id, actor_role, subject, action)
        values (tenant, person, admin, 'admin', 'support', done)
        on conflict do nothing;
    end if;
    perform enter_scope('', null, null);
    return tenant;
  end
  $$;
