-- The job that writes access mails acts as the authenticator. It must know who still waits for the trainer's approval.
create policy authenticator_sees_who_waits on students for select
  using ((select actor_role()) = 'authenticator' and awaits_approval_since is not null);
