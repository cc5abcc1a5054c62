-- Mail that opens an account is written by a job: the answer to a request then takes the same time whether or not the e-mail
-- has an account, and the slow hash of a code is made outside of every transaction. The job makes links and codes, so trainers
-- and support no longer need the right to add links.

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
revoke execute on function enqueue_access_mails(text, bigint[]) from public;
grant execute on function enqueue_access_mails(text, bigint[]) to prumo_server;

drop policy trainer_invites_own_students on access_links;
drop policy admin_invites_students_of_the_opened_tenant on access_links;
