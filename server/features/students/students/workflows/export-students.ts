import type { exportStudents as call } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { studentsSpreadsheet } from "../documents.ts";
import { listRegistrations } from "../queries/registrations.ts";

type Request = Pick<Served<typeof call>, "inScope" | "query">;

/** Each page of rows is read, and recorded, in a transaction of its own. */
export const exportStudents = (
  { clock }: Pick<Dependencies, "clock">,
  { inScope, query: { q, active, payment } }: Request,
) => {
  const search = { q, active: active === "all" ? undefined : active, payment };
  const today = todayInSaoPaulo(clock.now().getTime());
  return studentsSpreadsheet(
    (after) =>
      inScope(async (scope) => {
        const rows = await listRegistrations(scope, search, today, after);
        const studentId = rows.map(({ id }) => id);
        await recordAccess(scope, { studentId, subject: "registration", action: "exported" });
        return rows;
      }),
    today,
  );
};
