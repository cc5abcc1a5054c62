import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PosturePhotos } from "#contract/assessment/posture-photos.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { type SaveMesocyclePhoto, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { type SaveMicrocyclePhoto, updateMicrocycle } from "#contract/planning/microcycles.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { asForm } from "../files/forms.ts";
import { type Bearer, sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";

export const photoForm = (slot: PhotoSlot, photo: File | "", id: number): FormData => asForm({ [slot]: photo, id });

export interface SentChange {
  readonly id: string;
  readonly replaces?: readonly string[];
  readonly made_at?: string;
  readonly keeps?: string;
}

/** The form of a change that a device made. */
export const changeForm = (slot: PhotoSlot, photo: File | "", { id, replaces = [], made_at, keeps }: SentChange) =>
  asForm({
    [slot]: photo,
    change_id: id,
    made_at: made_at ?? "2026-03-03T16:00:00.000Z",
    device_id: "0b5f6d0e-6d7c-4f2e-9a53-2f4b8c1d7e90",
    ...(replaces.length > 0 && { replaces: [...replaces] }),
    ...(keeps && { keeps }),
  });

export const sendPhoto = ({ app }: TestApp, params: CyclePath, form: FormData, as: Bearer) =>
  sendAnything<typeof updateMesocycle, SaveMesocyclePhoto>(app, updateMesocycle, { params, form, as });

export const sendPhotoOfWeek = ({ app }: TestApp, params: CyclePath, form: FormData, as: Bearer) =>
  sendAnything<typeof updateMicrocycle, SaveMicrocyclePhoto>(app, updateMicrocycle, { params, form, as });

export const namesOf = ({ principais, opcionais }: PosturePhotos): readonly string[] =>
  [...principais, ...opcionais].map(({ name }) => name);

/** The jobs run first, because they remove files that are no longer needed. */
export async function photoFiles({ dataDir, runJobsOfNextDay }: TestApp, tenant: number): Promise<readonly string[]> {
  await runJobsOfNextDay();
  return readdir(join(dataDir, "files/posture", String(tenant))).catch(() => []);
}
