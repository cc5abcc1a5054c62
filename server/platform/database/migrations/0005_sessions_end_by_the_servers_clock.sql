-- A session began by the server's clock and ended by the database's: on two machines the two need not agree.
-- The server now says the moment for both.

drop function authenticate(bytea);

create function authenticate(session_hash bytea, moment timestamptz)
  returns table (user_id bigint, role text, trainer_id bigint)
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    return query
      select u.id, u.role, u.trainer_id
        from sessions s
        join users u on u.id = s.user_id
        left join users t on t.id = u.trainer_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active
         and (t.id is null or t.is_active);
    perform enter_scope('', null, null);
  end
  $$;
