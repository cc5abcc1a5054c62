-- Reads may go to a standby, which repeats the primary's log a little later. A person still sees what was just written in the own
-- tenant: the server notes how far the log was after each write, and a standby that is not as far refuses the read.

-- Unlogged: a note costs no write to the disk. After a crash or a failover the table is empty; then all reads go to the primary until the
-- platform's row is there again, because it stands for everything before.
create unlogged table last_writes (
  -- 0: the platform.
  tenant bigint primary key,
  lsn pg_lsn not null
) with (fillfactor = 50);

select pg_temp.secure_table('last_writes');
create policy authenticator_notes_writes on last_writes
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
grant select, insert, update, delete on last_writes to prumo_server;

-- Called after the commit, whose record is on the disk by then.
create function note_write(written bigint) returns void
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    insert into last_writes as noted (tenant, lsn)
    values (written, pg_current_wal_flush_lsn())
    on conflict (tenant) do update set lsn = greatest(noted.lsn, excluded.lsn);
    perform enter_scope('', null, null);
  end
  $$;

-- Null: unknown.
create function written_up_to(reader bigint) returns pg_lsn
  language plpgsql volatile
  as $$
  declare
    platform pg_lsn;
    own pg_lsn;
  begin
    perform enter_scope('authenticator', null, null);
    select lsn into platform from last_writes where tenant = 0;
    select lsn into own from last_writes where tenant = reader;
    perform enter_scope('', null, null);
    return case when platform is not null then greatest(platform, own) end;
  end
  $$;

create function require_replayed(wanted pg_lsn) returns void
  language plpgsql volatile
  as $$
  begin
    if pg_is_in_recovery() and pg_last_wal_replay_lsn() < wanted then
      raise exception 'this standby has not repeated the last write yet' using errcode = 'PR001';
    end if;
  end
  $$;
