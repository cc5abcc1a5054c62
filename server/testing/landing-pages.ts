import type { Pool } from "pg";

/** Gives trainers a page with an address and a banner; the file of the banner is not there. */
export const landingPagesOf = (owner: Pool, trainers: readonly number[], { isPublished = true } = {}) =>
  owner.query(
    `with pages as (
       insert into landing_pages (trainer_id, name, accent, published_at, changed_at, lock_version)
       select id, 'Minha página', 'indigo', case when $2 then now() end, now(), 1 from unnest($1::bigint[]) as id
       returning trainer_id
     ), addresses as (
       insert into landing_page_slugs (trainer_id, slug) select trainer_id, 'pagina-' || trainer_id from pages
     )
     insert into landing_page_images (trainer_id, slot, file_key, width, height)
     select trainer_id, 'banner', 'landing/' || trainer_id || '/' || gen_random_uuid(), 1920, 1080 from pages`,
    [trainers, isPublished],
  );
