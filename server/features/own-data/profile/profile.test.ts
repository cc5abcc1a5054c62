import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findOwnTrainer, findProfile, updateProfile } from "#contract/own-data/profile.ts";
import { signIn } from "#contract/people/accounts.ts";
import { findStudent } from "#contract/students/students.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { buildApp } from "../../../app.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage, aPhonePhoto } from "../../../testing/files/images.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aProfileDraft, aStudent, aTrainer, type ProfileInput } from "../../../testing/people.ts";
import { type Bearer, request, send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, dataDir, dependencies, runJobsOfNextDay } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo, { name: "Bruno" });
const admin = await anAdmin(prumo);

const required = "Este campo não pode ficar em branco";
const format = "Campo com formato inválido";

const read = async (as: Bearer) => (await send(app, findProfile, { as })).body.user;
const save = (user: ProfileInput, as: Bearer = ana) => send(app, updateProfile, { body: { user }, as });
/** Files go by a job, a day later. */
async function kept() {
  await runJobsOfNextDay();
  return readdir(join(dataDir, "files")).catch(() => []);
}
const look = (url: string | null) => request(app, { method: "GET", url: url ?? "/none" });

/** Saves as the browser does when a file is chosen. */
const saveForm = (changes: Readonly<Record<string, unknown>>, as: Bearer = ana) =>
  sendAnything(app, updateProfile, { form: asForm({ user: { ...aProfileDraft(), ...changes } }), as });

describe("one's own profile", () => {
  it("of a trainer is everything, the CPF with its punctuation", async () => {
    await database.owner.query("update trainers set cpf = $1 where trainer_id = $2", ["12345678909", ana.id]);
    expect(await read(ana)).toEqual({
      id: ana.id,
      role_id: ana.id,
      role_type: "PersonalTrainer",
      fullname: "Ana Prado",
      email: ana.email,
      email_secundario: null,
      cpf: "123.456.789-09",
      birthdate: null,
      cref: null,
      phone: null,
      photo_url: null,
      logo_url: null,
      draws_exercises: true,
      address: null,
    });
  });

  it("of a student and of the administrator has no CPF and no address", async () => {
    const student = await aStudent(prumo, ana, { name: "João", cellphone: "(11) 91234-5678" });
    expect(await read(student)).toMatchObject({
      id: student.id,
      role_type: "Student",
      fullname: "João",
      email_secundario: "BR",
      phone: "(11) 91234-5678",
      cpf: null,
      address: null,
    });
    expect(await read(admin)).toMatchObject({ id: 1, role_type: "Admin", cpf: null, address: null });
  });

  it("carries nothing of the table that the contract does not name", async () => {
    const { text } = await send(app, findProfile, { as: ana });
    expect(text).not.toMatch(/password|argon2|photo_key|trainer_id|search|confirmed_at|token|hash/);
  });
});

describe("changing one's own profile", () => {
  it("keeps every field of a trainer's, the CEP as digits and the phone in its mask", async () => {
    const trainer = await aTrainer(prumo);
    const answer = await save(aProfileDraft({ fullname: "  Ana Lima " }), trainer);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      id: trainer.id,
      fullname: "Ana Lima",
      email: trainer.email,
      phone: "(11) 91234-5678",
      address: { ...aProfileDraft().address, zipcode: "01310200" },
    });
    expect(await read(trainer)).toEqual(answer.body.user);
  });

  it("keeps a trainer's CREF in one writing, leaves it when it is absent, and removes it when it is blank", async () => {
    const trainer = await aTrainer(prumo);
    expect((await save(aProfileDraft({ cref: "cref 12345-g/sp" }), trainer)).body.user.cref).toBe("012345-G/SP");
    expect((await save(aProfileDraft(), trainer)).body.user.cref).toBe("012345-G/SP");
    const refused = await save(aProfileDraft({ cref: "12345" }), trainer);
    expect([refused.status, refused.errors.fields]).toEqual([
      422,
      { "user.cref": "CREF inválido. Escreva como 012345-G/SP" },
    ]);
    expect((await save(aProfileDraft({ cref: "" }), trainer)).body.user.cref).toBeNull();
  });

  it("keeps a trainer's birth date, leaves it when it is absent, and removes it when it is blank", async () => {
    const trainer = await aTrainer(prumo);
    const saved = async (changes?: Partial<ProfileInput>) => (await save(aProfileDraft(changes), trainer)).body.user;
    expect((await saved({ birthdate: "1990-05-12" })).birthdate).toBe("1990-05-12");
    expect((await saved()).birthdate).toBe("1990-05-12");
    expect((await saved({ birthdate: "" })).birthdate).toBeNull();
  });

  it.each(["1899-12-31", "1915-01-01", "2200-01-01", "12/05/1990"])(
    "refuses the birth date %s at its field",
    async (birthdate) => {
      const refused = await save(aProfileDraft({ birthdate }));
      expect([refused.status, refused.errors.fields]).toEqual([422, { "user.birthdate": "Data inválida" }]);
    },
  );

  it("keeps no birth date of a student: theirs stands in the registration", async () => {
    const student = await aStudent(prumo, ana, { birthdate: "2000-01-31" });
    expect((await save(aProfileDraft({ birthdate: "1990-05-12" }), student)).body.user.birthdate).toBeNull();
    expect((await send(app, findStudent, { params: { id: student.id }, as: ana })).body.student.birthdate).toBe(
      "2000-01-31",
    );
  });

  it("keeps no CREF of a student or of the administrator", async () => {
    const student = await aStudent(prumo, ana);
    for (const as of [student, admin])
      expect((await save(aProfileDraft({ cref: "012345-G/SP" }), as)).body.user.cref).toBeNull();
  });

  it("changes nobody else's", async () => {
    const before = await read(bruno);
    const everybody = () =>
      database.owner.query("select id, name, phone from users where id <> $1 order by id", [ana.id]);
    const { rows } = await everybody();
    await sendAnything(app, updateProfile, {
      body: {
        user: { ...aProfileDraft({ fullname: "Quem Manda" }), id: bruno.id, trainer_id: bruno.id, role: "admin" },
      },
      as: ana,
    });
    expect(await read(bruno)).toEqual(before);
    expect((await everybody()).rows).toEqual(rows);
    expect((await read(ana)).role_type).toBe("PersonalTrainer");
  });

  it("changes neither e-mail, CPF nor password", async () => {
    const trainer = await aTrainer(prumo);
    await sendAnything(app, updateProfile, {
      body: { user: { ...aProfileDraft(), email: "outra@exemplo.com.br", cpf: "98765432100", password: "nova-senha" } },
      as: trainer,
    });
    expect(await read(trainer)).toMatchObject({ email: trainer.email, cpf: null });
    const again = await send(app, signIn, { body: { email: trainer.email, password: PASSWORD } });
    expect(again.status).toBe(200);
  });

  it.each([
    ["11912345678", "(11) 91234-5678"],
    ["(11) 91234-5678", "(11) 91234-5678"],
    ["(11) 9 1234-5678", "(11) 91234-5678"],
  ])("takes the phone %s and keeps %s", async (phone, keptAs) => {
    expect((await save(aProfileDraft({ phone }))).body.user.phone).toBe(keptAs);
  });

  it("without a complement is complete", async () => {
    const { complement, ...address } = { ...aProfileDraft().address, complement: "" };
    for (const one of [address, { ...address, complement }, { ...address, complement: null }]) {
      const answer = await sendAnything(app, updateProfile, {
        body: { user: { ...aProfileDraft(), address: one } },
        as: ana,
      });
      expect([answer.status, answer.body.user.address?.complement]).toEqual([200, null]);
    }
  });

  const withAddress = (changes: object) => ({ address: { ...aProfileDraft().address, ...changes } });
  it.each<[string, object, Record<string, string>]>([
    ["no name", { fullname: undefined }, { fullname: required }],
    ["a blank name", { fullname: "  " }, { fullname: required }],
    ["an endless name", { fullname: "a".repeat(121) }, { fullname: "Use no máximo 120 caracteres" }],
    ["no phone", { phone: "" }, { phone: required }],
    ["half a phone", { phone: "(11) 9 1234" }, { phone: format }],
    ["letters as phone", { phone: "11912345678 ramal" }, { phone: format }],
    ["no address", { address: undefined }, { address: required }],
    ["an address of nothing", { address: "rua" }, { address: format }],
    ["no street", withAddress({ street: "" }), { "address.street": required }],
    ["no number", withAddress({ number: " " }), { "address.number": required }],
    ["no neighbourhood", withAddress({ neighborhood: undefined }), { "address.neighborhood": required }],
    ["no city", withAddress({ city: null }), { "address.city": required }],
    ["a state that is none", withAddress({ state: "XX" }), { "address.state": "Escolha uma das opções" }],
    ["no CEP", withAddress({ zipcode: "" }), { "address.zipcode": required }],
    ["half a CEP", withAddress({ zipcode: "01310-1" }), { "address.zipcode": "CEP deve conter 8 Dígitos" }],
    ["letters as CEP", withAddress({ zipcode: "0131A-100" }), { "address.zipcode": "CEP deve conter 8 Dígitos" }],
    ["NUL in the street", withAddress({ street: "Rua\u0000" }), { "address.street": MESSAGES.oneLine }],
    ["a photo that is text", { photo: "data:image/png;base64,xx" }, { photo: expect.any(String) }],
  ])("with %s says which field is wrong, and changes nothing", async (_, change, fields) => {
    const before = await read(ana);
    const body = { user: { ...aProfileDraft({ fullname: "Outra" }), ...change } };
    const answer = await sendAnything(app, updateProfile, { body, as: ana });
    expect([answer.status, answer.errors]).toEqual([
      422,
      {
        code: "invalid",
        detail: "Verifique os campos destacados.",
        fields: Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [`user.${path}`, sentence])),
      },
    ]);
    expect(await read(ana)).toEqual(before);
  });

  it("of a student keeps name and phone, in the mask of their country, and no address", async () => {
    const student = await aStudent(prumo, ana, { email_secundario: "PT", cellphone: "21 123 4567" });
    const answer = await save(aProfileDraft({ fullname: "João Lima", phone: "217654321" }), student);
    expect(answer.body.user).toMatchObject({ fullname: "João Lima", phone: "21 765 4321", address: null });
    const seen = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect(seen.body.student).toMatchObject({ name: "João Lima", cellphone: "21 765 4321" });
    const { rows } = await database.owner.query("select from trainers where trainer_id = $1", [student.id]);
    expect(rows).toEqual([]);
    const refused = await save(aProfileDraft({ phone: "11912345678" }), student);
    expect([refused.status, refused.errors.fields]).toEqual([422, { "user.phone": format }]);
  });

  it("of the administrator keeps name and phone", async () => {
    const answer = await save({ fullname: "Administração Geral", phone: "11 92345-6789" }, admin);
    expect(answer.body.user).toMatchObject({ id: 1, fullname: "Administração Geral", phone: "(11) 92345-6789" });
    const { rows } = await database.owner.query("select phone from users where id = 1");
    expect(rows).toEqual([{ phone: "11923456789" }]);
  });

  it("twice at once leaves one of the two, whole", { tags: "race" }, async () => {
    const trainer = await aTrainer(prumo);
    const one = (name: string) =>
      aProfileDraft({
        fullname: name,
        address: { ...aProfileDraft().address, street: name } as ProfileInput["address"],
      });
    const answers = await Promise.all(["um", "dois", "três"].map((name) => save(one(name), trainer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const profile = await read(trainer);
    expect(profile.address?.street).toBe(profile.fullname);
  });
});

describe("one's own photo", () => {
  it("is kept upright, small, as WebP and without who took it and where", async () => {
    const answer = await saveForm({ photo: aFile(await aPhonePhoto()), photo_changed: true });
    const shown = await look(answer.body.user.photo_url);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    const metadata = await sharp(shown.bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it.each(["student", "admin"])("of a %s is kept too", async (role) => {
    const person = role === "admin" ? admin : await aStudent(prumo, ana);
    const answer = await saveForm({ photo: aFile(await anImage("png")), photo_changed: true }, person);
    expect((await look(answer.body.user.photo_url)).status).toBe(200);
  });

  it("replaced by another takes its file along", async () => {
    const trainer = await aTrainer(prumo);
    const before = await saveForm({ photo: aFile(await anImage("jpeg")), photo_changed: true }, trainer);
    const files = await kept();
    const after = await saveForm({ photo: aFile(await anImage("webp")), photo_changed: true }, trainer);
    expect(await kept()).toHaveLength(files.length);
    expect((await look(before.body.user.photo_url)).status).toBe(404);
    expect((await look(after.body.user.photo_url)).status).toBe(200);
  });

  it("replaced by another is saved whatever becomes of the old file, which goes when the storage is back", async () => {
    const trainer = await aTrainer(prumo);
    const before = await saveForm({ photo: aFile(await anImage("jpeg")), photo_changed: true }, trainer);
    const files = await kept();
    const stuck = await buildApp({
      ...dependencies,
      photos: { ...dependencies.photos, remove: () => Promise.reject(new Error("EIO")) },
    });
    const form = asForm({ user: { ...aProfileDraft(), photo: aFile(await anImage("webp")), photo_changed: true } });
    const after = await sendAnything(stuck, updateProfile, { form, as: trainer });
    await stuck.close();
    expect([after.status, (await look(after.body.user.photo_url)).status]).toEqual([200, 200]);
    expect(await kept()).toHaveLength(files.length);
    expect((await look(before.body.user.photo_url)).status).toBe(404);
  });

  it("stays while photo_changed does not say otherwise, and goes when it does", async () => {
    const trainer = await aTrainer(prumo);
    const { photo_url } = (await saveForm({ photo: aFile(await anImage("jpeg")) }, trainer)).body.user;
    expect(photo_url).not.toBeNull();
    for (const unchanged of [{}, { photo_changed: false }, { photo: "", photo_changed: "false" }])
      expect((await saveForm(unchanged, trainer)).body.user.photo_url).toBe(photo_url);
    const ignored = await saveForm({ photo: aFile(await anImage("png")), photo_changed: false }, trainer);
    expect(ignored.body.user.photo_url).toBe(photo_url);
    const removed = await saveForm({ photo: "", photo_changed: true }, trainer);
    expect(removed.body.user.photo_url).toBeNull();
    await runJobsOfNextDay();
    expect((await look(photo_url)).status).toBe(404);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["an SVG with a script", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["a GIF", () => anImage("gif")],
    ["half a JPEG", async () => (await anImage("jpeg")).subarray(0, 1500)],
    ["nothing at all", async () => Buffer.alloc(0)],
  ])("that is in fact %s is refused, and nothing is kept or changed", async (_, make) => {
    const before = [await read(ana), await kept()];
    const answer = await saveForm({ fullname: "Outra", photo: aFile(await make()), photo_changed: true });
    expect([answer.status, answer.errors]).toEqual([
      415,
      {
        code: "file_type_refused",
        detail: "Apenas arquivos JPEG, PNG e WebP são permitidos!",
        fields: { "user.photo": "Escolha uma imagem JPEG, PNG ou WebP." },
      },
    ]);
    expect([await read(ana), await kept()]).toEqual(before);
  });

  it("of 6 MiB is too large", async () => {
    const before = await kept();
    const image = Buffer.concat([await anImage("jpeg"), Buffer.alloc(6 * 1_048_576)]);
    const answer = await saveForm({ photo: aFile(image), photo_changed: true });
    expect([answer.status, answer.errors.detail]).toEqual([413, "A imagem tem um limite de 5 MB!"]);
    expect(await kept()).toEqual(before);
  });

  it("of a form that is then refused is not kept", async () => {
    const before = await kept();
    const answer = await saveForm({ phone: "11", photo: aFile(await anImage("jpeg")), photo_changed: true });
    expect(answer.status).toBe(422);
    expect(await kept()).toEqual(before);
  });

  it("replaced thrice at once leaves one file", { tags: "race" }, async () => {
    const trainer = await aTrainer(prumo);
    const before = await kept();
    const image = await anImage("jpeg");
    const answers = await Promise.all(
      [1, 2, 3].map(() => saveForm({ photo: aFile(image), photo_changed: true }, trainer)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(before.length + 1);
    expect((await look((await read(trainer)).photo_url)).status).toBe(200);
  });
});

describe("a student's own trainer", () => {
  it("is told to the student: whom to call, and nothing more", async () => {
    const trainer = await aTrainer(prumo, { name: "Rita" });
    await save(aProfileDraft({ fullname: "Rita Prado" }), trainer);
    const student = await aStudent(prumo, trainer);
    const { body } = await send(app, findOwnTrainer, { as: student });
    expect(body).toEqual({
      personal: {
        id: trainer.id,
        fullname: "Rita Prado",
        photo_url: null,
        phone: "(11) 91234-5678",
        email: trainer.email,
        landing_slug: null,
      },
    });
  });
});
