import { once } from "node:events";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it, onTestFinished } from "vitest";
import { updateProfile } from "#contract/own-data/profile.ts";
import { createDocumentRenderer } from "../../../documents/renderer.ts";
import { actAsStudent, actAsTrainer } from "../../../platform/database/scope.ts";
import { anMp4 } from "../../../testing/files/films.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aProfileDraft, aStudent, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { consent, writeWithMedia } from "../../../testing/steps/comments.ts";
import { exportsOf } from "../../../testing/steps/exports.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { aWorld, markOf } from "../../../testing/world.ts";
import { exportZip } from "./documents.ts";

const prumo = await startTestApp();
const { app, clock, dataDir, database, dependencies, runDueJobs } = prumo;
const { ana, joao, cycle, dora, bruno, carla, admin } = await aWorld(prumo);
const { ask, stateOf, filesKept, linkFor, open } = exportsOf(prumo);

const openTransactions = async () => {
  const { rowCount } = await database.owner.query(
    "select from pg_stat_activity where datname = current_database() and usename = 'prumo_server' and xact_start is not null",
  );
  return rowCount;
};

/** Asks, waits for the mail, follows its link, and unpacks what it brings. */
async function theCopyOf(person: Person) {
  await ask(person);
  const { bytes } = await open(await linkFor(person));
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const);
  return { names: files.map(([name]) => name), files: new Map(files), all: files.map(([, text]) => text).join("\n") };
}

const rowsIn = ({ files }: { files: ReadonlyMap<string, string> }, name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(name) ?? "null");

describe("a student's copy", async () => {
  const photo = new File([new Uint8Array(await anImage("jpeg"))], "eu.jpg");
  const form = new FormData();
  for (const [name, value] of Object.entries({ fullname: joao.name, phone: "(11) 91234-5678", photo_changed: "true" }))
    form.append(`user[${name}]`, value);
  form.append("user[photo]", photo);
  await sendAnything(app, updateProfile, { form, as: joao });
  await consent(prumo, joao);
  const film = { kind: "film", bytes: anMp4(), text: "Olha o joelho" } as const;
  await writeWithMedia(prumo, cycle.mesocycle.trainings[0]?.id ?? 0, joao, film);
  const copy = await theCopyOf(joao);

  it("has a file for each thing, the photo, and the sheets as PDFs", () => {
    expect(copy.names).toEqual([
      "LEIA-ME.txt",
      "conta.json",
      "sessoes.json",
      "mudancas-de-email.json",
      "segundos-fatores.json",
      "registro-de-acessos.json",
      "copias-pedidas.json",
      "termos-aceitos.json",
      "pedidos-de-exclusao.json",
      "escolhas-de-avisos.json",
      "aparelhos-com-avisos.json",
      "avisos.json",
      "alunos.json",
      "triagem.json",
      "avaliacoes-marcadas.json",
      "documentos-de-prontidao.json",
      "metas.json",
      "macrociclos.json",
      "mesociclos.json",
      "microciclos.json",
      "avaliacoes.json",
      "mudancas-de-avaliacoes.json",
      "testes-de-forca.json",
      "cargas-maximas.json",
      "fotos-posturais.json",
      "treinos.json",
      "treinos-realizados.json",
      "registros-de-treino.json",
      "treinos-removidos.json",
      "comentarios.json",
      "consentimentos-de-midia.json",
      "links-compartilhados.json",
      "planos-dos-alunos.json",
      "cartao-da-renovacao.json",
      "pix-da-operadora.json",
      "mensalidades.json",
      "pagamentos-dos-alunos.json",
      `fotos/${joao.id}.webp`,
      expect.stringMatching(/^comentarios\/\d+\.mp4$/),
      // The sheets are of the prescribed mesocycle, of the evaluated one after it, and of the prescribed week.
      expect.stringMatching(/^avaliacoes\/.+\.pdf$/),
      expect.stringMatching(/^treinos\/.+\.pdf$/),
      expect.stringMatching(/^avaliacoes\/.+\.pdf$/),
      expect.stringMatching(/^avaliacoes\/.+\.pdf$/),
      expect.stringMatching(/^treinos\/.+\.pdf$/),
    ]);
    expect(new Set(copy.names).size).toBe(copy.names.length);
    expect(copy.files.get(`fotos/${joao.id}.webp`)).toMatch(/^RIFF/);
    expect(rowsIn(copy, "comentarios.json")).toMatchObject([
      { text: "Olha o joelho", media: { media_type: "video/mp4" } },
    ]);
    for (const name of copy.names.filter((name) => name.endsWith(".pdf")))
      expect(copy.files.get(name)).toMatch(/^%PDF/);
  });

  it("says in Portuguese what each file is", () => {
    const text = copy.files.get("LEIA-ME.txt") ?? "";
    expect(text).toContain("Cópia dos seus dados no Prumo");
    expect(text).toContain("Gerada em 2 de março de 2026 às 12:00");
    for (const name of copy.names.filter((name) => name.endsWith(".json"))) expect(text).toContain(name);
  });

  it("holds the registration with both anamneses, what was measured and derived, and what is prescribed", () => {
    const mark = markOf(joao);
    expect(rowsIn(copy, "conta.json")).toMatchObject([{ id: joao.id, email: joao.email, role: "student" }]);
    expect(JSON.stringify(rowsIn(copy, "alunos.json")).toLowerCase()).toContain(`ombro ${mark}`);
    expect(JSON.stringify(rowsIn(copy, "alunos.json")).toLowerCase()).toContain(`creatina ${mark}`);
    const [evaluation] = rowsIn(copy, "avaliacoes.json");
    expect(evaluation).toMatchObject({
      student_id: joao.id,
      student: { weight: expect.anything() },
      perimeter: { percentualGordura: { value: expect.any(Number) } },
    });
    const [training] = rowsIn(copy, "treinos.json");
    expect(training).toMatchObject({
      name: "Treino A",
      entries: [{ exercises: [expect.any(String)], min_reps: 8, notes: expect.stringMatching(/Devagar/) }, {}],
    });
  });

  it("holds nothing of the trainer, of other students or of strangers, and no secret", () => {
    const said = copy.all.toLowerCase();
    for (const person of [dora, bruno, carla]) expect(said).not.toContain(markOf(person));
    // The PDFs name the trainer in their head, as the sheets do.
    const json = [...copy.files].filter(([name]) => name.endsWith(".json")).map(([, text]) => text);
    expect(json.join("\n").toLowerCase()).not.toContain(markOf(ana));
    for (const secret of ["password_hash", "token_hash", "$argon2"]) expect(copy.all).not.toContain(secret);
  });
});

it("a copy holds no transaction while its sheets are laid out, and waits for its turn where others are refused", async () => {
  const pdf = createDocumentRenderer({ queueLimit: 0 });
  onTestFinished(() => pdf.close());
  const whileLaidOut: unknown[] = [];
  const renderInBackground: typeof pdf.renderInBackground = async (job) => {
    whileLaidOut.push(await openTransactions());
    return pdf.renderInBackground(job);
  };
  const actor = actAsStudent({ studentId: joao.id, trainerId: ana.id }, "demonstration");
  const bytes = await buffer(exportZip(actor, { ...dependencies, pdf: { ...pdf, renderInBackground } }));
  expect(Object.keys(unzipSync(bytes)).filter((name) => name.endsWith(".pdf"))).toHaveLength(5);
  expect(whileLaidOut).toEqual([0, 0, 0, 0, 0]);
});

describe("a trainer's copy", async () => {
  await send(app, updateProfile, { body: { user: aProfileDraft({ fullname: ana.name }) }, as: ana });
  await database.owner.query(
    `with paid as (
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 9900, 'paid', period_start, period_end, period_start, now(), now() from subscriptions where trainer_id = $1
       returning trainer_id, subscription_id, plan_id, plan_name, frequency, id
     )
     insert into payments (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents, installments, created_at, paid_at)
     select trainer_id, subscription_id, plan_id, plan_name, frequency, id, 'segredo-do-cartao', 'paid', 'credit_card', 9900, 1, now(), now() from paid`,
    [ana.id],
  );
  const copy = await theCopyOf(ana);

  it("takes along the students whom the trainer answers for, and says so", () => {
    expect(rowsIn(copy, "alunos.json").map(({ id }) => id)).toEqual([joao.id, dora.id]);
    const evaluated = rowsIn(copy, "avaliacoes.json").map(({ student_id }) => student_id);
    expect(evaluated).toEqual([joao.id, dora.id].flatMap((id) => [id, id, id]));
    expect(copy.names).toContain(`fotos/${joao.id}.webp`);
    expect(copy.files.get("LEIA-ME.txt")).toContain("por quem você responde como controlador");
  });

  it("holds the profile, the subscription and the payments without what charges a card", () => {
    expect(rowsIn(copy, "perfil.json")).toMatchObject([{ address: { city: "São Paulo" } }]);
    expect(rowsIn(copy, "assinaturas.json")).toMatchObject([{ state: "active", plan_name: expect.any(String) }]);
    expect(rowsIn(copy, "faturas.json")).toMatchObject([{ state: "paid", plan_name: expect.any(String) }]);
    expect(rowsIn(copy, "pagamentos.json")).toMatchObject([{ value_cents: 9900 }]);
    expect(copy.all).not.toContain("segredo-do-cartao");
    expect(copy.all).not.toContain("card_reference");
  });

  it("holds nothing of another trainer", () => {
    for (const person of [bruno, carla]) expect(copy.all.toLowerCase()).not.toContain(markOf(person));
  });
});

it("the administrator's copy is the account alone", async () => {
  expect((await theCopyOf(admin)).names).toEqual([
    "LEIA-ME.txt",
    "conta.json",
    "sessoes.json",
    "mudancas-de-email.json",
    "segundos-fatores.json",
    "registro-de-acessos.json",
    "copias-pedidas.json",
  ]);
});

describe("a copy that cannot be made", () => {
  it("leaves no file, and after a day another may be asked for", async () => {
    const fresh = await aTrainer(prumo);
    await ask(fresh);
    await database.owner.query("delete from graphile_worker._private_jobs");
    expect((await ask(fresh)).status).toBe(409);
    clock.advance(DAY_MS);
    await database.owner.query("select graphile_worker.add_job('expire_data_exports')");
    await runDueJobs();
    expect((await stateOf(fresh)).export?.state).toBe("failed");
    expect((await ask(await signedIn(prumo, fresh))).status).toBe(201);
  });

  it("when storage fails in the middle, leaves nothing for longer than an hour", async () => {
    await runDueJobs();
    const before = filesKept();
    const actor = actAsTrainer(ana.id, "demonstration");
    const zip = exportZip(actor, dependencies);
    zip.once("data", () => zip.destroy(new Error("the disk is full")));
    await expect(dependencies.exports.keep(zip)).rejects.toThrow("Cannot write file");
    const folder = join(dataDir, "files/exports");
    const longAgo = new Date(Date.now() - 7_200_000);
    writeFileSync(join(folder, `${"b".repeat(36)}.zip`), "half a copy");
    const keptAfterTheJob = async () => {
      for (const name of filesKept()) utimesSync(join(folder, name), longAgo, longAgo);
      await database.owner.query("select graphile_worker.add_job('expire_data_exports')");
      await runDueJobs();
      return filesKept();
    };
    // The write that was under way may still end a moment later.
    await expect.poll(keptAfterTheJob).toEqual(before);
  });
});

describe("a copy of ten megabytes", async () => {
  const gym = await aTrainer(prumo);
  await aStudent(prumo, gym);
  await database.owner.query(
    `with people as (
       insert into users (id, role, trainer_id, name, email)
       select 500000 + n, 'student', $1, 'Aluno ' || n, 'aluno' || n || '@academia.example' from generate_series(1, 500) n returning id
     )
     insert into students (trainer_id, id, gender, student_type, country, personal_anamnesis)
     select $1, id, 'male', 'in_person', 'BR', jsonb_build_object('lesions', (select string_agg(md5(id * 1000 + n || ''), '') from generate_series(1, 640) n)) from people`,
    [gym.id],
  );
  const actor = actAsTrainer(gym.id, "demonstration");

  it("is written in less than half of that memory", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const retained = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed + process.memoryUsage().external;
    };
    const samples: number[] = [];
    let chunks = 0;
    const zip = exportZip(actor, dependencies);
    zip.on("data", () => {
      // A full collection takes a tenth of a second.
      if (chunks++ % 80 === 0) samples.push(retained());
    });
    await once(zip, "end");
    expect(samples.length).toBeGreaterThan(3);
    // Kept memory grows to the end. A single look may meet a page of rows on its way.
    const grown = Math.min(...samples.slice(-2)) - Math.max(...samples.slice(0, 2));
    expect(grown).toBeLessThan(5_000_000);
  });

  it("lets its transaction go when nobody reads on", async () => {
    const zip = exportZip(actor, dependencies);
    for (let chunks = 0; chunks < 30; chunks++) await once(zip, "data");
    expect(await openTransactions()).toBe(1);
    zip.destroy();
    await expect.poll(openTransactions).toBe(0);
  });
});
