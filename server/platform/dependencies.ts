import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connection.ts";
import type { ExportStore } from "./files/exports.ts";
import type { LandingImageStore } from "./files/landing-images.ts";
import type { PhotoStore } from "./files/photos.ts";
import type { PosturePhotoStore } from "./files/posture-photos.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { PdfRenderer } from "./pdf/render.ts";
import type { PostalCodes } from "./postal-codes/postal-codes.ts";
import type { Quotas } from "./quotas.ts";

export interface Dependencies {
  readonly config: Pick<
    Config,
    "productName" | "supportUrl" | "supportEmail" | "tourUrl" | "publicUrl" | "production" | "platformPix"
  >;
  readonly clock: Clock;
  readonly db: Database;
  readonly photos: PhotoStore;
  readonly posturePhotos: PosturePhotoStore;
  readonly landingImages: LandingImageStore;
  readonly exports: ExportStore;
  readonly mailer: Mailer;
  readonly pdf: PdfRenderer;
  readonly postalCodes: PostalCodes;
  readonly payments: PaymentProvider;
  readonly quotas: Quotas;
  readonly generatorUsers: ReadonlySet<number>;
}
