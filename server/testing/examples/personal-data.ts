import * as personalData from "#contract/own-data/personal-data.ts";
import { PASSWORD } from "../password.ts";
import { aStudent, aTrainer } from "../people.ts";
import type { TestApp } from "../test-app.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function personalDataExamples({ prumo }: ExampleSubjects): Promise<Example[]> {
  return [
    [personalData.findPersonalData, {}],
    [personalData.requestExport, {}],
    [personalData.listErasureRequests, { querystring: { page: 1, limit: 10 } }],
    [personalData.fulfilErasure, { body: await aPendingErasure(prumo) }],
    [personalData.refuseErasure, { body: { ...(await aPendingErasure(prumo)), reason: "Há um processo." } }],
    [personalData.requestErasure, { body: { password: PASSWORD } }],
    [personalData.withdrawErasure, {}],
  ];
}

async function aPendingErasure(prumo: TestApp) {
  const { id: user_id } = await aStudent(prumo, await aTrainer(prumo, { name: "Gil Convidado" }));
  const { rows } = await prumo.database.owner.query<{ id: number }>(
    "insert into erasure_requests (user_id, state, requested_at) values ($1, 'pending', $2) returning id",
    [user_id, prumo.clock.now()],
  );
  return { request_id: rows[0]?.id ?? 0, user_id };
}
