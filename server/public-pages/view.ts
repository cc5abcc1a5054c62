import type { Frequency } from "#domain/billing/plans.ts";
import type { Accent } from "#domain/landing-page/accents.ts";
import type { LandingImageSlot } from "#domain/landing-page/images.ts";

/** Without `avif` and `webp` it is one file, as in the preview of an editor. */
export interface ViewImage {
  readonly src: string;
  /** A `srcset` names the address and width of each file. */
  readonly avif?: string;
  readonly webp?: string;
  /** Unknown for a file that only the editor's browser has. */
  readonly width?: number;
  readonly height?: number;
}

export interface ViewPlan {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly cents: number;
  readonly frequency: Frequency;
  /** Null: to the contact of the page. */
  readonly href: string | null;
}

export interface LandingView {
  readonly kind: "trainer" | "platform";
  readonly product: string;
  readonly canonical: string | null;
  readonly origin: string;
  readonly accent: Accent;
  readonly name: string;
  readonly headline: string;
  readonly introduction: string;
  readonly first_title: string;
  readonly first_text: string;
  readonly video_link: string;
  readonly second_title: string;
  readonly second_text: string;
  readonly trainer_name: string;
  readonly biography: string;
  readonly cref: string | null;
  readonly photo: string | null;
  readonly address: string;
  readonly email: string;
  readonly phone1: string;
  readonly phone2: string;
  readonly whatsapp: string;
  readonly telegram: string;
  readonly instagram: string;
  readonly youtube: string;
  readonly site1: string;
  readonly site2: string;
  readonly site3: string;
  readonly images: ReadonlyMap<LandingImageSlot, ViewImage>;
  readonly plans: readonly ViewPlan[];
}
