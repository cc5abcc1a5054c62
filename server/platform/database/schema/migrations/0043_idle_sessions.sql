-- A session ends when it was not used for a time of its own: hours for staff, a month for a student's phone. Its use is noted once an hour,
-- so that most requests only read.
alter table sessions
  add column used_at timestamptz not null default now(),
  add column idle_seconds integer not null default 7 * 24 * 60 * 60,
  add constraint session_may_rest check (idle_seconds > 0);
update sessions set used_at = created_at;
alter table sessions alter column idle_seconds drop default;

create or replace function authenticate(session_hash bytea, moment timestamptz)
  returns table (user_id bigint, role text, trainer_id bigint, must_change_password boolean)
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
      select u.id, u.role, u.trainer_id, u.must_change_password
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;
