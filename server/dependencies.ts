import type { PosturePhotoStore } from "./features/assessment/posture-photos/store.ts";
import type { CommentMediaStore } from "./features/execution/comments/store.ts";
import type { LandingImageStore } from "./features/public-pages/landing-pages/store.ts";
import type { CertificateStore } from "./features/students/readiness-documents/store.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/connection/connection.ts";
import type { Reads } from "./platform/database/reads.ts";
import type { ExportStore } from "./platform/files/exports.ts";
import type { FigureLinks } from "./platform/files/figure-links.ts";
import type { PhotoStore } from "./platform/files/photos.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { PaymentProvider } from "./platform/payments/provider.ts";
import type { PdfRenderer } from "./platform/pdf/render.ts";
import type { PostalCodes } from "./platform/postal-codes/postal-codes.ts";
import type { Push } from "./platform/push/push.ts";
import type { Quotas } from "./quotas.ts";

export interface Dependencies {
  readonly config: Pick<
    Config,
    | "productName"
    | "supportUrl"
    | "supportEmail"
    | "requiresSecondFactor"
    | "tourUrl"
    | "trialDays"
    | "publicUrl"
    | "production"
    | "platformPix"
    | "sessions"
  >;
  readonly clock: Clock;
  readonly db: Database;
  /** Undefined: all reads are the primary's. */
  readonly reads?: Reads | undefined;
  readonly photos: PhotoStore;
  readonly posturePhotos: PosturePhotoStore;
  readonly commentMedia: CommentMediaStore;
  readonly certificates: CertificateStore;
  readonly landingImages: LandingImageStore;
  readonly exports: ExportStore;
  readonly figureLinks: FigureLinks;
  readonly mailer: Mailer;
  readonly pdf: PdfRenderer;
  readonly postalCodes: PostalCodes;
  /** The first seals the secrets of authenticator apps; all open them. */
  readonly factorKeys: readonly Buffer[];
  readonly payments: PaymentProvider;
  readonly push: Push;
  readonly quotas: Quotas;
  readonly generatorUsers: ReadonlySet<number>;
}

export type ChargeServices = Pick<Dependencies, "db" | "clock" | "payments">;
