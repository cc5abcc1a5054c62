-- The ground that every later table stands on: who acts in this transaction, text that ignores case and accents, and the way to the jobs.
-- The server names the actor with `enter_scope` at the start of each transaction; row-level security reads it back.

create extension if not exists unaccent;
create extension if not exists btree_gist;

create function enter_scope(role text, user_id bigint, trainer_id bigint) returns void
  language sql
  as $$
    select set_config('prumo.role', role, true),
           set_config('prumo.user', coalesce(user_id::text, ''), true),
           set_config('prumo.trainer', coalesce(trainer_id::text, ''), true)
  $$;

create function actor_role() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('prumo.role', true), '') $$;

create function actor_id() returns bigint
  language sql stable parallel safe
  as $$ select nullif(current_setting('prumo.user', true), '')::bigint $$;

create function actor_trainer() returns bigint
  language sql stable parallel safe
  as $$ select nullif(current_setting('prumo.trainer', true), '')::bigint $$;

-- `unaccent` alone is only stable, because its dictionary could change; naming the dictionary makes the promise honest.
-- The schema is named too: a restored dump computes the generated columns with an empty search path.
create function folded(words text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

-- Jobs are the owner's tables. These functions are the only way by which the server's role reaches them. A job is there if, and only if,
-- the transaction that asked for it is.

-- A letter waits sealed, or not at all: in clear its link opens an account to whoever reads the queue or a copy of it.
create function enqueue_mail(letter json) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    if json_typeof(letter -> 'sealed') is distinct from 'string'
       or (select count(*) from json_object_keys(letter)) <> 1 then
      raise exception 'a letter waits sealed';
    end if;
    perform graphile_worker.add_job('send_mail', letter, max_attempts => 12);
  end
  $$;

-- Mail that opens an account is written by a job: the answer to a request then takes the same time whether or not the e-mail has an
-- account, and the slow hash of a code is made outside of every transaction.
create function enqueue_access_mails(kind text, people bigint[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    if kind not in ('invitation', 'access', 'confirmation', 'password_reset') then
      raise exception 'there is no access mail of the kind %', kind;
    end if;
    -- The key makes one mail of what is asked for again before the first was written.
    perform graphile_worker.add_job(
      'send_access_mail',
      json_build_object('kind', kind, 'person', person),
      job_key => 'send_access_mail ' || kind || ' ' || person,
      max_attempts => 12
    ) from unnest(people) as person;
  end
  $$;

create function enqueue_data_export(person bigint, export bigint) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job('export_data', json_build_object('person', person, 'export', export), max_attempts => 5);
  end
  $$;

-- Lets a job ask what became of a charge. What is asked for again before it was done is done once.
create function enqueue_settlement(key text) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job(
      'settle_charge', json_build_object('key', key), job_key => 'settle_charge ' || key, max_attempts => 8
    );
  end
  $$;

-- A file that no row names any more waits a day before it goes: a backup that copies the files after its dump then has every photo
-- that the dump mentions. Copies of people's data are in no backup, and an erasure waits for nothing.
create function enqueue_file_removal(keys text[], waits boolean default true) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job(
      'remove_files',
      json_build_object('keys', keys),
      max_attempts => 12,
      run_at => case when waits and public.actor_role() is distinct from 'eraser' then now() + interval '1 day' end);
  end
  $$;

-- The files that still wait; the nightly check of files leaves them alone. A removal that failed for the last time waits no more.
create function files_to_be_removed() returns setof text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    return query
      select json_array_elements_text(job.payload -> 'keys')
        from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'remove_files' and job.attempts < job.max_attempts;
  end
  $$;

revoke execute on function
  enqueue_mail(json), enqueue_access_mails(text, bigint[]), enqueue_data_export(bigint, bigint), enqueue_settlement(text),
  enqueue_file_removal(text[], boolean), files_to_be_removed()
from public;
grant execute on function
  enqueue_mail(json), enqueue_access_mails(text, bigint[]), enqueue_data_export(bigint, bigint), enqueue_settlement(text),
  enqueue_file_removal(text[], boolean), files_to_be_removed()
to prumo_server;
