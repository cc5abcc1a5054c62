import * as calls from "#contract/own-data/profile.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { changeOwnSheets } from "./commands.ts";
import { findOwnTrainer, findProfile } from "./queries.ts";
import { changeLogo } from "./workflows/change-logo.ts";
import { updateProfile } from "./workflows/update-profile.ts";

export const profileRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.findProfile, async ({ inScope }) => ({
    user: await inScope((scope) => findProfile(scope, dependencies.photos)),
  })),
  bind(calls.findOwnTrainer, async ({ inScope }) => ({
    personal: await inScope((scope) => findOwnTrainer(scope, dependencies.photos)),
  })),
  bind(calls.changeSheets, async ({ actor, body, inScope }) => {
    await inSignInScope(dependencies.db, (scope) => changeOwnSheets(scope, actor.userId, body.draws_exercises));
    return { user: await inScope((scope) => findProfile(scope, dependencies.photos)) };
  }),
  bind(calls.changeLogo, async (served) => ({ user: await changeLogo(dependencies, served) })),
  bind(calls.updateProfile, async (served) => ({ user: await updateProfile(dependencies, served, served.body.user) })),
];
