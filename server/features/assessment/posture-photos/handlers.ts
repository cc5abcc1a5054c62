import { listPosturePhotos, showPosturePhoto } from "#contract/assessment/posture-photos.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { isSessionOpen } from "../../people/accounts/queries.ts";
import { mediaTypeOf } from "./store.ts";
import { readPhotosOfStudent } from "./workflows/read-photos.ts";

export const posturePhotoRoutes = (dependencies: Dependencies): Route[] => {
  const { clock, db, posturePhotos } = dependencies;
  return [
    bind(listPosturePhotos, ({ inScope, params: { id: studentId }, tokenHash }) =>
      inScope(async (scope) => ({ cycles: await readPhotosOfStudent(scope, dependencies, { studentId, tokenHash }) })),
    ),
    bind(showPosturePhoto, async ({ params: { tenant, key: file }, query }) => {
      const key = found(posturePhotos.keyOf({ tenant, file, ...query }));
      const isOpen = await inSignInScope(db, (scope) => isSessionOpen(scope, query.session, clock.now()));
      const bytes = found(isOpen ? await posturePhotos.read(key) : undefined);
      return { bytes, mediaType: mediaTypeOf(key) };
    }),
  ];
};
