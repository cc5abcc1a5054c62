import { findOwnTrainer, findProfile, type ProfileDraft, updateProfile } from "#contract/profile.ts";
import { asSeveral, asTrainer } from "../../platform/database/scope.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { on, type Route } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import { noteOwnChange } from "../students/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import { changedPhoto, keptPhone, refusedFields } from "./rules.ts";

const NO_IMAGE = { fields: { "user.photo": "Escolha uma imagem JPEG, PNG ou WebP." } };

export function profileRoutes({ db, photos }: Parts): Route[] {
  async function keepPhoto(draft: ProfileDraft): Promise<string | null | undefined> {
    const photo = changedPhoto(draft);
    return photo instanceof Blob ? ((await photos.keep(photo)) ?? refuse("file_type_refused", NO_IMAGE)) : photo;
  }

  return [
    on(findProfile, async ({ inScope }) => ({ user: await inScope((scope) => queries.findProfile(scope, photos)) })),

    on(findOwnTrainer, async ({ inScope }) => ({
      personal: await inScope((scope) => queries.findOwnTrainer(scope, photos)),
    })),

    on(updateProfile, async ({ actor, inScope, body: { user } }) => {
      const owner = { role: actor.role, country: await inScope(queries.findPhoneCountry) };
      const fields = refusedFields(user, owner);
      if (Object.keys(fields).length > 0) return refuse("invalid", { fields });

      const photoKey = await keepPhoto(user);
      const account = { name: user.fullname, phone: keptPhone(user.phone, owner), photoKey };
      const saved = await asSeveral(db, async (turns) => {
        const accounts = await turns.authenticator();
        const before = await queries.lockOwnPhotoKey(accounts, actor.userId);
        const isChanged = await commands.changeOwnAccount(accounts, actor.userId, account);
        const scope = await turns.as(actor);
        if (actor.role === "trainer" && user.address) await commands.changeOwnAddress(asTrainer(scope), user.address);
        if (actor.role === "student" && isChanged) await noteOwnChange(scope);
        return {
          user: await queries.findProfile(scope, photos),
          left: photoKey === undefined ? null : before.photo_key,
        };
      }).catch(async (error: unknown) => {
        if (photoKey) await photos.remove(photoKey);
        throw error;
      });
      if (saved.left) await photos.remove(saved.left);
      return { user: saved.user };
    }),
  ];
}
