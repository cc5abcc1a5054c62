-- A file that no row names any more waits a day before it goes: a backup that copies the files after its dump then has every photo
-- that the dump mentions. Copies of people's data are in no backup, and an erasure waits for nothing.

drop function enqueue_file_removal(text[]);
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
revoke execute on function enqueue_file_removal(text[], boolean), files_to_be_removed() from public;
grant execute on function enqueue_file_removal(text[], boolean), files_to_be_removed() to prumo_server;
