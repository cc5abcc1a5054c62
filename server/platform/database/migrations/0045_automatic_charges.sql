-- A charge that the renewal makes by itself is told by mail when it is refused: its trainer is not looking at a screen then.

alter table payments add column is_automatic boolean not null default false;
