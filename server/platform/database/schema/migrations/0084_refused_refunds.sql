-- A refund that the provider refuses is asked for ever less often, and after some days no more: a person gives the money back in another way,
-- and records that. Until then its counter-entry stays pending.
alter table payments
  add column refund_refusals integer not null default 0,
  -- Null: at the next run.
  add column refund_try_at timestamptz,
  -- The provider is not asked any more.
  add column refund_refused_at timestamptz,
  add constraint only_a_refund_is_refused check (
    reverses_id is not null or (refund_refusals = 0 and refund_try_at is null and refund_refused_at is null)
  );
