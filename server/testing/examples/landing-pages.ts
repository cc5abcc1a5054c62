import * as landingPages from "#contract/public-pages/landing-pages.ts";
import { aLandingPage } from "../steps/landing-pages.ts";
import type { Example, ExampleSubjects } from "./example.ts";

/** In an order in which each succeeds: the page is saved first. */
export function landingPageExamples({ ana }: Pick<ExampleSubjects, "ana">): Example[] {
  const params = { id: ana.id };
  return [
    [landingPages.findLandingPage, { params }],
    [landingPages.previewLandingPage, { params, body: aLandingPage() }],
    [landingPages.updateLandingPage, { params, body: { ...aLandingPage(), lock_version: 0 } }],
    [landingPages.publishLandingPage, { params, body: { published: true } }],
    [landingPages.findSupervisedPage, { params }],
    [landingPages.supervisePage, { params, body: { taken_down: false, reason: "Corrigida" } }],
    [landingPages.changeLandingPageSlug, { params, body: { slug: `outra-${ana.id}` } }],
  ];
}
