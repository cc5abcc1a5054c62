import { findOwnTrainer, findProfile, updateProfile } from "#contract/profile.ts";
import { asSeveral, asTrainer } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { withPhoto } from "../../platform/files/with-photo.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { removeFiles } from "../../platform/jobs/commands.ts";
import { refuse } from "../../platform/refusal.ts";
import { noteOwnChange } from "../students/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import { changedPhoto, keptPhone, refusedFields } from "./rules.ts";

export function profileRoutes({ db, photos }: Dependencies): Route[] {
  return [
    on(findProfile, async ({ inScope }) => ({ user: await inScope((scope) => queries.findProfile(scope, photos)) })),

    on(findOwnTrainer, async ({ inScope }) => ({
      personal: await inScope((scope) => queries.findOwnTrainer(scope, photos)),
    })),

    on(updateProfile, async ({ actor, inScope, body: { user }, log }) => {
      const owner = { role: actor.role, country: await inScope(queries.findPhoneCountry) };
      const fields = refusedFields(user, owner);
      if (Object.keys(fields).length > 0) return refuse("invalid", { fields });

      const sent = { photo: changedPhoto(user), field: "user.photo" };
      const saved = await withPhoto({ photos, log }, sent, (photoKey) =>
        asSeveral(db, async (turns) => {
          const accounts = await turns.authenticator();
          const before = await queries.lockOwnPhotoKey(accounts, actor.userId);
          const account = { name: user.fullname, phone: keptPhone(user.phone, owner), photoKey };
          const isChanged = await commands.changeOwnAccount(accounts, actor.userId, account);
          if (photoKey !== undefined) await removeFiles(accounts, [before.photo_key]);
          const scope = await turns.as(actor);
          if (actor.role === "trainer" && user.address) await commands.changeOwnAddress(asTrainer(scope), user.address);
          if (actor.role === "student" && isChanged) await noteOwnChange(scope);
          return queries.findProfile(scope, photos);
        }),
      );
      return { user: saved };
    }),
  ];
}
