import { mkdir, readdir, readFile, unlink, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { removeMacrocycle } from "#contract/planning/macrocycles.ts";
import { findPhotos, removeMesocycle } from "#contract/planning/mesocycles.ts";
import { removeMicrocycle } from "#contract/planning/microcycles.ts";
import { removeStudent, setStudentStatus } from "#contract/students/students.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { request, send } from "../../../testing/send.ts";
import { aMesocycle, aMesocycleOfWeeks } from "../../../testing/steps/cycles.ts";
import { namesOf, photoFiles, photoForm, sendPhoto, sendPhotoOfWeek } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { posturePhotoJobs } from "./jobs.ts";

const prumo = await startTestApp();
const { app, dataDir } = prumo;
const jpeg = aFile(await anImage("jpeg"));
const png = aFile(await anImage("png"));

/** A photo of a trainer of its own, so that the trainer's folder shows what is left. */
async function aPhoto() {
  const trainer = await aTrainer(prumo);
  const student = await aStudent(prumo, trainer);
  const path = await aMesocycle(prumo, student);
  const send = (photo: File | "" = jpeg) => sendPhoto(prumo, path, photoForm("frontal", photo, path.mesoId), trainer);
  const { body } = await send();
  return {
    trainer,
    student,
    path,
    send,
    photo: body.mesocycle.photos.principais[0],
    files: () => photoFiles(prumo, trainer.id),
  };
}

describe("the file of a photo", () => {
  it("lies in the tenant's folder beside its thumbnail and what is printed", async () => {
    const { files } = await aPhoto();
    expect(await files()).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}-480\.webp$/),
      expect.stringMatching(/^[0-9a-f-]{36}-900\.jpg$/),
      expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/),
    ]);
  });

  it("is shown as the WebP that it is where it was kept before photos became JPEG", async () => {
    const { trainer, path, files } = await aPhoto();
    const folder = join(dataDir, "files/posture", String(trainer.id));
    const [, printed = "", large = ""] = await files();
    await unlink(join(folder, printed));
    const former = large.replace(".jpg", ".webp");
    await writeFile(join(folder, former), await anImage("webp"));
    await prumo.database.owner.query("update evaluation_photos set file_key = $1 where file_key = $2", [
      `posture/${trainer.id}/${former}`,
      `posture/${trainer.id}/${large}`,
    ]);
    const { photos } = (await send(app, findPhotos, { params: path, as: trainer })).body;
    for (const url of [photos.principais[0]?.src, photos.principais[0]?.thumbnail]) {
      const shown = await request(app, { method: "GET", url: url ?? "" });
      expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    }
    expect(await prumo.dependencies.posturePhotos.readJpeg(`posture/${trainer.id}/${former}`)).toBeDefined();
  });

  it("is printed from what is kept for it, alike where that is missing", async () => {
    const { trainer, files } = await aPhoto();
    const [, printed = "", large = ""] = await files();
    const place = join(dataDir, "files/posture", String(trainer.id), printed);
    const print = () => prumo.dependencies.posturePhotos.readJpeg(`posture/${trainer.id}/${large}`);
    const kept = await readFile(place);
    expect(await print()).toEqual(kept);
    await unlink(place);
    expect(await print()).toEqual(kept);
  });

  it("goes when another photo takes its slot", async () => {
    const { send: sendAgain, photo, files } = await aPhoto();
    const before = await files();
    const { body } = await sendAgain(png);
    const after = await files();
    expect(after).toHaveLength(3);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
    expect((await request(app, { method: "GET", url: photo?.src ?? "" })).status).toBe(404);
    const shown = await request(app, { method: "GET", url: body.mesocycle.photos.principais[0]?.src ?? "" });
    expect(shown.status).toBe(200);
  });

  it("stays for a day, so that a copy of the files made after a dump has every photo that the dump names", async () => {
    const { trainer, path, send: change } = await aPhoto();
    const folder = join(dataDir, "files/posture", String(trainer.id));
    const { rows: dump } = await prumo.database.owner.query(
      "select file_key from evaluation_photos where trainer_id = $1 and mesocycle_id = $2",
      [trainer.id, path.mesoId],
    );
    await change(png);
    const hourAgo = new Date(Date.now() - 3_700_000);
    for (const file of await readdir(folder)) await utimes(join(folder, file), hourAgo, hourAgo);
    await prumo.runDueJobs();
    for (const job of posturePhotoJobs(prumo.dependencies)) await job.work({}, { error() {}, warn() {} });
    const [named = ""] = dump.map(({ file_key }) => basename(file_key));
    const smaller = ["-480.webp", "-900.jpg"].map((end) => named.replace(".jpg", end));
    expect(await readdir(folder)).toEqual(expect.arrayContaining([named, ...smaller]));
    await prumo.runJobsOfNextDay();
    expect(await readdir(folder)).toHaveLength(3);
    expect(await readdir(folder)).not.toContain(named);
  });

  it("goes when the photo is removed, which may be done twice", async () => {
    const { send: change, files } = await aPhoto();
    expect(namesOf((await change("")).body.mesocycle.photos)).toEqual([]);
    expect((await change("")).status).toBe(200);
    expect(await files()).toEqual([]);
  });

  it("goes with its mesocycle, its macrocycle and its student", async () => {
    const [one, two, three] = [await aPhoto(), await aPhoto(), await aPhoto()];
    await send(app, removeMesocycle, { params: one.path, as: one.trainer });
    await send(app, removeMacrocycle, { params: two.path, as: two.trainer });
    const params = { id: three.student.id };
    await send(app, setStudentStatus, { params, body: { is_active: false }, as: three.trainer });
    expect((await send(app, removeStudent, { params, as: three.trainer })).status).toBe(204);
    for (const { files } of [one, two, three]) expect(await files()).toEqual([]);
  });

  it("goes with its week, and leaves the mesocycle's own", async () => {
    const trainer = await aTrainer(prumo);
    const { path, weeks } = await aMesocycleOfWeeks(prumo, await aStudent(prumo, trainer));
    const [week] = weeks;
    if (!week) throw new Error("no weeks");
    await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), trainer);
    await sendPhotoOfWeek(prumo, week, photoForm("frontal", jpeg, week.microId), trainer);
    expect(await photoFiles(prumo, trainer.id)).toHaveLength(6);
    await send(app, removeMicrocycle, { params: week, as: trainer });
    expect(await photoFiles(prumo, trainer.id)).toHaveLength(3);
  });

  it("stays alone when one slot is sent several photos at once", { tags: "race" }, async () => {
    const { path, trainer, send: change, files } = await aPhoto();
    const answers = await Promise.all([jpeg, png, jpeg].map((photo) => change(photo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await files()).toHaveLength(3);
    const { photos } = (await send(app, findPhotos, { params: path, as: trainer })).body;
    expect((await request(app, { method: "GET", url: photos.principais[0]?.src ?? "" })).status).toBe(200);
  });

  it("is not left over when its cycle is removed while it is prepared", { tags: "race" }, async () => {
    const { path, trainer, send: change, files } = await aPhoto();
    const [uploaded] = await Promise.all([change(png), send(app, removeMesocycle, { params: path, as: trainer })]);
    expect([200, 404]).toContain(uploaded.status);
    expect(await files()).toEqual([]);
  });

  it("that is missing is not found, and the others are shown", async () => {
    const { trainer, photo, files } = await aPhoto();
    for (const file of await files()) await unlink(join(dataDir, "files/posture", String(trainer.id), file));
    expect((await request(app, { method: "GET", url: photo?.src ?? "" })).status).toBe(404);
  });
});

describe("the nightly check of files", () => {
  const told: unknown[] = [];
  const log = { error() {}, warn: (...words: unknown[]) => told.push(words) };
  const check = () => Promise.all(posturePhotoJobs(prumo.dependencies).map((job) => job.work({}, log)));
  const folderOf = (tenant: number) => join(dataDir, "files/posture", String(tenant));

  it("removes files that no row names once they are an hour old, also of a tenant that is gone", async () => {
    const { trainer, files } = await aPhoto();
    const kept = await files();
    const [stray, fresh, ofNobody] = ["a", "b", "c"].map(
      (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000.webp`,
    );
    await mkdir(folderOf(987_654), { recursive: true });
    const hourAgo = new Date(Date.now() - 3_700_000);
    for (const [tenant, file, date] of [
      [trainer.id, stray, hourAgo],
      [trainer.id, fresh, new Date()],
      [987_654, ofNobody, hourAgo],
    ] as const) {
      const place = join(folderOf(tenant), file ?? "");
      await writeFile(place, "x");
      await utimes(place, date, date);
    }
    for (const file of kept) await utimes(join(folderOf(trainer.id), file), hourAgo, hourAgo);
    await check();
    expect(await files()).toEqual([...kept, fresh].sort());
    expect(await photoFiles(prumo, 987_654)).toEqual([]);
  });

  it("warns of rows whose photo or thumbnail is missing, and of no others", async () => {
    const [{ trainer, files }, former] = [await aPhoto(), await aPhoto()];
    // A photo of before has nothing kept for the printer.
    const [, printed = ""] = await former.files();
    await unlink(join(folderOf(former.trainer.id), printed));
    await check();
    expect(JSON.stringify(told)).not.toContain(`"tenant":${former.trainer.id},`);
    const before = told.length;
    const [thumbnail = ""] = await files();
    await unlink(join(folderOf(trainer.id), thumbnail));
    await check();
    const missing = [`posture/${trainer.id}/${thumbnail.replace("-480.webp", ".jpg")}`];
    const warnings = told.slice(before).filter((words) => JSON.stringify(words).includes(`"tenant":${trainer.id},`));
    expect(warnings).toEqual([[{ tenant: trainer.id, missing }, "Há fotos posturais sem arquivo no armazenamento."]]);
  });
});
