-- A trainer who corrects a mistyped e-mail must not mail its stranger a link that takes the account over. So an address that somebody in charge
-- set counts as the owner's only once the owner has proved it. A sign-in by passkey proves no address, and so the last sign-in does not tell.
alter table email_changes
  -- Of a change that was made at once: since then the owner has signed in with the account's e-mail, or has used what was mailed to it. Null: not yet.
  add column proved_at timestamptz;

alter table users no force row level security;
alter table email_changes no force row level security;
update email_changes
   set proved_at = last_sign_in_at
  from users
 where users.id = user_id and link_hash is null and last_sign_in_at > changed_at;
alter table users force row level security;
alter table email_changes force row level security;
