import type { changeLogo as call, Profile } from "#contract/own-data/profile.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asSeveral } from "../../../../platform/database/scope.ts";
import { withPhoto } from "../../../../platform/files/with-photo.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { removeFiles } from "../../../../platform/jobs/commands.ts";
import { changeOwnLogo } from "../commands.ts";
import { findProfile, lockOwnPhotoKey } from "../queries.ts";

/** The file of the former logo goes in the same transaction. */
export const changeLogo = (
  { db, photos }: Pick<Dependencies, "db" | "photos">,
  { actor, log, body }: Pick<Served<typeof call>, "actor" | "log" | "body">,
): Promise<Profile> => {
  const sent = { photo: body.logo || null, field: "logo", accountId: actor.userId, fit: "inside" } as const;
  return withPhoto({ photos, log }, sent, (key = null) =>
    asSeveral(db, async (turns) => {
      const accounts = await turns.authenticator();
      const { logo_key } = await lockOwnPhotoKey(accounts, actor.userId);
      await changeOwnLogo(accounts, actor.userId, key);
      await removeFiles(accounts, [logo_key]);
      return findProfile(await turns.as(actor), photos);
    }),
  );
};
