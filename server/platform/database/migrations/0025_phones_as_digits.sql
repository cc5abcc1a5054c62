-- Phones are stored as digits and written in their country's mask when they are shown: what is compared, searched and sent no
-- longer depends on how somebody typed it. What is stored is repaired first.

alter table users no force row level security;
alter table students no force row level security;
update users set phone = nullif(regexp_replace(phone, '\D', '', 'g'), '') where phone ~ '\D' or phone = '';
update students set contact_cellphone = nullif(regexp_replace(contact_cellphone, '\D', '', 'g'), '')
 where contact_cellphone ~ '\D' or contact_cellphone = '';
alter table users force row level security;
alter table students force row level security;

alter table users add constraint phone_is_digits check (phone ~ '^[0-9]+$');
alter table students add constraint contact_cellphone_is_digits check (contact_cellphone ~ '^[0-9]+$');
