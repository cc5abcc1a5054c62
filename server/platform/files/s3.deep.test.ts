import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findPhotos, removeMesocycle } from "#contract/planning/mesocycles.ts";
import { ready } from "#contract/public-pages/system.ts";
import { posturePhotoJobs } from "../../features/assessment/posture-photos/jobs.ts";
import { createPosturePhotoStore } from "../../features/assessment/posture-photos/store.ts";
import { aFile } from "../../testing/files/forms.ts";
import { anImage } from "../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../testing/people.ts";
import { request, send } from "../../testing/send.ts";
import { startSwift } from "../../testing/services/swift.ts";
import { aMesocycle } from "../../testing/steps/cycles.ts";
import { namesOf, photoForm, sendPhoto } from "../../testing/steps/posture-photos.ts";
import { NOW, startTestApp } from "../../testing/test-app.ts";
import { createPhotoStore } from "./photos.ts";
import { openStorage, shareStorage } from "./storage.ts";

const settings = await startSwift();
const { accessKeyId, secretAccessKey, endpoint, region, bucket } = settings;
const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
await client.send(new CreateBucketCommand({ Bucket: bucket }));
client.destroy();

const clock = { now: () => new Date(NOW) };
const disk = await openStorage("/nowhere", settings);
const storage = shareStorage(disk, { secrets: [Buffer.from("secret")], clock, log: { warn() {} } });
const posturePhotos = createPosturePhotoStore(storage);
const prumo = await startTestApp({ photos: createPhotoStore(storage), posturePhotos });
const { app, runJobsOfNextDay } = prumo;
const jpeg = aFile(await anImage("jpeg"));

describe("photos in a bucket", () => {
  it("are written, shown, listed and removed with their cycle", async () => {
    const ana = await aTrainer(prumo);
    const path = await aMesocycle(prumo, await aStudent(prumo, ana));
    for (const slot of ["frontal", "dorsal", "frontal"] as const) {
      const { status } = await sendPhoto(prumo, path, photoForm(slot, jpeg, path.mesoId), ana);
      expect(status).toBe(200);
    }
    await runJobsOfNextDay();
    // Each of the two in three sizes.
    expect(await posturePhotos.listFiles(ana.id)).toHaveLength(6);
    expect(await posturePhotos.listTenants()).toContain(ana.id);
    const { photos } = (await send(app, findPhotos, { params: path, as: ana })).body;
    expect(namesOf(photos)).toEqual(["frontal", "dorsal"]);
    const shown = await request(app, { method: "GET", url: photos.principais[0]?.src ?? "" });
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 600 });
    await send(app, removeMesocycle, { params: path, as: ana });
    await runJobsOfNextDay();
    expect(await posturePhotos.listFiles(ana.id)).toEqual([]);
    expect((await request(app, { method: "GET", url: photos.principais[0]?.src ?? "" })).status).toBe(404);
  });

  it("are listed beyond one page of the bucket's answers, and by tenant, not by the beginning of its number", async () => {
    const keyOf = (index: number) => `posture/7/${String(index).padStart(8, "0")}-0000-4000-8000-000000000000.webp`;
    const AT_ONCE = 10;
    for (let done = 0; done < 1_010; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => disk.put(keyOf(done + index), "x")));
    await disk.put("posture/71/00000000-0000-4000-8000-000000000000.webp", "x");
    expect(await posturePhotos.listFiles(7)).toHaveLength(1_010);
    expect(await posturePhotos.listFiles(8)).toEqual([]);
  }, 120_000);

  it("are looked through by night: a missing one is a warning", async () => {
    const ana = await aTrainer(prumo);
    const path = await aMesocycle(prumo, await aStudent(prumo, ana));
    await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), ana);
    const [file] = await posturePhotos.listFiles(ana.id);
    await posturePhotos.removeFile(file?.key ?? "");
    const told: unknown[] = [];
    const log = { error() {}, warn: (...words: unknown[]) => told.push(words) };
    for (const job of posturePhotoJobs(prumo.dependencies)) await job.work({}, log);
    expect(JSON.stringify(told)).toContain(`"tenant":${ana.id},`);
  });

  it("are told of by the server's readiness, and checked with the bucket's key", async () => {
    expect((await send(app, ready, {})).body).toEqual({ status: "ready", files: "there" });
    const closed = await openStorage("/nowhere", { ...settings, secretAccessKey: "errado" });
    const photos = createPhotoStore({ ...storage, disk: closed });
    await expect(photos.check()).rejects.toThrow();
  });
});
