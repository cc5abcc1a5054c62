import sharp from "sharp";
import { publishLandingPage, saveLandingPage } from "../../features/public-pages/landing-pages/commands.ts";
import type { Content } from "../../features/public-pages/landing-pages/rules.ts";
import type { LandingImageStore } from "../../features/public-pages/landing-pages/store.ts";
import type { Database } from "../../platform/database/connection/connection.ts";
import { inSignInScope, inVisitorScope, type StaffScope } from "../../platform/database/scope.ts";
import { marina } from "./accounts.ts";
import { PAGE_DRAWINGS } from "./page-drawings.ts";

/** Ids of the demo's drawings: no random id begins so. */
const DRAWN = "00000000-0000-4000-8000-";

const SIZES = {
  banner: { width: 1920, height: 1080 },
  carousel_1: { width: 960, height: 540 },
  carousel_2: { width: 960, height: 540 },
  carousel_3: { width: 960, height: 540 },
  carousel_4: { width: 960, height: 540 },
  second: { width: 1280, height: 960 },
} as const satisfies Record<keyof typeof PAGE_DRAWINGS, unknown>;

const SLOTS = Object.keys(SIZES) as (keyof typeof SIZES)[];

const keyOf = (tenant: number, slot: keyof typeof SIZES): string =>
  `landing/${tenant}/${DRAWN}${String(SLOTS.indexOf(slot)).padStart(12, "0")}`;

const BLANK = {
  first_title: "",
  first_text: "",
  video_link: "",
  second_title: "",
  second_text: "",
  trainer_name: "",
  biography: "",
  address: "",
  email: "",
  phone1: "",
  phone2: "",
  whatsapp: "",
  telegram: "",
  instagram: "",
  youtube: "",
  site1: "",
  site2: "",
  site3: "",
} as const;

const MARINA: Content = {
  ...BLANK,
  name: "Marina Figueira",
  headline: "Força para a vida inteira",
  introduction:
    "Treino personalizado na Vila Madalena e à distância. Começa por uma avaliação de verdade e segue com você, semana a semana.",
  first_title: "Antes do treino, a medida certa",
  first_text:
    "Sua primeira aula é uma avaliação: postura, perímetros, dobras, força e fôlego. Dela nasce um plano com começo, meio e fim, e a cada ciclo medimos de novo.\n\nVocê recebe tudo em um relatório simples e treina sabendo por que cada exercício está ali.",
  second_title: "Um estúdio para poucas pessoas de cada vez",
  second_text:
    "Barras, kettlebells, espaço para se mover e ninguém esperando pelo mesmo aparelho. Atendo no máximo três pessoas por horário, de segunda a sábado.\n\nPrefere treinar em casa ou na sua academia? O treino vai no seu celular, com vídeo de cada exercício.",
  trainer_name: "Marina Albuquerque Figueira",
  biography:
    "Sou formada em Educação Física pela USP e especialista em treinamento de força e em reabilitação. Há doze anos treino pessoas que querem ficar fortes sem se machucar: de quem nunca pisou em uma academia a quem volta de uma cirurgia.\n\nAcredito em constância, em técnica e em carga que cresce devagar.",
  address: "Rua Harmonia, 1207, sala 21, Vila Madalena, São Paulo – SP",
  email: marina.email,
  phone1: "11900261207",
  whatsapp: "11900261207",
  instagram: "https://www.instagram.com/marina.figueira.treino",
  accent: "raspberry",
};

const platformPage = (name: string): Content => ({
  ...BLANK,
  name,
  headline: "Da avaliação ao treino, tudo no prumo",
  introduction: `O ${name} reúne anamnese, avaliação física, periodização e treinos em um só lugar, para o personal que acompanha cada aluno de perto.`,
  first_title: "Menos planilha, mais treino",
  first_text:
    "Registre perímetros, dobras, postura com fotos, VO2 e força em uma tela só. As contas saem na hora, com o método e a fonte ao lado.\n\nMonte macro, meso e microciclos e prescreva a semana inteira pelo teclado. O aluno treina pelo celular, mesmo sem sinal, e você vê o que foi feito.",
  second_title: "Relatórios que o aluno entende",
  second_text:
    "Avaliações, comparações e treinos viram PDFs bonitos, enviados com um toque. Os dados são seus: você pode levar tudo embora quando quiser.",
  accent: "indigo",
});

/** The files are drawn later: images have no place in a transaction. */
async function publish(scope: StaffScope, content: Content, slots: readonly (keyof typeof SIZES)[], now: Date) {
  const tenant = scope.actor.trainerId;
  const images = new Map(slots.map((slot) => [slot, { key: keyOf(tenant, slot), ...SIZES[slot] }]));
  const { outcome } = await saveLandingPage(scope, { content, images, lockVersion: 0, now });
  if (outcome !== "saved") throw new Error(`demo page: ${outcome}`);
  await publishLandingPage(scope, { isPublished: true, now });
}

export const publishMarinasPage = (scope: StaffScope, now: Date): Promise<void> => publish(scope, MARINA, SLOTS, now);

export const publishPlatformPage = (scope: StaffScope, now: Date): Promise<void> =>
  publish(scope, platformPage("Prumo"), [], now);

/** It runs while the server already listens. */
export async function drawMarinasPage(db: Database, store: LandingImageStore): Promise<void> {
  const trainer = await inSignInScope(db, ({ tx }) =>
    tx
      .selectFrom("users")
      .select("id")
      .where("email", "=", marina.email)
      .where("role", "=", "trainer")
      .executeTakeFirst(),
  );
  if (!trainer) return;
  const rows = await inVisitorScope(db, ({ tx }) =>
    tx.selectFrom("landing_page_images").select("file_key").where("trainer_id", "=", trainer.id).execute(),
  );
  for (const slot of SLOTS) {
    const key = keyOf(trainer.id, slot);
    const isWanted = rows.some(({ file_key }) => file_key === key);
    if (!isWanted || (await store.read(`${key}/${SIZES[slot].width}.webp`))) continue;
    await store.write(key, await sharp(Buffer.from(PAGE_DRAWINGS[slot])).png({ compressionLevel: 1 }).toBuffer());
  }
}
