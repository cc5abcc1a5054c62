import { expect, it } from "vitest";
import { updateProfile } from "#contract/own-data/profile.ts";
import { signIn } from "#contract/people/accounts.ts";
import { aFile, asForm } from "../../testing/files/forms.ts";
import { aLargePhoto } from "../../testing/files/images.ts";
import { PASSWORD } from "../../testing/password.ts";
import { aProfileDraft, aTrainer, type Trainer } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const photo = await aLargePhoto();

const sendPhoto = (as: Trainer) => {
  const form = asForm({
    user: { ...aProfileDraft(), photo: aFile(photo, "foto.png", "image/png"), photo_changed: true },
  });
  return sendAnything(app, updateProfile, { form, as });
};

const several = (count: number) => Promise.all(Array.from({ length: count }, () => aTrainer(prumo)));

it("of one account a few photos wait, the others are told to come back", { tags: "race" }, async () => {
  const trainer = await aTrainer(prumo);
  const answers = await Promise.all(Array.from({ length: 16 }, () => sendPhoto(trainer)));
  const refused = answers.find(({ status }) => status === 429);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(refused?.errors).toMatchObject({ code: "too_many_tries", detail: expect.stringContaining("fotos") });
  expect(refused?.headers["retry-after"]).toBe("5");
});

it("somebody who signs in does not wait for the sixteen large photos sent before", async () => {
  const trainers = await several(16);
  const visitor = await aTrainer(prumo);
  let prepared = 0;
  const photos = trainers.map((trainer) => sendPhoto(trainer).finally(() => prepared++));
  // The first photo is there: the burst is under way, and all the others wait.
  await Promise.race(photos);
  const answer = await send(app, signIn, { body: { email: visitor.email, password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(prepared).toBeLessThan(8);
  expect((await Promise.all(photos)).map(({ status }) => status)).toEqual(trainers.map(() => 200));
});
