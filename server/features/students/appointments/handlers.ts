import * as calls from "#contract/students/appointments.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import { findWithInstructions } from "./queries.ts";

export const appointmentRoutes = ({ clock }: Dependencies): Route[] => [
  bind(calls.findAppointment, ({ inScope, params: { id } }) =>
    inScope(async (scope) => found(await findWithInstructions(scope, id))),
  ),

  bind(calls.saveAppointment, ({ inScope, params: { id }, body }) =>
    inScope(async (scope) => {
      const saved = await commands.saveAppointment(asStaff(scope), id, body, clock);
      if (saved.outcome === "invalid") return refuse("invalid", saved);
      if (saved.outcome !== "saved") return refuse(saved.outcome);
      return found(await findWithInstructions(scope, id));
    }),
  ),

  bind(calls.removeAppointment, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.removeAppointment(asStaff(scope), id);
      return outcome === "removed" ? undefined : refuse(outcome);
    }),
  ),
];
