import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { readSignals } from "../../execution/signals/commands.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

export const todaysTaskRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(findTodaysTasks, ({ inScope }) =>
    inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const today = todayInSaoPaulo(clock.now().getTime());
      const options = { photos, today };
      const [comments, signals, tasks] = await Promise.all([
        queries.listUnreadComments(scope, options),
        readSignals(scope, options),
        queries.listTasks(scope, options),
      ]);
      const commented = comments.students.map(({ id }) => id);
      if (commented.length > 0)
        await recordAccess(scope, { studentId: commented, subject: "comments", action: "read" });
      return { today, signals, comments, ...tasks };
    }),
  ),
];
