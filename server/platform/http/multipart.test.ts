import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { registerStudent, updateStudent } from "#contract/students/students.ts";
import { accessOf, calls, nameOf } from "../../testing/calls.ts";
import { aFile, asForm } from "../../testing/files/forms.ts";
import { anImage } from "../../testing/files/images.ts";
import { anAdmin, aStudent, aStudentDraft, aTrainer } from "../../testing/people.ts";
import { bearing, pack, request, send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { answerFailures } from "./failures.ts";
import { acceptMultipart, setNested } from "./multipart.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const student = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

const TOO_MUCH = { code: "file_too_large", detail: "O conteúdo enviado é grande demais." };

const nest = (...pairs: readonly (readonly [string, unknown])[]) => {
  const body = {};
  for (const [name, value] of pairs) setNested(body, name, value);
  return body;
};

describe("a form", () => {
  it("clears in the same save as a photo whatever is blank", async () => {
    const full = aStudentDraft({
      contact_name: "Rui",
      personal_anamnesis: {
        days_of_week: ["monday"],
        training_shift: "morning",
        training_goals: "Performance",
        had_pains: true,
        pains: "no ombro",
      },
    });
    const { body } = await send(app, registerStudent, { body: { student: full }, as: ana });
    const cleared = {
      ...full,
      contact_name: "",
      personal_anamnesis: {
        days_of_week: ["monday"],
        training_shift: "",
        training_goals: "",
        had_pains: "",
        pains: "",
      },
    };
    const form = asForm({ student: cleared, photo: aFile(await anImage("jpeg")) });
    const answer = await sendAnything(app, updateStudent, { params: { id: body.student.id }, form, as: ana });
    expect(answer.status).toBe(200);
    expect(answer.body.student.photo_url).not.toBeNull();
    expect(answer.body.student.contact_name).toBeNull();
    const { training_shift, training_goals, had_pains, pains } = answer.body.student.personal_anamnesis;
    expect([training_shift, training_goals, had_pains, pains ?? null]).toEqual([null, null, null, null]);
  });

  it("with a blank photo removes it", async () => {
    const own = await aStudent(prumo, ana);
    const save = (photo: File | "") =>
      sendAnything(app, updateStudent, {
        params: { id: own.id },
        form: asForm({ student: aStudentDraft(), photo }),
        as: ana,
      });
    expect((await save(aFile(await anImage("jpeg")))).body.student.photo_url).not.toBeNull();
    expect((await save("")).body.student.photo_url).toBeNull();
  });
});

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

  it("of more parts, or longer ones, than any form has is refused", async () => {
    const form = new FormData();
    for (let index = 0; index < 600; index++) form.append(`a[${index}]`, "x");
    const long = asForm({ student: aStudentDraft({ name: "a".repeat(20_000) }) });
    for (const sent of [form, long]) {
      const answer = await sendAnything(app, registerStudent, { form: sent, as: ana });
      expect([answer.status, answer.errors]).toEqual([413, TOO_MUCH]);
    }
  });

  it.each([2, 31])("of %i files where one is taken is refused at the second", async (count) => {
    const form = asForm({ student: aStudentDraft() });
    for (let index = 0; index < count; index++) form.append(`f[${index}]`, aFile(Buffer.alloc(4_000_000)));
    const answer = await sendAnything(app, registerStudent, { form, as: ana });
    expect([answer.status, answer.errors]).toEqual([
      413,
      { code: "file_too_large", detail: "Envie apenas um arquivo." },
    ]);
  });

  it("is taken with as many files, as large and with the sentence that its call says", async () => {
    const bare = fastify();
    answerFailures(bare);
    await acceptMultipart(bare);
    const tooLarge = "A planilha tem um limite de 1 kB!";
    const config = {
      access: { who: "public", whose: "nobody" },
      form: { files: 2, maxBytes: 1000, tooLarge },
    } as const;
    bare.post("/sheets", { config }, async ({ body }) => ({ names: Object.keys(Object(body)) }));
    const sheets = async (...sizes: readonly number[]) => {
      const form = new FormData();
      for (const [index, size] of sizes.entries()) form.append(`f${index}`, aFile(Buffer.alloc(size), "alunos.csv"));
      const packed = new Response(form);
      const payload = Buffer.from(await packed.arrayBuffer());
      const headers = { "content-type": packed.headers.get("content-type") ?? "" };
      return request<{ names: string[] }>(bare, { method: "POST", url: "/sheets", headers, payload });
    };
    expect((await sheets(1000, 1000)).body).toEqual({ names: ["f0", "f1"] });
    expect((await sheets(1000, 1001)).errors).toEqual({ code: "file_too_large", detail: tooLarge });
    expect((await sheets(1, 1, 1)).errors).toEqual({
      code: "file_too_large",
      detail: "Envie no máximo 2 arquivos.",
    });
    await bare.close();
  });

  it("of nobody is refused before it is read", async () => {
    const form = asForm({ photo: aFile(Buffer.alloc(6_000_000)) });
    expect((await sendAnything(app, registerStudent, { form })).status).toBe(401);
  });

  const large = pack(asForm({ is_active: "false", photo: aFile(Buffer.alloc(6_000_000)) }));
  it.each(
    calls.filter(({ method, config }) => method !== "GET" && !config).map((call) => [nameOf(call), call] as const),
  )("is refused unread by %s, which takes no file", async (_, call) => {
    const { who } = accessOf(call);
    const as = who === "public" || who.includes("trainer") ? ana : who.includes("owner") ? admin : student;
    const params = { id: 1, macroId: 1, mesoId: 1, trainingId: 1 };
    // Each call comes from a network of its own: calls that share a limit would use it up.
    const headers = { "x-forwarded-for": `10.${calls.indexOf(call) >> 8}.${calls.indexOf(call) % 256}.1` };
    const answer = await sendAnything(app, call, { params, packed: await large, as, headers });
    expect([answer.status, answer.errors]).toEqual([
      415,
      { code: "file_type_refused", detail: "Esta operação não aceita o envio de arquivos." },
    ]);
  });

  it("is refused over a real connection with its sentence, however much was still to come", async () => {
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const form = () => asForm({ student: aStudentDraft(), photo: aFile(Buffer.alloc(12_000_000)) });
    const refused = async (path: string) => {
      const answer = await fetch(address + path, { method: "POST", body: form(), headers: bearing(ana) });
      return [answer.status, JSON.parse(await answer.text()).errors.detail];
    };
    expect(await refused(registerStudent.url)).toEqual([413, "A imagem tem um limite de 5 MB!"]);
    expect(await refused("/api/v1/auth/login")).toEqual([415, "Esta operação não aceita o envio de arquivos."]);
  });

  it("of no kind that is known is refused too", async () => {
    const headers = { ...bearing(ana), "content-type": "multipart/mixed; boundary=b" };
    const answer = await request(app, { method: "POST", url: registerStudent.url, headers, payload: "--b--" });
    expect([400, 415, 422]).toContain(answer.status);
  });
});
