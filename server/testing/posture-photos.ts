import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PosturePhotos } from "#contract/assessment/posture-photos.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { type SaveMesocyclePhoto, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { type SaveMicrocyclePhoto, updateMicrocycle } from "#contract/planning/microcycles.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { asForm } from "./forms.ts";
import { type Bearer, sendAnything } from "./send.ts";
import type { TestApp } from "./test-app.ts";

/** The form of one photo, as the dialog sends it: a file, or "" to remove the photo. */
export const photoForm = (slot: PhotoSlot, photo: File | "", id: number): FormData => asForm({ [slot]: photo, id });

/** Sends a photo of a mesocycle. */
export const sendPhoto = ({ app }: TestApp, params: CyclePath, form: FormData, as: Bearer) =>
  sendAnything<typeof updateMesocycle, SaveMesocyclePhoto>(app, updateMesocycle, { params, form, as });

/** Sends a photo of a microcycle. */
export const sendPhotoOfWeek = ({ app }: TestApp, params: CyclePath, form: FormData, as: Bearer) =>
  sendAnything<typeof updateMicrocycle, SaveMicrocyclePhoto>(app, updateMicrocycle, { params, form, as });

export const namesOf = ({ principais, opcionais }: PosturePhotos): readonly string[] =>
  [...principais, ...opcionais].map(({ name }) => name);

/** The files of a tenant's postural photos once the jobs have run, which remove what is no longer needed. */
export async function photoFiles({ dataDir, runJobsOfNextDay }: TestApp, tenant: number): Promise<readonly string[]> {
  await runJobsOfNextDay();
  return readdir(join(dataDir, "files/posture", String(tenant))).catch(() => []);
}
