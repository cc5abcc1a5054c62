-- The assessor's words on an evaluation: opinion and recommendation as formatted text, cleaned before they are stored.
alter table evaluations
  add column opinion jsonb not null default '{}',
  add constraint opinion_is_an_object check (jsonb_typeof(opinion) = 'object');

-- Texts that a trainer uses again and again in opinions, in the order of the list: [{"name": "Postura", "text": "<p>…</p>"}].
create table opinion_blocks (
  trainer_id bigint not null primary key references trainers (trainer_id) on delete cascade,
  blocks jsonb not null,
  constraint blocks_are_a_list check (jsonb_typeof(blocks) = 'array')
);
select pg_temp.secure_tenant_table('opinion_blocks',
  'trainer_keeps_own_tenant', 'admin_reads_the_opened_tenant', 'eraser_removes_a_tenant');
grant select, insert, update, delete on opinion_blocks to prumo_server;
