import { registerTrainer } from "#contract/platform-billing/registration.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { register } from "./workflows/register.ts";
import { registerForTrial } from "./workflows/register-for-trial.ts";

export const registrationRoutes = (dependencies: Dependencies): Route[] => [
  bind(registerTrainer, ({ body: { paymentInformation, ...request } }) =>
    paymentInformation
      ? register(dependencies, { ...request, paymentInformation })
      : registerForTrial(dependencies, request),
  ),
];
