import type { Pool } from "pg";
import { updateLandingPage } from "#contract/public-pages/landing-pages.ts";
import { asForm } from "../files/forms.ts";
import { anImage } from "../files/images.ts";
import type { Trainer } from "../people.ts";
import { sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";

export const aLandingPage = () => ({
  name_landing: "Marina Treinos",
  title_home: "Força para a vida",
  description_home: "Treino e avaliação.\n\nNo seu ritmo.",
  title_page_2: "Como funciona",
  description_page_2: "Primeiro a avaliação.",
  url_video: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  title_page_4: "O espaço",
  description_page4: "Aberto e claro.",
  name_personal: "Marina Duarte",
  cv_personal: "Educação Física.",
  address: "Rua A, 1, São Paulo",
  email: "contato@marina.example",
  phone1: "(11) 3214-5678",
  phone2: "",
  whatsapp: "(11) 91234-5678",
  telegram: "@marina_treina",
  instagram: "@marina.treina",
  youtube: "@marinatreina",
  site1: "marina.com.br",
  site2: "",
  site3: "",
  accent: "indigo",
});

export async function aPublishedPage(
  { app, database }: TestApp,
  trainer: Trainer,
  slug = `pagina-${trainer.id}`,
): Promise<{ readonly path: string; readonly banner: string }> {
  const banner = new Blob([new Uint8Array(await anImage("jpeg"))]);
  const body = { ...aLandingPage(), url_image_1: banner, lock_version: 0 };
  const saved = await sendAnything(app, updateLandingPage, {
    params: { id: trainer.id },
    form: asForm(body),
    as: trainer,
  });
  if (saved.status !== 200) throw new Error(saved.text);
  await database.owner.query("update landing_pages set published_at = now() where trainer_id = $1", [trainer.id]);
  await database.owner.query("update landing_page_slugs set slug = $2 where trainer_id = $1", [trainer.id, slug]);
  const { rows } = await database.owner.query("select file_key from landing_page_images where trainer_id = $1", [
    trainer.id,
  ]);
  return { path: `/p/${slug}`, banner: rows[0].file_key };
}

/** The file of the banner is not there. */
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
