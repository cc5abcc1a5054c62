-- A person who buys a plan on a trainer's page becomes a student who waits for the trainer's approval. Until then no mail opens the
-- account. Students who were registered by their trainer wait for nothing.

alter table students add column awaits_approval_since timestamptz;
create index students_awaiting_approval on students (trainer_id, awaits_approval_since)
  where awaits_approval_since is not null;
