import { findBusinessFigures } from "#contract/overview/business-figures.ts";
import { cohortsOf, forecastOf, growthOf, lastMonths } from "#domain/billing/business-figures.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as queries from "./queries.ts";

const MONTHS_SHOWN = 12;
const MONTHS_FORECAST = 6;

export const businessFigureRoutes = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Route[] => [
  bind(findBusinessFigures, async ({ inScope }) => {
    const today = todayInSaoPaulo(clock.now().getTime());
    const months = lastMonths(today, MONTHS_SHOWN);
    const notices = await inSignInScope(db, queries.listStandingNotices);
    const read = await inScope(async (scope) => ({
      relations: await queries.listRelations(scope, today),
      recurring: await queries.listRecurringCents(scope, months, today),
      arrears: await queries.listArrears(scope, today),
      renewables: await queries.listRenewables(scope, notices, today),
      trials: await queries.countTrials(scope, today),
    }));
    return {
      months: growthOf(read.relations, months).map((growth, index) => ({
        ...growth,
        recurring: toReais(read.recurring[index] ?? 0),
      })),
      arrears: read.arrears.map(({ cents, ...line }) => ({ ...line, value: toReais(cents) })),
      forecast: forecastOf(read.renewables, today, MONTHS_FORECAST).map(({ month, byCardCents, otherCents }) => ({
        month,
        by_card: toReais(byCardCents),
        other: toReais(otherCents),
      })),
      cohorts: cohortsOf(read.relations, months).map((cohort) => ({ ...cohort, kept: [...cohort.kept] })),
      trials: read.trials,
    };
  }),
];
