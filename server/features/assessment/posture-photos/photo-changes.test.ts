import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exchangePhotoMarks } from "#contract/assessment/photo-marks.ts";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import type { MesocyclePath } from "#contract/planning/cycles.ts";
import { findPhotos } from "#contract/planning/mesocycles.ts";
import { standingChanges } from "#domain/assessment/field-changes.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { request, send } from "../../../testing/send.ts";
import { aMesocycle, anExchange } from "../../../testing/steps/cycles.ts";
import {
  changeForm,
  photoFiles,
  photoForm,
  type SentChange,
  sendPhoto,
} from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const jpeg = aFile(await anImage("jpeg"));

const change = (path: MesocyclePath, photo: File | "", sent: SentChange, as = ana) =>
  sendPhoto(prumo, path, changeForm("frontal", photo, sent), as);

async function read(path: MesocyclePath, as = ana) {
  const { photos } = (await send(app, findPhotos, { params: path, as })).body;
  const standing = photos.changes.frontal ?? [];
  return { shown: photos.principais[0], standing, values: standing.map(({ value }) => value) };
}

const isThere = async (photo: PosturePhoto | null | undefined) =>
  (await request(app, { method: "GET", url: photo?.src ?? "" })).status === 200;

async function aPhotographed() {
  const path = await aMesocycle(prumo, joao);
  const first = randomUUID();
  await change(path, jpeg, { id: first });
  return { path, first };
}

const [EARLIER, LATER] = ["2026-03-03T17:00:00.000Z", "2026-03-03T18:00:00.000Z"];

describe("a change of a photo", () => {
  it("removes and replaces what its author had in sight, and is taken once", async () => {
    const { path, first } = await aPhotographed();
    const removal = { id: randomUUID(), replaces: [first] };
    for (let index = 0; index < 2; index++) expect((await change(path, "", removal)).status).toBe(200);
    expect(await read(path)).toMatchObject({ shown: undefined, values: [""] });
    const second = { id: randomUUID(), replaces: [removal.id] };
    for (let index = 0; index < 3; index++) expect((await change(path, jpeg, second)).status).toBe(200);
    const { shown, standing, values } = await read(path);
    expect(values).toEqual([second.id]);
    expect(standing[0]).toMatchObject({ author: "trainer", made_at: "2026-03-03T16:00:00.000Z" });
    expect(await isThere(shown)).toBe(true);
    // One that comes again after all is no new photo.
    await change(path, jpeg, { id: first });
    expect((await read(path)).values).toEqual([second.id]);
  });

  it("of two devices without a signal leaves both photos side by side, the newest shown, until one is chosen", async () => {
    const { path, first } = await aPhotographed();
    const [older, newer] = [randomUUID(), randomUUID()];
    await change(path, jpeg, { id: newer, replaces: [first], made_at: LATER });
    await change(path, jpeg, { id: older, replaces: [first], made_at: EARLIER });
    const both = await read(path);
    expect(both.values).toEqual([newer, older]);
    expect(both.shown?.added_at).toBe(both.standing[0]?.photo?.added_at);
    expect(await Promise.all(both.standing.map(({ photo }) => isThere(photo)))).toEqual([true, true]);
    const choice = { id: randomUUID(), keeps: older, replaces: [newer, older] };
    await change(path, "", choice);
    const chosen = await read(path);
    expect(chosen.values).toEqual([older]);
    expect(chosen.shown?.added_at).toBe(both.standing[1]?.photo?.added_at);
    expect((await change(path, "", { id: randomUUID(), keeps: newer, replaces: [choice.id] })).status).toBe(409);
    expect((await change(path, "", choice)).status).toBe(200);
  });

  it("that removes what another device replaced keeps the new photo until somebody chooses", async () => {
    const { path, first } = await aPhotographed();
    const [removal, replacement] = [randomUUID(), randomUUID()];
    await change(path, jpeg, { id: replacement, replaces: [first], made_at: EARLIER });
    await change(path, "", { id: removal, replaces: [first], made_at: LATER });
    const both = await read(path);
    expect(both.values).toEqual(["", replacement]);
    expect(both.shown?.added_at).toBe(both.standing[1]?.photo?.added_at);
    await change(path, "", { id: randomUUID(), replaces: [removal, replacement] });
    expect(await read(path)).toMatchObject({ shown: undefined, values: [""] });
  });

  it("keeps the points of each photo, also of one that waits for a choice", async () => {
    const { path, first } = await aPhotographed();
    const [older, newer] = [randomUUID(), randomUUID()];
    await change(path, jpeg, { id: newer, replaces: [first], made_at: LATER });
    await change(path, jpeg, { id: older, replaces: [first], made_at: EARLIER });
    const { standing } = await read(path);
    for (const [index, { photo }] of standing.entries()) {
      const name = { mesocycle_id: path.mesoId, microcycle_id: null, slot: "frontal" as const };
      const body = {
        ...name,
        photo_added_at: photo?.added_at ?? "",
        ...anExchange([{ field: "first:asis_right", value: `${index} 7` }]),
      };
      expect((await send(app, exchangePhotoMarks, { params: { id: joao.id }, body, as: ana })).status).toBe(200);
    }
    await change(path, "", { id: randomUUID(), keeps: older, replaces: [newer, older] });
    const { rows } = await prumo.database.owner.query(
      "select marks->'points'->'asis_right'->'x' as x from evaluation_photos where mesocycle_id = $1",
      [path.mesoId],
    );
    expect(rows).toEqual([{ x: 1 }]);
  });

  it("from a program that tells nothing of it replaces all that stands", async () => {
    const { path, first } = await aPhotographed();
    await change(path, jpeg, { id: randomUUID(), replaces: [], made_at: LATER });
    expect((await read(path)).values).toHaveLength(2);
    await sendPhoto(prumo, path, photoForm("frontal", "", path.mesoId), ana);
    expect((await read(path)).values).toEqual([""]);
    await change(path, "", { id: first });
    expect((await read(path)).values).toEqual([""]);
  });

  it("is whole or refused, and another trainer's is not found", async () => {
    const { path } = await aPhotographed();
    const form = photoForm("frontal", "", path.mesoId);
    form.append("change_id", randomUUID());
    expect((await sendPhoto(prumo, path, form, ana)).status).toBe(422);
    expect((await change(path, jpeg, { id: randomUUID() }, bruno)).status).toBe(404);
    expect((await read(path)).values).toHaveLength(1);
  });

  it("is read by no student", async () => {
    const { path } = await aPhotographed();
    const { photos } = (await send(app, findPhotos, { params: path, as: joao })).body;
    expect(photos.changes).toEqual({});
  });
});

describe("after its cycle ended, on 22 March", () => {
  const MADE = "2026-03-22T23:00:00.000Z";
  const at = async (instant: string, work: (as: typeof ana) => Promise<void>) => {
    const by = Date.parse(instant) - clock.now().getTime();
    clock.advance(by);
    await work({ ...ana, ...(await signedIn(prumo, ana)) });
    clock.advance(-by);
  };

  it("a photo and a removal of a device come for 14 days, and not a millisecond longer", async () => {
    const { path, first } = await aPhotographed();
    const [photo, removal] = [randomUUID(), randomUUID()];
    await at("2026-04-05T23:00:00.001Z", async (as) => {
      for (const file of [jpeg, ""] as const) {
        const late = await change(path, file, { id: randomUUID(), replaces: [first], made_at: MADE }, as);
        expect([late.status, late.errors.code]).toEqual([422, "cycle_finished"]);
      }
      expect((await read(path, as)).values).toEqual([first]);
    });
    await at("2026-04-05T23:00:00.000Z", async (as) => {
      await change(path, jpeg, { id: photo, replaces: [first], made_at: MADE }, as);
      expect((await read(path, as)).values).toEqual([photo]);
      await change(path, "", { id: removal, replaces: [photo], made_at: MADE }, as);
      expect((await read(path, as)).values).toEqual([""]);
    });
    await at("2026-04-06T23:00:00.000Z", async (as) => {
      // A lost answer: what came in time is no news.
      expect((await change(path, "", { id: removal, replaces: [photo], made_at: MADE }, as)).status).toBe(200);
    });
  });

  it("one that was made later is refused at once, and a choice of what stands is taken", async () => {
    const { path, first } = await aPhotographed();
    const other = randomUUID();
    await change(path, jpeg, { id: other, made_at: EARLIER });
    await at("2026-03-23T12:00:00.000Z", async (as) => {
      const made_at = "2026-03-23T03:00:00.000Z";
      const late = await change(path, jpeg, { id: randomUUID(), replaces: [first], made_at }, as);
      expect([late.status, late.errors.code]).toEqual([422, "cycle_finished"]);
      await change(path, "", { id: randomUUID(), keeps: first, replaces: [first, other], made_at }, as);
      expect((await read(path, as)).values).toEqual([first]);
    });
  });

  it("points are taken on a photo that is there, for photos of the past are measured too", async () => {
    const { path } = await aPhotographed();
    const photo_added_at = (await read(path)).shown?.added_at ?? "";
    const name = { mesocycle_id: path.mesoId, microcycle_id: null, slot: "frontal" as const, photo_added_at };
    for (const [index, day] of ["2026-04-05T23:00:00.000Z", "2026-05-05T23:00:00.000Z"].entries())
      await at(day, async (as) => {
        const changes = [{ field: "first:asis_right", value: `${index} 7`, made_at: MADE }];
        const body = { ...name, ...anExchange(changes) };
        const { status } = await send(app, exchangePhotoMarks, { params: { id: joao.id }, body, as });
        expect(status).toBe(200);
      });
  });
});

it("photos of two devices end the same in every order and however often their changes come", {
  timeout: 120_000,
}, async () => {
  const step = fc.record({ device: fc.nat(1), isRemoval: fc.boolean(), minute: fc.nat(50) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (steps, random) => {
        const trainer = await aTrainer(prumo);
        const student = await aStudent(prumo, trainer);
        const path = await aMesocycle(prumo, student);
        const first = {
          id: randomUUID(),
          field: "frontal",
          replaces: [] as string[],
          isRemoval: false,
          made_at: EARLIER,
        };
        // Each device has the first photo in sight and its own changes, as one without a signal has.
        const seen = [[first.id], [first.id]];
        const made = steps.map(({ device, isRemoval, minute }) => {
          const id = randomUUID();
          const replaces = seen[device] ?? [];
          seen[device] = [id];
          const made_at = `2026-03-03T18:${String(minute).padStart(2, "0")}:00.000Z`;
          return { id, field: "frontal", replaces, isRemoval, made_at };
        });
        const all = [first, ...made].map((one) => ({ ...one, value: one.isRemoval ? "" : one.id }));
        const order = [...all, ...all]
          .map((one) => ({ one, at: random.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        for (const { id, isRemoval, replaces, made_at } of order)
          await sendPhoto(
            prumo,
            path,
            changeForm("frontal", isRemoval ? "" : jpeg, { id, replaces, made_at }),
            trainer,
          );
        const expected = standingChanges(all).get("frontal") ?? [];
        const { shown, standing, values } = await read(path, trainer);
        expect(values).toEqual(expected.map(({ value }) => value));
        const photos = standing.flatMap(({ photo }) => photo ?? []);
        expect(shown?.added_at).toBe(photos[0]?.added_at);
        for (const photo of photos) expect(await isThere(photo)).toBe(true);
        // A photo, its thumbnail and what is printed of each, and nothing beside them.
        expect(await photoFiles(prumo, trainer.id)).toHaveLength(photos.length * 3);
      },
    ),
    { numRuns: 12 },
  );
});
