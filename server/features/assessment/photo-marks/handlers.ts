import { listPhotoMarks, savePhotoMarks } from "#contract/assessment/photo-marks.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import { findMarkingErrors, listMarkedPhotos } from "./queries.ts";

export const photoMarkRoutes = (): Route[] => [
  bind(listPhotoMarks, ({ inScope, params: { id: studentId } }) =>
    inScope(async (scope) => {
      const photos = found(await listMarkedPhotos(scope, studentId));
      await recordAccess(scope, { studentId, subject: "photos", action: "read" });
      return { photos: [...photos], marking_errors: await findMarkingErrors(scope) };
    }),
  ),

  bind(savePhotoMarks, ({ inScope, params: { id: studentId }, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.savePhotoMarks(asStaff(scope), studentId, body);
      if (outcome !== "saved") return refuse(outcome);
      await recordAccess(scope, { studentId, subject: "photos", action: "changed" });
      return { photo: { ...body, second_marks: body.marks && body.second_marks } };
    }),
  ),
];
