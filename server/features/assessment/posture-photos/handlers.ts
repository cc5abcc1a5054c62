import { listPosturePhotos, showPosturePhoto } from "#contract/assessment/posture-photos.ts";
import * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { isSessionOpen } from "../../people/accounts/queries.ts";
import { readPhotos, readPhotosOfStudent } from "./workflows/read-photos.ts";

export const posturePhotoRoutes = (dependencies: Dependencies): Route[] => {
  const { clock, db, posturePhotos } = dependencies;
  return [
    on(mesocycles.findPhotos, ({ inScope, params: path, tokenHash }) =>
      inScope(async (scope) => ({ photos: await readPhotos(scope, dependencies, { path, tokenHash }) })),
    ),
    on(microcycles.findPhotos, ({ inScope, params: path, tokenHash }) =>
      inScope(async (scope) => ({ photos: await readPhotos(scope, dependencies, { path, tokenHash }) })),
    ),
    on(listPosturePhotos, ({ inScope, params: { id: studentId }, tokenHash }) =>
      inScope(async (scope) => ({ cycles: await readPhotosOfStudent(scope, dependencies, { studentId, tokenHash }) })),
    ),
    on(showPosturePhoto, async ({ params: { tenant, key: file }, query }) => {
      const key = found(posturePhotos.keyOf({ tenant, file, ...query }));
      const isOpen = await inSignInScope(db, (scope) => isSessionOpen(scope, query.session, clock.now()));
      const bytes = found(isOpen ? await posturePhotos.read(key) : undefined);
      return { bytes, mediaType: "image/webp" };
    }),
  ];
};
