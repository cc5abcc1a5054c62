import { exchangePhotoMarks, listPhotoMarks, savePhotoMarks } from "#contract/assessment/photo-marks.ts";
import { deviceOf } from "#domain/device.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route, type Sender } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import { findMarksSheet } from "./queries.ts";

export function photoMarkRoutes({ clock }: Pick<Dependencies, "clock">): Route[] {
  const sendingOf = ({ userAgent }: Sender) => ({ clock, device: deviceOf(userAgent) });

  return [
    bind(listPhotoMarks, ({ inScope, params: { id: studentId } }) =>
      inScope(async (scope) => {
        const sheet = found(await findMarksSheet(scope, studentId));
        await recordAccess(scope, { studentId, subject: "photos", action: "read" });
        return sheet;
      }),
    ),

    bind(exchangePhotoMarks, ({ inScope, params: { id: studentId }, body, sender }) =>
      inScope(async (scope) => {
        const exchanged = await commands.exchangePhotoMarks(asStaff(scope), studentId, body, sendingOf(sender));
        if (exchanged.outcome !== "exchanged") return refuse(exchanged.outcome);
        const { refused, hasNew } = exchanged;
        await recordAccess(scope, { studentId, subject: "photos", action: hasNew ? "changed" : "read" });
        return { ...found(await findMarksSheet(scope, studentId)), refused: [...refused] };
      }),
    ),

    bind(savePhotoMarks, ({ inScope, params: { id: studentId }, body, sender }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.savePhotoMarks(asStaff(scope), studentId, body, sendingOf(sender));
        if (outcome !== "saved") return refuse(outcome);
        await recordAccess(scope, { studentId, subject: "photos", action: "changed" });
        return { photo: { ...body, second_marks: body.marks && body.second_marks } };
      }),
    ),
  ];
}
