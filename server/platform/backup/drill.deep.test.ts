import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { generateX25519Identity } from "age-encryption";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { everyRow, filesIn } from "../../testing/database/restored.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { anAdmin, aStudent, aTrainer } from "../../testing/people.ts";
import { startSwift } from "../../testing/services/swift.ts";
import { aFullLife } from "../../testing/steps/full-life.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { openFolder } from "../files/storage.ts";
import { openBackupStore } from "./open-store.ts";
import { restoreBackup } from "./restore.ts";
import { takeBackup } from "./take.ts";
import { openThrowaway } from "./throwaway.ts";
import { wrappingWith } from "./wrapping.ts";

const { accessKeyId, secretAccessKey, endpoint, region } = await startSwift();
const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
await client.send(new CreateBucketCommand({ Bucket: "backups" }));
client.destroy();

const prumo = await startTestApp();
await anAdmin(prumo);
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
await aFullLife(prumo, ana);
await aFullLife(prumo, joao);

const places = {
  store: await openBackupStore("s3://backups/prumo", { region, endpoint, accessKeyId, secretAccessKey }),
  wrapping: await wrappingWith(await generateX25519Identity()),
};
const tell = () => {};
const take = (now: Date) =>
  takeBackup({
    ...places,
    ownerUrl: prumo.database.ownerUrl,
    disk: openFolder(prumo.dataDir),
    keepDays: 30,
    now,
    openThrowaway,
    tell,
  });

async function restore(time?: string) {
  const database = await createDatabase({ empty: true });
  afterAll(() => database.drop());
  const dataDir = aFolder();
  await restoreBackup({ ...places, ownerUrl: database.ownerUrl, disk: openFolder(dataDir), time, tell });
  return { database, dataDir };
}

describe("a restore drill, from an encrypted backup in a bucket", { timeout: 300_000 }, () => {
  it("opens one state of all tables, although people write all the while", async () => {
    let isOver = false;
    const backup = take(new Date("2026-11-27T03:10:00Z")).finally(() => {
      isOver = true;
    });
    let written = 0;
    while (!isOver) {
      await aStudent(prumo, ana);
      written++;
    }
    await backup;
    expect(written).toBeGreaterThan(0);
    const { database } = await restore("2026-11-27T03-10-00Z");
    const count =
      "select (select count(*) from students)::int as students, (select count(*) from users where role = 'student')::int as users";
    const [{ students, users }] = (await database.owner.query(count)).rows;
    expect(students).toBe(users);
    expect(students).toBeGreaterThan(0);
  });

  it("brings every row and every file back", async () => {
    await take(new Date("2026-11-28T03:10:00Z"));
    const { database, dataDir } = await restore();
    expect(await everyRow(database.owner)).toEqual(await everyRow(prumo.database.owner));
    expect(filesIn(dataDir)).toEqual(filesIn(prumo.dataDir));
  });
});
