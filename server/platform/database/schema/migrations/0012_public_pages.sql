-- The public page of a trainer, and the platform's own (trainer 0). A page is public from "Publicar" until "Despublicar". Its address
-- (slug) can change: a former one leads to the page for a year, and is nobody else's meanwhile.

create table landing_pages (
  trainer_id bigint primary key,
  name text not null,
  headline text not null default '',
  introduction text not null default '',
  first_title text not null default '',
  first_text text not null default '',
  video_link text not null default '',
  second_title text not null default '',
  second_text text not null default '',
  trainer_name text not null default '',
  biography text not null default '',
  address text not null default '',
  email text not null default '',
  phone1 text not null default '',
  phone2 text not null default '',
  whatsapp text not null default '',
  telegram text not null default '',
  instagram text not null default '',
  youtube text not null default '',
  site1 text not null default '',
  site2 text not null default '',
  site3 text not null default '',
  accent text not null,
  published_at timestamptz,
  changed_at timestamptz not null,
  lock_version integer not null,
  constraint name_is_not_blank check (btrim(name) <> ''),
  constraint accent_is_known check (accent in ('raspberry', 'indigo', 'forest')),
  constraint phones_are_digits
    check (phone1 ~ '^\d{0,15}$' and phone2 ~ '^\d{0,15}$' and whatsapp ~ '^\d{0,15}$')
);

create table landing_page_slugs (
  trainer_id bigint not null,
  slug text not null,
  -- Null: the current one.
  replaced_at timestamptz,
  primary key (trainer_id, slug),
  constraint slug_is_of_a_page foreign key (trainer_id) references landing_pages (trainer_id) on delete cascade,
  constraint slug_is_one_pages unique (slug),
  constraint slug_is_an_address check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  constraint platforms_page_has_an_address_of_its_own check (trainer_id <> 0)
);
create unique index one_current_slug on landing_page_slugs (trainer_id) where replaced_at is null;

-- `file_key` names the files of one image in all widths and formats.
create table landing_page_images (
  trainer_id bigint not null,
  slot text not null,
  file_key text not null,
  width smallint not null,
  height smallint not null,
  primary key (trainer_id, slot),
  constraint image_is_of_a_page foreign key (trainer_id) references landing_pages (trainer_id) on delete cascade,
  constraint slot_is_known
    check (slot in ('banner', 'carousel_1', 'carousel_2', 'carousel_3', 'carousel_4', 'second')),
  constraint file_is_the_tenants_own check (file_key ~ ('^landing/' || trainer_id || '/[0-9a-f-]{36}$')),
  constraint image_fits_its_limit check (width between 1 and 1920 and height between 1 and 4000)
);
create unique index one_row_per_image_file on landing_page_images (trainer_id, file_key);

-- The functions of posture photos read `file_key` and `trainer_id`, which these rows have too.
create trigger removed_images_lose_their_files after delete on landing_page_images
  referencing old table as gone for each statement execute function remove_files_of_removed_photos();
create trigger replaced_images_lose_their_files after update on landing_page_images
  referencing old table as gone new table as kept for each statement execute function remove_files_of_replaced_photos();

-- What a page shows of the trainers themselves, and how it stands with them on a day. `open`: the whole page. `closing`: without plans,
-- for 30 days after the days of grace of the last subscription. `closed`: not any more. It acts as the authenticator for its own query
-- alone and gives the scope back.
create function landing_page_owners(trainers bigint[], today date)
  returns table (owner_id bigint, owner_name text, owner_cref text, standing text)
  language plpgsql volatile
  as $$
  declare
    role text := actor_role();
    person bigint := actor_id();
    tenant bigint := actor_trainer();
  begin
    perform enter_scope('authenticator', null, null);
    return query
      select u.id, u.name, u.cref,
             case
               when not u.is_active then 'closed'
               when exists (
                 select from subscriptions s
                  where s.trainer_id = u.id and s.state <> 'canceled' and today < s.period_end + 7
               ) then 'open'
               when today < (select max(s.period_end) from subscriptions s where s.trainer_id = u.id) + 37 then 'closing'
               else 'closed'
             end
        from users u
       where u.id = any(trainers) and u.role = 'trainer';
    perform enter_scope(role, person, tenant);
  end
  $$;

select pg_temp.secure_tenant_table('landing_pages',
  'trainer_keeps_own_tenant', 'admin_keeps_the_platforms');
create policy eraser_removes_a_tenant on landing_pages
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));
select pg_temp.secure_tenant_table('landing_page_slugs',
  'trainer_keeps_own_tenant', 'admin_keeps_the_platforms');
create policy eraser_removes_a_tenant on landing_page_slugs
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));
select pg_temp.secure_tenant_table('landing_page_images',
  'trainer_keeps_own_tenant', 'admin_keeps_the_platforms');
create policy eraser_removes_a_tenant on landing_page_images
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));

-- The visitor is not signed in and belongs to no tenant. What hangs on a page is seen with the page.
create policy visitor_sees_what_is_published on landing_pages for select
  using ((select actor_role()) = 'visitor' and published_at is not null);
create policy visitor_sees_what_is_published on landing_page_slugs for select
  using ((select actor_role()) = 'visitor' and trainer_id in (select p.trainer_id from landing_pages p));
create policy visitor_sees_what_is_published on landing_page_images for select
  using ((select actor_role()) = 'visitor' and trainer_id in (select p.trainer_id from landing_pages p));
create policy visitor_sees_plans_on_sale on subscription_plans for select
  using (
    (select actor_role()) = 'visitor'
    and is_active
    and owner_id in (select trainer_id from landing_pages)
  );
-- The address of the own trainer's page.
create policy student_sees_the_trainers on landing_pages for select
  using ((select actor_role()) = 'student' and trainer_id = (select actor_trainer()) and published_at is not null);
create policy student_sees_the_trainers on landing_page_slugs for select
  using (
    (select actor_role()) = 'student'
    and trainer_id = (select actor_trainer())
    and trainer_id in (select p.trainer_id from landing_pages p)
  );
-- A former address is free for everybody after a year.
create policy authenticator_finds_former_slugs on landing_page_slugs for select
  using ((select actor_role()) = 'authenticator' and replaced_at is not null);
create policy authenticator_releases_former_slugs on landing_page_slugs for delete
  using ((select actor_role()) = 'authenticator' and replaced_at is not null);

grant select, insert, update, delete on landing_pages, landing_page_slugs, landing_page_images to prumo_server;
