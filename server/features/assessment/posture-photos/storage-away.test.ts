import { once } from "node:events";
import { symlink, unlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Disk } from "flydrive";
import { afterAll, describe, expect, inject, it } from "vitest";
import { findPhotos } from "#contract/planning/mesocycles.ts";
import { ready } from "#contract/public-pages/system.ts";
import { buildApp } from "../../../app.ts";
import { createPhotoStore } from "../../../platform/files/photos.ts";
import { openFolder, openStorage, shareStorage } from "../../../platform/files/storage.ts";
import { aFolder } from "../../../testing/files/folder.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { request, send } from "../../../testing/send.ts";
import { aMesocycle } from "../../../testing/steps/cycles.ts";
import { namesOf, photoFiles, photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { createPosturePhotoStore } from "./store.ts";

const prumo = await startTestApp();
const ana = await aTrainer(prumo);
const jpeg = aFile(await anImage("jpeg"));
const secrets = [Buffer.from(inject("linkSecret"), "base64")] as const;

const AWAY = {
  code: "dependency_away",
  detail: "O armazenamento de arquivos está indisponível no momento. Tente novamente em instantes.",
};

/** The application with the same database, on another storage. */
async function appOn(disk: Disk) {
  const storage = shareStorage(disk, { secrets, clock: prumo.clock, log: { warn() {} } });
  const stores = { posturePhotos: createPosturePhotoStore(storage), photos: createPhotoStore(storage) };
  const app = await buildApp({ ...prumo.dependencies, ...stores });
  afterAll(() => app.close());
  return { ...prumo, app };
}

/** A bucket at an address of this machine where no server listens. */
async function aBucketThatIsAway(): Promise<Disk> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  server.close();
  await once(server, "close");
  const endpoint = `http://127.0.0.1:${port}`;
  return openStorage("/nowhere", {
    bucket: "fotos",
    region: "us-east-1",
    endpoint,
    accessKeyId: "a",
    secretAccessKey: "b",
  });
}

async function aFolderThatIsAFile(): Promise<Disk> {
  const place = aFolder();
  await writeFile(join(place, "files"), "a file where the folder should be");
  return openFolder(place);
}

it("a server whose bucket is away is ready for all that needs no file, and says so", async () => {
  const { app } = await appOn(await aBucketThatIsAway());
  expect((await send(app, ready, {})).body).toEqual({ status: "ready", files: "away" });
  expect((await send(prumo.app, ready, {})).body).toEqual({ status: "ready", files: "there" });
});

describe.each([
  ["a bucket where no server listens", await appOn(await aBucketThatIsAway())],
  ["a folder that is a file", await appOn(await aFolderThatIsAFile())],
])("with %s", (_, away) => {
  it("an upload is told to come back, and the photo that was there stays", async () => {
    const path = await aMesocycle(prumo, await aStudent(prumo, ana));
    const sendTo = (place: typeof prumo) => sendPhoto(place, path, photoForm("frontal", jpeg, path.mesoId), ana);
    const first = await sendTo(away);
    expect([first.status, first.headers["retry-after"], first.errors]).toEqual([503, "5", AWAY]);
    const photosOf = async () => (await send(prumo.app, findPhotos, { params: path, as: ana })).body.photos;
    expect(namesOf(await photosOf())).toEqual([]);
    const stored = (await sendTo(prumo)).body.mesocycle.photos.principais[0];
    expect((await sendTo(away)).status).toBe(503);
    expect((await photosOf()).principais[0]?.added_at).toBe(stored?.added_at);
    expect((await request(prumo.app, { method: "GET", url: stored?.src ?? "" })).status).toBe(200);
  });

  it("an upload that comes later works: the dialog sends the same photo again", async () => {
    const path = await aMesocycle(prumo, await aStudent(prumo, ana));
    const form = photoForm("dorsal", jpeg, path.mesoId);
    expect((await sendPhoto(away, path, form, ana)).status).toBe(503);
    const { body } = await sendPhoto(prumo, path, form, ana);
    expect(namesOf(body.mesocycle.photos)).toEqual(["dorsal"]);
  });

  it("a photo that was stored before is answered the same, without the storage's address", async () => {
    const path = await aMesocycle(prumo, await aStudent(prumo, ana));
    const { body } = await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), ana);
    const [photo] = body.mesocycle.photos.principais;
    for (const url of [photo?.src, photo?.thumbnail]) {
      const answer = await request(away.app, { method: "GET", url: url ?? "" });
      expect([answer.status, answer.headers["retry-after"], answer.errors]).toEqual([503, "5", AWAY]);
      expect(answer.text).not.toContain("127.0.0.1");
    }
  });
});

it("a file that is there and cannot be read is no missing one", async () => {
  const bruno = await aTrainer(prumo);
  const path = await aMesocycle(prumo, await aStudent(prumo, bruno));
  const { body, status } = await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), bruno);
  expect(status).toBe(200);
  const files = await photoFiles(prumo, bruno.id);
  expect(files).toHaveLength(3);
  const large = files.find((name) => !/-\d{3}\.\w+$/.test(name)) ?? "";
  const place = join(prumo.dataDir, "files/posture", String(bruno.id), large);
  await unlink(place);
  // A link to itself: there, and beyond reading.
  await symlink(place, place);
  const answer = await request(prumo.app, { method: "GET", url: body.mesocycle.photos.principais[0]?.src ?? "" });
  expect([answer.status, answer.errors]).toEqual([503, AWAY]);
});
