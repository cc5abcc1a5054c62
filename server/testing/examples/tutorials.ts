import * as tutorials from "#contract/catalogue/tutorials.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const A_TUTORIAL = {
  name: "Primeiros passos",
  description: "Comece pelo cadastro.",
  link: "",
  tutorial_type: 1,
  audience: "trainer",
} as const;

export async function tutorialExamples({ prumo: { database } }: ExampleSubjects): Promise<Example[]> {
  const { rows } = await database.owner.query<{ id: number }>(
    "insert into tutorials (name, description, tutorial_type, audience) values ('Um', 'Um.', 1, 'everyone'), ('Outro', 'Outro.', 2, 'everyone') returning id",
  );
  const [changed, removed] = rows;
  return [
    [tutorials.listTutorials, { querystring: { q: "a", tutorial_type: 1, page: 1, limit: 5 } }],
    [tutorials.listAdminTutorials, { querystring: { q: "a", tutorial_type: "", page: 1, limit: 5 } }],
    [tutorials.createTutorial, { body: A_TUTORIAL }],
    [tutorials.updateTutorial, { params: { id: changed?.id }, body: A_TUTORIAL }],
    [tutorials.removeTutorial, { params: { id: removed?.id } }],
  ];
}
