import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exchangePhotoMarks,
  listPhotoMarks,
  type PhotoMarksDraft,
  type PhotoMarksSheet,
  savePhotoMarks,
} from "#contract/assessment/photo-marks.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { aMesocycle, anExchange } from "../../../testing/steps/cycles.ts";
import { photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const path = await aMesocycle(prumo, joao);
const jpeg = aFile(await anImage("jpeg"));

const place = () => sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), ana);
await place();
const added = () => clock.now().toISOString();

const level = (left: number) => ({
  points: { acromion_right: { x: 100, y: 200 }, acromion_left: { x: 300, y: left } },
  plumb_cm: null,
});
const bodyOf = (change: Partial<PhotoMarksDraft> = {}): PhotoMarksDraft => ({
  mesocycle_id: path.mesoId,
  microcycle_id: null,
  slot: "frontal",
  photo_added_at: added(),
  marks: level(200),
  second_marks: null,
  ...change,
});
const save = (change: Partial<PhotoMarksDraft> = {}, as: Bearer = ana) =>
  send(app, savePhotoMarks, { params: { id: joao.id }, body: bodyOf(change), as });
const list = async (as: Bearer = ana) => (await send(app, listPhotoMarks, { params: { id: joao.id }, as })).body;

describe("marks on a photo", () => {
  it("are kept with the photo, replaced and taken away", async () => {
    expect((await save()).body.photo.marks).toEqual(level(200));
    await save({ marks: level(190), second_marks: level(192) });
    expect((await list()).photos).toEqual([bodyOf({ marks: level(190), second_marks: level(192) })]);
    await save({ marks: null, second_marks: level(192) });
    expect((await list()).photos).toEqual([]);
  });

  it("of two markings tell the trainer's own error in degrees, from two photos on", async () => {
    await save({ marks: level(200), second_marks: level(193) });
    expect((await list()).marking_errors).toEqual({});
    await sendPhoto(prumo, path, photoForm("dorsal", jpeg, path.mesoId), ana);
    const maria = await aStudent(prumo, ana);
    const hers = await aMesocycle(prumo, maria);
    await sendPhoto(prumo, hers, photoForm("frontal", jpeg, hers.mesoId), ana);
    const body = bodyOf({ mesocycle_id: hers.mesoId, marks: level(200), second_marks: level(193) });
    await send(app, savePhotoMarks, { params: { id: maria.id }, body, as: ana });
    // Two differences of 2°.
    expect((await list()).marking_errors).toEqual({ acromions: expect.closeTo(Math.SQRT2, 5) });
    expect((await send(app, listPhotoMarks, { params: { id: joao.id }, as: bruno })).status).toBe(404);
  });

  it("go with a photo that is replaced, and are refused for the one before", async () => {
    await save();
    const former = added();
    clock.advance(60_000);
    await place();
    expect((await list()).photos).toEqual([]);
    expect((await save({ photo_added_at: former })).status).toBe(409);
    expect((await list()).photos).toEqual([]);
  });

  it("are refused outside the photo, at points of another view, and on another trainer's student", async () => {
    expect((await save({ marks: { points: { acromion_right: { x: -1, y: 0 } }, plumb_cm: null } })).status).toBe(422);
    expect((await save({ marks: { points: { c7: { x: 1, y: 0 } }, plumb_cm: null } })).status).toBe(422);
    expect((await save({ marks: { points: {}, plumb_cm: 1 } })).status).toBe(422);
    expect((await save({ slot: "perfil_direito", marks: null })).status).toBe(404);
    expect((await save({}, bruno)).status).toBe(404);
    expect((await save({}, joao)).status).toBe(403);
  });
});

const exchange = async (changes: Parameters<typeof anExchange>[0], photo: Partial<PhotoMarksDraft> = {}) => {
  const { marks: _, second_marks: __, ...name } = bodyOf(photo);
  const body = { ...name, ...anExchange(changes) };
  return send(app, exchangePhotoMarks, { params: { id: joao.id }, body, as: ana });
};
const standingOf = (sheet: PhotoMarksSheet, field: string) =>
  sheet.changed_photos.find(({ slot, photo_added_at }) => slot === "frontal" && photo_added_at === added())?.fields[
    field
  ] ?? [];

describe("marks that a device changed", () => {
  it("are merged one by one with those of another, and refused outside the photo alone", async () => {
    clock.advance(60_000);
    await place();
    await save({ marks: level(200) });
    const { body } = await exchange([
      { field: "first:asis_right", value: "120 500" },
      { field: "first:plumb_cm", value: "100,5" },
      { field: "second:acromion_right", value: "101 200" },
      { field: "first:c7", value: "1 1" },
      { field: "first:asis_left", value: "4000 1" },
      { field: "second:plumb_cm", value: "2" },
    ]);
    expect(body.refused.map(({ field }) => field)).toEqual(["first:c7", "first:asis_left", "second:plumb_cm"]);
    const [photo] = body.photos.filter(({ slot }) => slot === "frontal");
    expect(photo).toMatchObject({
      marks: { points: { ...level(200).points, asis_right: { x: 120, y: 500 } }, plumb_cm: 100.5 },
      second_marks: { points: { acromion_right: { x: 101, y: 200 } }, plumb_cm: null },
    });
  });

  it("of two devices stand side by side until one chooses; those of a photo that was replaced are refused", async () => {
    clock.advance(60_000);
    await place();
    await exchange([{ field: "first:asis_right", value: "120 500", made_at: "2026-03-01T12:00:02.000Z" }]);
    const { body } = await exchange([
      { field: "first:asis_right", value: "124 501", made_at: "2026-03-01T12:00:01.000Z" },
    ]);
    const standing = standingOf(body, "first:asis_right");
    expect(standing.map(({ value }) => value)).toEqual(["120 500", "124 501"]);
    const replaces = standing.map(({ id }) => id);
    const chosen = await exchange([{ field: "first:asis_right", value: "124 501", replaces }]);
    expect(standingOf(chosen.body, "first:asis_right")).toHaveLength(1);
    expect(chosen.body.photos[0]?.marks?.points.asis_right).toEqual({ x: 124, y: 501 });
    const former = added();
    clock.advance(60_000);
    await place();
    const late = await exchange([{ field: "first:asis_right", value: "1 1" }], { photo_added_at: former });
    expect(late.status).toBe(409);
  });

  it("end as the same marks in every order and however often they come", { tags: "race" }, async () => {
    const made = ["first:asis_right", "first:asis_left", "second:asis_right", "first:plumb_cm"].flatMap(
      (field, index) => {
        const value = field.endsWith("cm") ? "100" : `${index} 7`;
        const at = (second: number) => `2026-03-01T12:00:0${second}.000Z`;
        const first = {
          id: randomUUID(),
          field,
          value: field.endsWith("cm") ? "90" : "9 9",
          replaces: [],
          made_at: at(1),
        };
        return [first, { id: randomUUID(), field, value, replaces: [first.id], made_at: at(2) }];
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...made, ...made], { minLength: made.length * 2 }), async (order) => {
        clock.advance(60_000);
        await place();
        const fresh = new Map<string, string>(made.map(({ id }) => [id, randomUUID()]));
        const renamed = order.map(({ id, ...change }) => ({
          ...change,
          id: fresh.get(id) ?? id,
          replaces: change.replaces.map((one: string) => fresh.get(one) ?? one),
        }));
        for (let index = 0; index < renamed.length; index += 3) await exchange(renamed.slice(index, index + 3));
        const { photos } = (await exchange([])).body;
        expect(photos.find(({ slot }) => slot === "frontal")).toMatchObject({
          marks: { points: { asis_right: { x: 0, y: 7 }, asis_left: { x: 1, y: 7 } }, plumb_cm: 100 },
          second_marks: { points: { asis_right: { x: 2, y: 7 } }, plumb_cm: null },
        });
      }),
      { numRuns: 8 },
    );
  });
});
