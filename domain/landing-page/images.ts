/** Sizes are in pixels and fill the place. */
export const LANDING_IMAGES = [
  { field: "url_image_1", slot: "banner", width: 1920, height: 1080 },
  { field: "url_image_2", slot: "carousel_1", width: 854, height: 480 },
  { field: "url_image_3", slot: "carousel_2", width: 854, height: 480 },
  { field: "url_image_5", slot: "carousel_3", width: 854, height: 480 },
  { field: "url_image_6", slot: "carousel_4", width: 854, height: 480 },
  { field: "url_image_4", slot: "second", width: 1280, height: 960 },
] as const;

export type LandingImageField = (typeof LANDING_IMAGES)[number]["field"];
export type LandingImageSlot = (typeof LANDING_IMAGES)[number]["slot"];

export const LANDING_IMAGE_REFUSED = "Apenas arquivos JPEG, PNG e JPG são permitidos!";

export const MAX_IMAGE_WIDTH = 1920;

/** The widths in which an image of a width is stored: at most three, and never wider than the image. */
export function imageWidths(width: number): readonly number[] {
  const fullWidth = Math.min(width, MAX_IMAGE_WIDTH);
  return [...[480, 960].filter((step) => step < fullWidth), fullWidth];
}

/** The width of the JPEG beside them, for old browsers and for previews of links: the second of three. */
export const fallbackWidth = (width: number): number => imageWidths(width).slice(0, 2).at(-1) ?? width;
