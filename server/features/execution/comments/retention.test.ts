import { describe, expect, it } from "vitest";
import {
  chooseRetention,
  decideMediaConsent,
  findCommentSettings,
  writeComment,
} from "#contract/execution/comments.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import type { RetentionDays } from "#domain/training/comments.ts";
import { anMp4 } from "../../../testing/files/films.ts";
import { aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import {
  aComment,
  aTrainingOf,
  consent,
  conversationOf,
  mediaFiles,
  sendPiece,
  write,
  writeWithMedia,
} from "../../../testing/steps/comments.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { forgetMediaOfAll } from "./workflows/forget-media.ts";

const prumo = await startTestApp();
const { app, clock, dependencies } = prumo;
const film = { kind: "film", bytes: anMp4() } as const;

async function aConversation(days?: RetentionDays) {
  const ana = await aTrainer(prumo);
  await prumo.database.owner.query("update subscriptions set period_end = '2099-01-01' where trainer_id = $1", [
    ana.id,
  ]);
  const joao = await aStudent(prumo, ana);
  const training = await aTrainingOf(prumo, joao);
  await consent(prumo, joao);
  if (days !== undefined) await send(app, chooseRetention, { body: { media_days: days }, as: ana });
  const sent = await writeWithMedia(prumo, training.id, joao, { ...film, text: "Olha" });
  const answered = await writeWithMedia(prumo, training.id, ana, film);
  expect([sent.answer.status, answered.answer.status]).toEqual([204, 204]);
  /** A session lasts a week, so each look has its own. */
  const states = async () => {
    const { comments } = await conversationOf(prumo, training.id, await signedIn(prumo, ana));
    return comments.map(({ text, media }) => [text, media?.state]);
  };
  return { ana, joao, training, states };
}

// The cycles of the trainings run in March, and the clock goes on with each night.
const [unchosen, short, year] = [await aConversation(), await aConversation(30), await aConversation(365)];
const whileActive = await aConversation(null);

const night = async (days: number) => {
  clock.advance(days * DAY_MS);
  await forgetMediaOfAll(dependencies);
};

const BOTH = [
  ["Olha", "ready"],
  ["", "ready"],
];
const GONE = [
  ["Olha", "gone"],
  ["", "gone"],
];

describe("the consent to photos and films in comments", () => {
  it("is asked of the student before the first, with its moment, and never of the trainer", async () => {
    const ana = await aTrainer(prumo);
    const joao = await aStudent(prumo, ana);
    const { id } = await aTrainingOf(prumo, joao);
    const body = aComment({ media: { kind: "film", size_bytes: 1000 } });
    const refused = await send(app, writeComment, { params: { id }, body, as: joao });
    expect([refused.status, refused.errors.code]).toEqual([403, "consent_missing"]);
    expect((await send(app, writeComment, { params: { id }, body, as: ana })).status).toBe(200);
    expect((await consent(prumo, joao)).body).toEqual({ media_days: 90, consent_given_at: clock.now().toISOString() });
    const first = clock.now().toISOString();
    clock.advance(1000);
    expect((await consent(prumo, joao)).body.consent_given_at).toBe(first);
    expect((await send(app, writeComment, { params: { id }, body, as: joao })).status).toBe(200);
    expect((await send(app, decideMediaConsent, { body: { is_given: true }, as: ana })).status).toBe(403);
    expect((await send(app, chooseRetention, { body: { media_days: 30 }, as: joao })).status).toBe(403);
  });

  it("withdrawn removes what the student sent, stops what is under way, and leaves words and the trainer's", async () => {
    const { joao, training, states } = await aConversation();
    const media = { kind: "film", size_bytes: 600_000 } as const;
    const { id } = await write(prumo, training.id, joao, { text: "A caminho", media });
    expect((await consent(prumo, joao, false)).body.consent_given_at).toBeNull();
    expect((await sendPiece(prumo, id, 0, anMp4({ pictureBytes: 600_000 }), joao)).status).toBe(404);
    expect(await states()).toEqual([
      ["Olha", "gone"],
      ["", "ready"],
      ["A caminho", undefined],
    ]);
    const { rows } = await prumo.database.owner.query(
      "select given_at is not null as given, withdrawn_at is not null as withdrawn from comment_media_consents where student_id = $1",
      [joao.id],
    );
    expect(rows).toEqual([{ given: true, withdrawn: true }]);
    clock.advance(1000);
    await consent(prumo, joao);
    expect((await send(app, findCommentSettings, { as: joao })).body.consent_given_at).toBe(clock.now().toISOString());
  });
});

describe("photos and films of comments", () => {
  it("that did not arrive within a day are forgotten, and a comment without words with them", async () => {
    const { joao, training, states } = await aConversation();
    const media = { kind: "film", size_bytes: 600_000 } as const;
    for (const text of ["", "Sem o vídeo"]) {
      const { id } = await write(prumo, training.id, joao, { text, media });
      await sendPiece(prumo, id, 0, anMp4({ pictureBytes: 600_000 }).subarray(0, 300_000), joao);
    }
    await night(1);
    expect(await states()).toEqual([...BOTH, ["Sem o vídeo", undefined]]);
  });

  it("are kept as long as the trainer chose, 90 days without a choice; the words stay", async () => {
    await night(28);
    expect([await short.states(), await unchosen.states()]).toEqual([BOTH, BOTH]);
    await night(1);
    expect([await short.states(), await unchosen.states()]).toEqual([GONE, BOTH]);
    expect(await mediaFiles(prumo, short.ana.id)).toEqual([]);
    expect((await mediaFiles(prumo, unchosen.ana.id)).length).toBe(2);
    await night(60);
    expect([await unchosen.states(), await year.states()]).toEqual([GONE, BOTH]);
    await night(275);
    expect(await year.states()).toEqual(GONE);
  });

  it("are kept while the student is active, when the trainer chose so", async () => {
    const { ana, joao, states } = whileActive;
    await night(800);
    expect(await states()).toEqual(BOTH);
    const as = await signedIn(prumo, ana);
    await send(app, setStudentStatus, { params: { id: joao.id }, body: { is_active: false }, as });
    await night(0);
    expect(await states()).toEqual(GONE);
  });
});
