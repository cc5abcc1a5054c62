import * as links from "#contract/sharing/shared-links.ts";
import { send } from "../send.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function sharedLinkExamples({ prumo, ana, cycle: { path } }: ExampleSubjects): Promise<Example[]> {
  const params = { id: path.id };
  const body = { document: "trainings", macrocycle_id: path.macroId, mesocycle_id: path.mesoId } as const;
  const { link } = (await send(prumo.app, links.shareDocument, { params, body, as: ana })).body;
  return [
    [links.shareDocument, { params, body }],
    [links.mailDocument, { params, body: { document: "final_result", macrocycle_id: path.macroId } }],
    [links.listSharedLinks, { params }],
    [links.revokeSharedLink, { params: { ...params, linkId: link.id } }],
  ];
}
