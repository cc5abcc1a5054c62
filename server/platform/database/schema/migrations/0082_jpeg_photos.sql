-- Posture photos are kept as JPEG now; those that stand stay WebP.
alter table evaluation_photos drop constraint file_is_the_tenants_own;
alter table evaluation_photos
  add constraint file_is_the_tenants_own check (file_key ~ ('^posture/' || trainer_id || '/[0-9a-f-]{36}\.(jpg|webp)$'));
