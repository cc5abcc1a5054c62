-- A letter waits sealed, or not at all: in clear its link opens an account to whoever reads the queue or a copy of it. The
-- letters of a whole import once came in clear; now what is not sealed is refused where it is put into the queue.

create or replace function enqueue_mail(letter json) returns void
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
