import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "#contract/catalogue/tutorials.ts";
import { VIDEO_LINK_REFUSED } from "#domain/text/video-link.ts";
import { firstTutorials } from "../../../seed/catalogue/tutorials.ts";
import { anAdmin, aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

const DRAFT = {
  name: "Foto frontal",
  description: "De frente.\n\nPés na marca.",
  link: "https://youtu.be/dQw4w9WgXcQ",
  tutorial_type: 2,
  audience: "everyone" as "everyone" | "trainer" | "student",
};

/** Without the tutorials that come with the product. */
beforeEach(() => database.owner.query("delete from tutorials"));

const create = async (changes: Partial<typeof DRAFT> = {}) => {
  const { status, body } = await send(app, calls.createTutorial, { body: { ...DRAFT, ...changes }, as: admin });
  expect(status).toBe(201);
  return body.tutorial;
};

const names = async (querystring: object, as: Person = ana) =>
  (await send(app, calls.listTutorials, { querystring, as })).body.tutorials.map(({ name }) => name);

describe("tutorials", () => {
  it("are written, changed and removed by the administrator, and read by trainers and students", async () => {
    const { id, ...written } = await create();
    expect(written).toEqual(DRAFT);
    const changes = { ...DRAFT, name: "Frontal", link: "" };
    const { body } = await send(app, calls.updateTutorial, { params: { id }, body: changes, as: admin });
    expect(body.tutorial).toEqual({ ...changes, id, link: null });
    for (const person of [ana, joao, admin]) expect(await names({}, person)).toEqual(["Frontal"]);
    expect((await send(app, calls.removeTutorial, { params: { id }, as: admin })).status).toBe(204);
    expect(await names({})).toEqual([]);
    expect((await send(app, calls.updateTutorial, { params: { id }, body: changes, as: admin })).status).toBe(404);
    expect((await send(app, calls.removeTutorial, { params: { id }, as: admin })).status).toBe(404);
  });

  it("are read by those for whom they are written, and by the administrator", async () => {
    await create({ name: "Para os dois" });
    await create({ name: "Como prescrever", audience: "trainer" });
    await create({ name: "Como pagar", audience: "student" });
    expect(await names({}, ana)).toEqual(["Para os dois", "Como prescrever"]);
    expect(await names({ q: "como" }, joao)).toEqual(["Como pagar"]);
    expect(await names({}, admin)).toEqual(["Para os dois", "Como prescrever", "Como pagar"]);
    const { audience: _, ...asBefore } = DRAFT;
    const { body } = await send(app, calls.createTutorial, { body: asBefore, as: admin });
    expect(body.tutorial.audience).toBe("everyone");
  });

  it("are found by words of the name and the text, and by type, page after page", async () => {
    await create({ name: "Avaliação", tutorial_type: 1 });
    await create({ name: "Dorsal" });
    await create({ name: "Pés", description: "Descalço, de AVALIAÇÃO em avaliação." });
    expect(await names({ q: "avaliacao" })).toEqual(["Avaliação", "Pés"]);
    expect(await names({ tutorial_type: 2 })).toEqual(["Dorsal", "Pés"]);
    const second = await send(app, calls.listAdminTutorials, { querystring: { page: 2, limit: 2 }, as: admin });
    expect(second.body.tutorials.map(({ name }) => name)).toEqual(["Pés"]);
    expect(second.body.meta).toEqual({ next_page: null, total_count: 3 });
    const beyond = await send(app, calls.listAdminTutorials, { querystring: { page: 9, limit: 2 }, as: admin });
    expect(beyond.body.meta).toEqual({ next_page: null, total_count: 3 });
  });

  it.each([
    ["without a name", { name: " " }, "name"],
    ["without a text", { description: "" }, "description"],
    ["of an unknown type", { tutorial_type: 3 }, "tutorial_type"],
    ["for somebody unknown", { audience: "admin" }, "audience"],
    ["with a link to a page", { link: "https://exemplo.com.br/video" }, "link"],
  ])("%s are refused at the field", async (_, changes, field) => {
    const body = { ...DRAFT, ...changes };
    const answer = await sendAnything(app, calls.createTutorial, { body, as: admin });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors.fields ?? {})).toEqual([field]);
    if (field === "link") expect(answer.errors.fields?.link).toBe(VIDEO_LINK_REFUSED);
  });

  it("of a new installation explain the product and the postural photos in whole paragraphs", () => {
    expect(firstTutorials.filter(({ tutorial_type }) => tutorial_type === 1).length).toBeGreaterThanOrEqual(8);
    expect(firstTutorials.filter(({ tutorial_type }) => tutorial_type === 2).length).toBeGreaterThanOrEqual(8);
    for (const { description } of firstTutorials) {
      const paragraphs = description.split("\n\n");
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-ZÀ-Ú"].*[.!]$/);
    }
  });
});
