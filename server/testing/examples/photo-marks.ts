import { exchangePhotoMarks, listPhotoMarks, savePhotoMarks } from "#contract/assessment/photo-marks.ts";
import { aFile } from "../files/forms.ts";
import { anImage } from "../files/images.ts";
import { anExchange } from "../steps/cycles.ts";
import { photoForm, sendPhoto } from "../steps/posture-photos.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function photoMarkExamples({ prumo, ana, joao, cycle: { path } }: ExampleSubjects): Promise<Example[]> {
  await sendPhoto(prumo, path, photoForm("dorsal", aFile(await anImage("jpeg")), path.mesoId), ana);
  const params = { id: joao.id };
  const photo = {
    mesocycle_id: path.mesoId,
    microcycle_id: null,
    slot: "dorsal",
    photo_added_at: prumo.clock.now().toISOString(),
  };
  const body = {
    ...photo,
    marks: { points: { t3: { x: 100, y: 120 } }, plumb_cm: 100 },
    second_marks: null,
  };
  return [
    [savePhotoMarks, { params, body }],
    [listPhotoMarks, { params }],
    [exchangePhotoMarks, { params, body: { ...photo, ...anExchange([{ field: "first:t3", value: "101 120" }]) } }],
  ];
}
