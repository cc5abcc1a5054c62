-- A session ends when it was not used for a time of its own: hours for staff, a month for a student's phone. Its use is noted once an hour,
-- so that most requests only read.
alter table sessions
  add column used_at timestamptz not null default now(),
  add column idle_limit interval not null default interval '7 days',
  add constraint session_may_rest check (idle_limit > interval '0');
update sessions set used_at = created_at;
alter table sessions alter column idle_limit drop default;

create or replace function authenticate(session_hash bytea, moment timestamptz)
  returns table (user_id bigint, role text, trainer_id bigint, must_change_password boolean)
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    update sessions
       set used_at = moment, expires_at = moment + idle_limit
     where token_hash = session_hash
       and expires_at > moment
       and used_at < moment - interval '1 hour';
    return query
      select u.id, u.role, u.trainer_id, u.must_change_password
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;
