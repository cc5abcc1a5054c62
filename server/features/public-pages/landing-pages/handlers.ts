import * as calls from "#contract/public-pages/landing-pages.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asPlatform, asTrainer, inVisitorScope, PLATFORM, type StaffScope } from "../../../platform/database/scope.ts";
import { hashedFile, publicPage } from "../../../platform/http/public-page.ts";
import { bind, type Route, type Served } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { FONT } from "../../../public-pages/font.ts";
import { landingPage } from "../../../public-pages/landing-page.ts";
import { changeSlug, publishLandingPage } from "./commands.ts";
import { draftImages, toView, viewImages } from "./documents.ts";
import { findLandingPage, findOwnerDetails, isImagePublished, listPlansOnSale } from "./queries.ts";
import { publicPath, toContent, toLandingPage } from "./rules.ts";
import { savePage } from "./workflows/save-page.ts";
import { showPage, showRobots, showSitemap } from "./workflows/show-page.ts";
import { findSupervisedPage, supervisePage } from "./workflows/supervise-page.ts";

const WEEK_SECONDS = 604_800;

type OwnCall = Pick<Served<typeof calls.findLandingPage>, "actor" | "inScope" | "params">;

/** The id of the address is the account's; any other is absent. */
function ownPage({ actor, inScope, params }: OwnCall) {
  if (params.id !== actor.userId) return refuse("not_found");
  const isPlatform = actor.role === "admin";
  return {
    tenant: isPlatform ? PLATFORM : actor.userId,
    accountId: actor.userId,
    inScope: <T>(work: (scope: StaffScope) => Promise<T>) =>
      inScope((scope) => work(isPlatform ? asPlatform(scope) : asTrainer(scope))),
  };
}

export const landingPageRoutes = (dependencies: Dependencies): Route[] => [
  ...editorRoutes(dependencies),
  ...publicRoutes(dependencies),
];

function editorRoutes(dependencies: Dependencies): Route[] {
  const { clock, config, landingImages, photos, quotas } = dependencies;

  async function answer(scope: StaffScope) {
    const page = await findLandingPage(scope, config.productName);
    const path = page.lockVersion === 0 ? null : publicPath(scope.actor.trainerId, page.slug);
    const publicUrl = path === null ? null : config.publicUrl + path;
    const read = { ...page, accountId: scope.actor.userId, publicUrl };
    return { landing_page: toLandingPage(read, landingImages.signedQuery) };
  }

  return [
    bind(calls.findLandingPage, (served) => ownPage(served).inScope(answer)),
    bind(calls.updateLandingPage, async (served) => {
      const page = ownPage(served);
      await savePage(dependencies, { ...page, change: served.body, log: served.log });
      return page.inScope(answer);
    }),
    bind(calls.publishLandingPage, (served) =>
      ownPage(served).inScope(async (scope) => {
        const { published: isPublished } = served.body;
        const { outcome } = await publishLandingPage(scope, { isPublished, now: clock.now() });
        return outcome === "saved" ? answer(scope) : refuse(outcome);
      }),
    ),
    bind(calls.findSupervisedPage, async ({ params: { id } }) => ({
      page: await findSupervisedPage(dependencies, id),
    })),
    bind(calls.supervisePage, async ({ actor, params: { id }, body: { taken_down: isDown, reason } }) => ({
      page: await supervisePage(dependencies, actor, { id, isDown, reason }),
    })),
    bind(calls.changeLandingPageSlug, (served) =>
      ownPage(served).inScope(async (scope) => {
        const changed = await changeSlug(scope, served.body.slug, { now: clock.now(), quota: quotas.landingPageSlugs });
        return changed.outcome === "saved" ? answer(scope) : refuse(changed.outcome, changed);
      }),
    ),
    bind(calls.previewLandingPage, (served) =>
      ownPage(served).inScope(async (scope) => {
        const { images } = await findLandingPage(scope, config.productName);
        const { cref, photoKey } = await findOwnerDetails(scope);
        const view = toView(
          {
            trainerId: scope.actor.trainerId,
            content: toContent(served.body),
            cref,
            photo: photos.linkTo(photoKey),
            plans: await listPlansOnSale(scope),
            images: draftImages(viewImages(images, landingImages.signedQuery), served.body),
            path: null,
          },
          config,
        );
        return { html: landingPage(view) };
      }),
    ),
  ];
}

function publicRoutes(dependencies: Dependencies): Route[] {
  const { db, landingImages } = dependencies;
  return [
    bind(calls.showLandingImage, async ({ params: { tenant, key }, query }) => {
      const { image, file, mediaType, isSigned } = landingImages.fileOf({ tenant, file: key, ...query });
      const isShown = isSigned || (await inVisitorScope(db, (scope) => isImagePublished(scope, tenant, image)));
      const bytes = found(isShown ? await landingImages.read(file) : undefined);
      return { bytes, mediaType, cacheSeconds: WEEK_SECONDS, isPublic: !isSigned };
    }),
    publicPage("/p/:slug", ({ slug = "" }) => showPage(dependencies, slug)),
    publicPage("/conheca", () => showPage(dependencies, null)),
    publicPage("/robots.txt", () => showRobots(dependencies)),
    publicPage("/sitemap.xml", () => showSitemap(dependencies)),
    hashedFile(FONT.address, FONT.bytes, "font/woff2"),
  ];
}
