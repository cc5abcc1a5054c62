import { describe, expect, it } from "vitest";
import { listPhotoMarks, type PhotoMarksDraft, savePhotoMarks } from "#contract/assessment/photo-marks.ts";
import { aMesocycle } from "../../../testing/cycles.ts";
import { aFile } from "../../../testing/forms.ts";
import { anImage } from "../../../testing/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { photoForm, sendPhoto } from "../../../testing/posture-photos.ts";
import { type Bearer, send } from "../../../testing/send.ts";
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
