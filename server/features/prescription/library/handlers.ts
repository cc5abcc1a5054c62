import * as library from "#contract/prescription/library.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createOnce, type Idempotency } from "../../../platform/database/create-once.ts";
import { asPlatform, asTrainer, type Scope, type StaffScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import type { Quota } from "../../../platform/quotas.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { forAnybody, withoutIds } from "../trainings/rules.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import { printEntry } from "./workflows/print-entry.ts";

export const libraryRoutes = (dependencies: Dependencies): Route[] => [
  ...ownCalls(dependencies),
  ...platformCalls(dependencies),
];

const readEntry = async (scope: Scope, id: number) => ({ training_library: found(await queries.findEntry(scope, id)) });

interface Creation {
  readonly draft: library.LibraryDraft;
  readonly quota: Quota;
  readonly idempotency: Idempotency | undefined;
}

async function create(scope: StaffScope, { draft, quota, idempotency }: Creation) {
  const created = await createOnce(scope, idempotency, () => commands.createEntry(scope, draft, quota));
  return created.outcome === "saved" ? readEntry(scope, created.id) : refuseSaving(created);
}

async function update(scope: StaffScope, id: number, change: library.LibraryChange) {
  const updated = await commands.updateEntry(scope, id, change);
  return updated.outcome === "saved" ? readEntry(scope, id) : refuseSaving(updated);
}

function ownCalls(dependencies: Dependencies): Route[] {
  const { clock, quotas } = dependencies;
  return [
    bind(library.listLibrary, ({ inScope, query }) => inScope((scope) => queries.listLibrary(scope, query))),
    bind(library.findLibraryEntry, ({ inScope, params }) => inScope((scope) => readEntry(scope, params.id))),
    bind(library.libraryPdf, ({ inScope, params, query }) =>
      printEntry(dependencies, inScope, { id: params.id, trainingId: query?.training_id }),
    ),

    bind(library.addToLibrary, ({ inScope, body: { training, mesocycle_id, microcycle_id, ...entry }, idempotency }) =>
      inScope(async (scope) => {
        if (mesocycle_id) found(await queries.findCycle(scope, "mesocycles", mesocycle_id));
        if (microcycle_id) found(await queries.findCycle(scope, "microcycles", microcycle_id));
        const isOfStudent = Boolean(mesocycle_id || microcycle_id);
        const drafts = training.map(withoutIds);
        const draft = { ...entry, trainings: isOfStudent ? drafts.map(forAnybody) : drafts };
        return create(asTrainer(scope), { draft, quota: quotas.libraryEntries, idempotency });
      }),
    ),

    bind(library.updateOwnLibraryEntry, ({ inScope, params, body }) =>
      inScope((scope) => update(asTrainer(scope), params.id, body)),
    ),

    bind(library.removeFromLibrary, ({ inScope, params }) =>
      inScope(async (scope) => {
        const hidden = await commands.hideEntry(asTrainer(scope), params.id, clock.now());
        return hidden.outcome === "saved" ? undefined : refuseSaving(hidden);
      }),
    ),
  ];
}

function platformCalls({ clock, quotas }: Dependencies): Route[] {
  return [
    bind(library.listWholeLibrary, ({ inScope, query }) => inScope((scope) => queries.listWholeLibrary(scope, query))),

    bind(library.createLibraryEntry, ({ inScope, body: draft, idempotency }) =>
      inScope((scope) => create(asPlatform(scope), { draft, quota: quotas.libraryEntries, idempotency })),
    ),

    bind(library.updateLibraryEntry, ({ inScope, params, body }) =>
      inScope((scope) => update(asPlatform(scope), params.id, body)),
    ),

    bind(library.removeLibraryEntry, ({ inScope, params }) =>
      inScope(async (scope) => {
        const hidden = await commands.hideEntry(asPlatform(scope), params.id, clock.now());
        return hidden.outcome === "saved" ? undefined : refuseSaving(hidden);
      }),
    ),
  ];
}

const ONE_PER_DAY = "Cada dia da semana pode ter apenas um treino neste item da biblioteca.";

const refuseSaving = (refusal: commands.EntryRefusal): never =>
  refuse(refusal.outcome, refusal.outcome === "weekday_taken" ? { detail: ONE_PER_DAY } : refusal);
