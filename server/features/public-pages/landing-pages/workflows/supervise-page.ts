import type { SupervisedPage } from "#contract/public-pages/landing-pages.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import {
  type Actor,
  actAsTrainer,
  asSeveral,
  asTrainer,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { landingPage } from "../../../../public-pages/landing-page.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { supervisePage as supervise } from "../commands.ts";
import { toView, viewImages } from "../documents.ts";
import { pagePutBack, pageTakenDown } from "../mail.ts";
import { findLandingPage, findOwnerDetails, findSupervisedTrainer, listPlansOnSale } from "../queries.ts";
import { publicPath } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock" | "config" | "photos" | "landingImages">;

/** Null: the trainer saved none. */
export const findSupervisedPage = (services: Services, id: number): Promise<SupervisedPage | null> =>
  asSeveral(services.db, async (turns) => {
    found(await findSupervisedTrainer(await turns.authenticator(), id));
    return read(services, asTrainer(await turns.as(actAsTrainer(id, "administration"))));
  });

interface Supervision {
  readonly id: number;
  readonly isDown: boolean;
  readonly reason: string;
}

/** Page, mail and log change in one transaction. */
export const supervisePage = (
  services: Services,
  actor: Actor,
  { id, isDown, reason }: Supervision,
): Promise<SupervisedPage | null> =>
  asSeveral(services.db, async (turns) => {
    const trainer = found(await findSupervisedTrainer(await turns.authenticator(), id));
    const scope = asTrainer(await turns.as(actAsTrainer(id, "administration")));
    const { outcome } = await supervise(scope, { isDown, reason, now: services.clock.now() });
    if (outcome === "not_found") return refuse(outcome);
    const page = await read(services, scope);
    if (outcome === "unchanged") return page;
    await enqueueMail(scope, (isDown ? pageTakenDown : pagePutBack)(trainer, reason));
    const action = isDown ? "page_taken_down" : "page_put_back";
    await recordEvent(await turns.authenticator(), { userId: id, action, actorId: actor.userId });
    return page;
  });

async function read({ config, photos, landingImages }: Services, scope: TrainerScope): Promise<SupervisedPage | null> {
  const page = await findLandingPage(scope, config.productName);
  if (page.lockVersion === 0) return null;
  const { trainerId } = scope.actor;
  const { cref, photoKey } = await findOwnerDetails(scope);
  const view = toView(
    {
      trainerId,
      content: page.content,
      cref,
      photo: photos.linkTo(photoKey),
      plans: await listPlansOnSale(scope),
      images: viewImages(page.images, landingImages.signedQuery),
      path: null,
    },
    config,
  );
  const path = publicPath(trainerId, page.slug);
  return {
    public_url: path === null ? null : config.publicUrl + path,
    published_at: page.publishedAt?.toISOString() ?? null,
    taken_down: page.takenDown && { at: page.takenDown.at.toISOString(), reason: page.takenDown.reason },
    html: landingPage(view),
  };
}
