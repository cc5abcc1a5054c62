-- The ground that every later table stands on: who acts in this transaction, and text that ignores case and accents.
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
