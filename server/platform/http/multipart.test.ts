import { describe, expect, it } from "vitest";
import { findStudent, registerStudent, setStudentStatus } from "#contract/students.ts";
import { aFile, asForm } from "../../testing/forms.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../testing/people.ts";
import { openPrumo } from "../../testing/prumo.ts";
import { bearing, request, send, sendAnything } from "../../testing/send.ts";
import { setNested } from "./multipart.ts";

const prumo = await openPrumo();
const { app } = prumo;
const ana = await aTrainer(prumo);

const nest = (...pairs: readonly (readonly [string, unknown])[]) => {
  const body = {};
  for (const [name, value] of pairs) setNested(body, name, value);
  return body;
};

describe("a name in brackets", () => {
  it.each<[string, (readonly [string, unknown])[], unknown]>([
    ["nests", [["a[b][c]", 1]], { a: { b: { c: 1 } } }],
    [
      "appends",
      [
        ["a[]", 1],
        ["a[]", 2],
      ],
      { a: [1, 2] },
    ],
    [
      "appends within",
      [
        ["a[b][]", 1],
        ["a[b][]", 2],
        ["a[c]", 3],
      ],
      { a: { b: [1, 2], c: 3 } },
    ],
    ["alone in a list is a list", [["a[]", "x"]], { a: ["x"] }],
    [
      "given twice keeps the last",
      [
        ["a", 1],
        ["a", 2],
      ],
      { a: 2 },
    ],
    [
      "that is empty is dropped",
      [
        ["", 1],
        ["[]", 1],
        ["[", 1],
      ],
      {},
    ],
    ["too deep is dropped", [[`a${"[b]".repeat(9)}`, 1]], {}],
    [
      "over a text replaces it",
      [
        ["a", "x"],
        ["a[b]", 1],
      ],
      { a: { b: 1 } },
    ],
    [
      "of the prototype is dropped",
      [
        ["__proto__[polluted]", 1],
        ["constructor[prototype][polluted]", 1],
        ["a[__proto__][polluted]", 1],
        ["a[toString]", 1],
        ["hasOwnProperty", 1],
      ],
      {},
    ],
  ])("%s", (_, pairs, body) => {
    expect(nest(...pairs)).toEqual(body);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("a multipart form", () => {
  it("says the same as JSON", async () => {
    const draft = aStudentDraft({
      personal_anamnesis: {
        days_of_week: ["sunday", "monday"],
        had_lesions: true,
        lesions: "Ombro, “à direita”",
        had_pains: false,
      },
      physiological_anamnesis: { smoke: false, diabetes: true, diabets_type: "type1", water: "2 L" },
    });
    const json = await send(app, registerStudent, { body: { student: draft }, as: ana });
    const form = asForm({ student: { ...draft, email: `outro-${draft.email}` } });
    const multipart = await sendAnything(app, registerStudent, { form, as: ana });
    expect(multipart.status).toBe(201);
    const told = ({ id, role_id, email, ...rest }: typeof json.body.student) => rest;
    expect(told(multipart.body.student)).toEqual(told(json.body.student));
  });

  it("is held to the same rules, with the same paths", async () => {
    const form = asForm({
      student: { ...aStudentDraft(), name: " ", personal_anamnesis: { days_of_week: ["never"] } },
    });
    const answer = await sendAnything(app, registerStudent, { form, as: ana });
    expect(answer.errors.fields).toEqual({
      "student.name": "Este campo não pode ficar em branco",
      "student.personal_anamnesis.days_of_week.0": "Escolha uma das opções",
    });
  });

  it.each(["__proto__", "constructor", "student[__proto__][is_active]", "student[constructor][prototype][x]"])(
    "with the name %s pollutes nothing",
    async (name) => {
      const form = asForm({ student: aStudentDraft() });
      form.append(name, "polluted");
      const { status } = await sendAnything(app, registerStudent, { form, as: ana });
      expect([201, 400]).toContain(status);
      expect(Object.values(Object.getOwnPropertyDescriptors(Object.prototype)).map(({ value }) => value)).not.toContain(
        "polluted",
      );
      expect(Reflect.get({}, "is_active")).toBeUndefined();
    },
  );

  it("in JSON pollutes nothing either", async () => {
    const payload = JSON.stringify({ student: aStudentDraft() }).replace("{", '{"__proto__":{"polluted":true},');
    const answer = await request(app, {
      method: "POST",
      url: registerStudent.url,
      headers: { ...bearing(ana), "content-type": "application/json" },
      payload,
    });
    expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it.each([
    ["without its boundary", "multipart/form-data", "x"],
    [
      "that ends in the middle",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
    ],
    ["that is no form at all", "multipart/form-data; boundary=b", "nothing of the kind"],
    ["that is empty", "multipart/form-data; boundary=b", ""],
  ])("%s is refused, not a defect", async (_, type, payload) => {
    const answer = await request(app, {
      method: "POST",
      url: registerStudent.url,
      headers: { ...bearing(ana), "content-type": type },
      payload,
    });
    expect([400, 422]).toContain(answer.status);
    expect(["malformed_request", "invalid"]).toContain(answer.errors.code);
  });

  it("of more parts than any form has is refused", async () => {
    const form = new FormData();
    for (let index = 0; index < 600; index++) form.append(`a[${index}]`, "x");
    expect((await sendAnything(app, registerStudent, { form, as: ana })).status).toBe(413);
    const files = new FormData();
    for (let index = 0; index < 40; index++) files.append(`f[${index}]`, aFile(Buffer.from("x")));
    expect((await sendAnything(app, registerStudent, { form: files, as: ana })).status).toBe(413);
  });

  it("of nobody is refused before it is read", async () => {
    const form = asForm({ photo: aFile(Buffer.alloc(6_000_000)) });
    expect((await sendAnything(app, registerStudent, { form })).status).toBe(401);
  });

  it("can carry a switch, whose type JSON knows and text does not", async () => {
    const student = await aStudent(prumo, ana);
    const form = asForm({ is_active: "false" });
    const answer = await sendAnything(app, setStudentStatus, { params: { id: student.id }, form, as: ana });
    expect(answer.status).toBe(422);
    expect((await send(app, findStudent, { params: { id: student.id }, as: ana })).body.student.is_active).toBe(true);
  });
});
