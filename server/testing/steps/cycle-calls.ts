import { type ChangeMesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { findMicrocycle, updateMicrocycle } from "#contract/planning/microcycles.ts";
import type { TheirStudent } from "../people.ts";
import { type Bearer, send, sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { aMesocycleOfWeeks, type MesocyclePath, type MicrocyclePath } from "./cycles.ts";

type MesocycleBody = Parameters<typeof send<ChangeMesocycle>>[2]["body"];
type MicrocycleBody = Parameters<typeof send<typeof updateMicrocycle>>[2]["body"];

/** The change was based on an older version. */
export const STALE = {
  code: "changed_elsewhere",
  detail: "Este registro foi alterado em outra janela. Recarregue para continuar.",
};

export const cycleCallsAs = ({ app }: TestApp, as: Bearer) => ({
  read: async (params: MicrocyclePath) => (await send(app, findMicrocycle, { params, as })).body.microcycle,
  put: (params: MicrocyclePath, body: MicrocycleBody) => send(app, updateMicrocycle, { params, body, as }),
  putMesocycle: (params: MesocyclePath, body: MesocycleBody) =>
    sendAnything<typeof updateMesocycle, ChangeMesocycle>(app, updateMesocycle, { params, body, as }),
});

export async function aFirstWeek(prumo: TestApp, student: TheirStudent) {
  const { path, weeks } = await aMesocycleOfWeeks(prumo, student);
  const [week, next] = weeks;
  if (!week || !next) throw new Error("no weeks");
  return { path, weeks, week, next };
}
