import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { inVisitorScope } from "../../../../platform/database/scope.ts";
import type { PageAnswer } from "../../../../platform/http/public-page.ts";
import { lostPage, POLICY } from "../../../../public-pages/document.ts";
import { landingPage } from "../../../../public-pages/landing-page.ts";
import { toView, viewImages } from "../documents.ts";
import { findPublishedPage, listPublishedPages } from "../queries.ts";
import { publicPath } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock" | "config" | "photos">;

const HTML = { mediaType: "text/html; charset=utf-8", policy: POLICY } as const;

/** Null: the platform's page. */
export async function showPage({ db, clock, config, photos }: Services, asked: string | null): Promise<PageAnswer> {
  const slug = asked?.toLowerCase() ?? null;
  const lost = { status: 404, body: lostPage(config.productName), ...HTML } as const;
  if (slug !== null && !/^[a-z0-9-]{3,40}$/.test(slug)) return lost;
  const now = clock.now();
  const today = todayInSaoPaulo(now.getTime());
  const page = await inVisitorScope(db, (scope) => findPublishedPage(scope, { slug, now, today }));
  if (!page) return lost;
  const path = publicPath(page.trainerId, page.slug);
  if (path !== null && asked !== page.slug) return { movedTo: path };
  const shown = { ...page, photo: photos.linkTo(page.photoKey), images: viewImages(page.images), path };
  return { body: landingPage(toView(shown, config)), ...HTML };
}

/** Search engines read the public pages and the sign-in, nothing of the product behind it. */
export async function showRobots({ config }: Services): Promise<PageAnswer> {
  const rules = ["User-agent: *", "Allow: /p/", "Allow: /conheca", "Allow: /api/landing-images/", "Disallow: /api/"];
  const areas = ["/inicio", "/configuracoes", "/admin", "/compartilhado", "/meus-dados"];
  return {
    body: [...rules, ...areas.map((area) => `Disallow: ${area}`), `Sitemap: ${config.publicUrl}/sitemap.xml`, ""].join(
      "\n",
    ),
    mediaType: "text/plain; charset=utf-8",
  };
}

export async function showSitemap({ db, clock, config }: Services): Promise<PageAnswer> {
  const today = todayInSaoPaulo(clock.now().getTime());
  const pages = await inVisitorScope(db, (scope) => listPublishedPages(scope, today));
  // Addresses hold letters, digits and hyphens only, so nothing needs escaping.
  const entries = pages.map(
    ({ trainer_id, slug, changed_at }) =>
      `<url><loc>${config.publicUrl}${publicPath(trainer_id, slug)}</loc><lastmod>${changed_at.toISOString()}</lastmod></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`;
  return { body, mediaType: "application/xml; charset=utf-8" };
}
