import { fallbackWidth, imageWidths, LANDING_IMAGES, type LandingImageField } from "#domain/landing-page/images.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { PLATFORM } from "../../../platform/database/scope.ts";
import type { LandingView, ViewImage } from "../../../public-pages/view.ts";
import type { PlanOnSale } from "./queries.ts";
import type { Content, StoredImage } from "./rules.ts";
import { landingImageAddress } from "./store.ts";

type Config = Pick<Dependencies["config"], "productName" | "publicUrl">;

interface Shown {
  readonly trainerId: number;
  readonly content: Content;
  readonly cref: string | null;
  /** The address of the profile's photo. */
  readonly photo: string | null;
  readonly plans: readonly PlanOnSale[];
  readonly images: LandingView["images"];
  /** Null for a draft, whose frame belongs to its editor alone. */
  readonly path: string | null;
}

export function toView({ trainerId, content, cref, photo, plans, images, path }: Shown, config: Config): LandingView {
  const isPlatform = trainerId === PLATFORM;
  return {
    ...content,
    kind: isPlatform ? "platform" : "trainer",
    product: config.productName,
    origin: config.publicUrl,
    canonical: path === null ? null : config.publicUrl + path,
    cref,
    photo,
    images,
    plans: plans.map(({ id, name, description, value_cents: cents, frequency }) => ({
      id,
      name,
      description,
      cents,
      frequency,
      href: isPlatform ? `/cadastro?plano=${id}&step=data` : path && `${path}/plano/${id}`,
    })),
  };
}

/** `query` opens the images of a page that is not public. */
export const viewImages = (
  images: readonly StoredImage[],
  query: (key: string) => string = () => "",
): LandingView["images"] =>
  new Map(
    LANDING_IMAGES.flatMap(({ slot }) => {
      const image = images.find((one) => one.slot === slot);
      return image ? [[slot, toViewImage(image, query(image.file_key))]] : [];
    }),
  );

function toViewImage({ file_key: key, width, height }: StoredImage, query: string): ViewImage {
  const setOf = (format: "avif" | "webp") =>
    imageWidths(width)
      .map((pixels) => `${landingImageAddress(key, pixels, format)}${query} ${pixels}w`)
      .join(", ");
  const src = landingImageAddress(key, fallbackWidth(width), "jpg") + query;
  return { src, avif: setOf("avif"), webp: setOf("webp"), width, height };
}

/** The browser's images replace the stored ones, and blank ones are gone. */
export function draftImages(
  stored: LandingView["images"],
  chosen: Partial<Record<LandingImageField, string | undefined>>,
): LandingView["images"] {
  const images = new Map(stored);
  for (const { field, slot } of LANDING_IMAGES) {
    const src = chosen[field];
    if (src === "") images.delete(slot);
    else if (src !== undefined) images.set(slot, { src });
  }
  return images;
}
