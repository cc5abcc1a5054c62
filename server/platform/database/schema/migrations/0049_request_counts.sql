-- Several servers on one database each let as many sign-ins, mails and payments through as one alone, because each counted in its own
-- memory. They now count together. The table is unlogged: a count costs no write to the disk, and a crash forgets at most a window.

create unlogged table request_counts (
  -- A hash of the limit, the network and the account as it was typed.
  key bytea primary key,
  requests integer not null,
  window_ends timestamptz not null,
  constraint requests_are_counted_from_one check (requests >= 1)
) with (fillfactor = 50);
create index request_counts_to_forget on request_counts (window_ends);

select pg_temp.secure_table('request_counts');
create policy authenticator_counts_requests on request_counts
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
grant select, insert, update, delete on request_counts to prumo_server;

-- Counts one request in one round trip, by the clock that all servers share. The function acts as the authenticator for its own query alone.
create function count_request(counted bytea, window_seconds double precision)
  returns table (requests integer, seconds_left double precision)
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    return query
      insert into request_counts as counts (key, requests, window_ends)
      values (counted, 1, now() + make_interval(secs => window_seconds))
      on conflict (key) do update
        set requests = case when counts.window_ends <= now() then 1 else counts.requests + 1 end,
            window_ends = case when counts.window_ends <= now() then excluded.window_ends else counts.window_ends end
      returning counts.requests, extract(epoch from counts.window_ends - now())::double precision;
    perform enter_scope('', null, null);
  end
  $$;
