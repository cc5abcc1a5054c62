-- The use of a session was noted once an hour: one that ends after an hour without a request ended in the middle of its owner's work.
-- It is noted once in a quarter of its idle time now, and at least once an hour.
create or replace function authenticate(session_hash bytea, moment timestamptz)
  returns table (
    user_id bigint, role text, trainer_id bigint, must_change_password boolean, admin_roles text[], proved_at timestamptz,
    factor_due_at timestamptz
  )
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    update sessions
       set used_at = moment, expires_at = moment + make_interval(secs => idle_seconds)
     where token_hash = session_hash
       and expires_at > moment
       and used_at < moment - make_interval(secs => least(3600, idle_seconds / 4));
    return query
      select u.id, u.role, u.trainer_id, u.must_change_password, u.admin_roles, s.proved_at,
             second_factor_due(u.id, u.role, u.second_factor_due_at)
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;
