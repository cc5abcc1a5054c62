import type { updateProfile as call, Profile, ProfileDraft } from "#contract/own-data/profile.ts";
import { digitsOf } from "#domain/brazil.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { withPhoto } from "../../../../platform/files/with-photo.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { removeFiles } from "../../../../platform/jobs/commands.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { noteOwnChange } from "../../../students/students/commands.ts";
import { changeOwnAccount, changeOwnRegistration } from "../commands.ts";
import { findPhoneCountry, findProfile, lockOwnPhotoKey } from "../queries.ts";
import { changedPhoto, refusedFields } from "../rules.ts";

type Request = Pick<Served<typeof call>, "actor" | "inScope" | "log">;

export async function updateProfile(
  { db, photos, clock }: Pick<Dependencies, "db" | "photos" | "clock">,
  { actor, inScope, log }: Request,
  draft: ProfileDraft,
): Promise<Profile> {
  const owner = { role: actor.role, country: await inScope(findPhoneCountry) };
  const fields = refusedFields(draft, owner, todayInSaoPaulo(clock.now().getTime()));
  if (Object.keys(fields).length > 0) return refuse("invalid", { fields });

  const sent = { photo: changedPhoto(draft), field: "user.photo", accountId: actor.userId };
  return withPhoto({ photos, log }, sent, (photoKey) =>
    asSeveral(db, async (turns) => {
      const accounts = await turns.authenticator();
      const previous = await lockOwnPhotoKey(accounts, actor.userId);
      const cref = actor.role === "trainer" ? draft.cref : undefined;
      const account = { name: draft.fullname, phone: digitsOf(draft.phone), photoKey, cref };
      const { outcome } = await changeOwnAccount(accounts, actor.userId, account);
      if (photoKey !== undefined) await removeFiles(accounts, [previous.photo_key]);
      const scope = await turns.as(actor);
      const { address, birthdate } = draft;
      if (actor.role === "trainer" && address) await changeOwnRegistration(asTrainer(scope), { address, birthdate });
      if (actor.role === "student" && outcome === "changed") await noteOwnChange(scope);
      return findProfile(scope, photos);
    }),
  );
}
