import * as administrators from "#contract/people/administrators.ts";
import { changePolicy, findPolicy } from "#contract/people/second-factors.ts";
import { anAdminFor } from "../people.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function administratorExamples({ prumo }: ExampleSubjects): Promise<Example[]> {
  const [invited, changed] = [await anAdminFor(prumo, ["finance"]), await anAdminFor(prumo, ["support"])];
  await prumo.database.owner.query("update users set password_hash = null where id = $1", [invited.id]);
  const draft = { fullname: "Nova pessoa", email: `nova-${invited.id}@exemplo.com.br`, roles: ["catalogue" as const] };
  return [
    [findPolicy, {}],
    [changePolicy, { body: { requires_trainers: false } }],
    [administrators.listAdministrators, {}],
    [administrators.listActs, { querystring: { page: 1, limit: 10 } }],
    [administrators.inviteAdministrator, { body: draft }],
    [administrators.inviteAgain, { params: { id: invited.id } }],
    [
      administrators.changeAdministrator,
      { params: { id: changed.id }, body: { roles: ["support", "finance"], is_active: true } },
    ],
    [administrators.resetAdministratorsAccess, { params: { id: changed.id } }],
  ];
}
