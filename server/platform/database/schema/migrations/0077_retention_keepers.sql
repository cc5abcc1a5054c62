-- The nightly job of retentions visits the trainers who have something to forget or to announce, not all of them. Which clocks run and what
-- was announced holds nothing of what is kept.

create policy authenticator_finds_clocks on retentions for select using ((select actor_role()) = 'authenticator');
create policy authenticator_finds_announcements on retention_announcements for select
  using ((select actor_role()) = 'authenticator');
