-- A trainer's logo heads the sheets that they hand over. It is a file of the photo store; only trainers have one, so that an erased
-- account, whose role is another, has none.
alter table users add column logo_key text;
alter table users add constraint logo_is_a_trainers check (logo_key is null or role = 'trainer');
