-- Several administrators, each with what they may do: owners everything, the others their part of the platform. The administrator of
-- before is the owner.
alter table users add column admin_roles text[] not null default '{}';
update users set admin_roles = '{owner}' where role = 'admin';
alter table users
  add constraint admin_roles_are_known check (admin_roles <@ '{owner,finance,catalogue,support}'),
  add constraint administrators_have_roles check ((role = 'admin') = (admin_roles <> '{}'));

-- The person of a session, with the roles of an administrator.
drop function authenticate(bytea, timestamptz);
create function authenticate(session_hash bytea, moment timestamptz)
  returns table (user_id bigint, role text, trainer_id bigint, must_change_password boolean, admin_roles text[])
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    update sessions
       set used_at = moment, expires_at = moment + make_interval(secs => idle_seconds)
     where token_hash = session_hash
       and expires_at > moment
       and used_at < moment - interval '1 hour';
    return query
      select u.id, u.role, u.trainer_id, u.must_change_password, u.admin_roles
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;
