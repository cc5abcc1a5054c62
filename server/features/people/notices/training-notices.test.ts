import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as comments from "#contract/execution/comments.ts";
import { recordExecution } from "#contract/execution/gym.ts";
import type { TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { startPushService } from "../../../testing/services/push-service.ts";
import { type AMesocycleOfTheirs, aPrescribedMesocycle, save } from "../../../testing/steps/cycles.ts";
import { noticesOf } from "../../../testing/steps/delivered-notices.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { sendNotice } from "./workflows/send-notice.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const service = await startPushService();
const prumo = await startTestApp({ push: service.push });
const { app, clock, database, dependencies, runDueJobs } = prumo;
const { owner } = database;
const { aTrainersStudent, aDevice, choose, arrivedAt, titlesAt, everythingDue, byTheClock, waitingJobs, aKnownCycle } =
  noticesOf(prumo, service);

const rename = (cycle: AMesocycleOfTheirs, name: string) =>
  save(prumo, cycle, { trainings: cycle.mesocycle.trainings.map((training) => ({ ...training, name })) });

describe("a training that changes", () => {
  it("reaches the student's device by the push service, encrypted and signed, and is opened from there", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await aPrescribedMesocycle(prumo, joao);
    await everythingDue();
    expect(arrivedAt(phone)).toEqual([
      {
        browser: phone,
        ttl: 43_200,
        topic: expect.stringMatching(/^aviso-\d+$/),
        message: {
          title: "Seu treino está pronto",
          body: "Seu personal montou o seu treino.",
          path: "/inicio/treino",
          tag: expect.stringMatching(/^aviso-\d+$/),
        },
      },
    ]);
  });

  it("is told once for many saves, a quarter of an hour after the last, and not for a save without a change", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    const cycle = await aKnownCycle(joao);
    expect(titlesAt(phone)).toHaveLength(1);
    await save(prumo, cycle, { trainings: [...cycle.mesocycle.trainings] });
    expect(await waitingJobs()).toEqual([]);
    await rename(cycle, "Treino C");
    await owner.query("update graphile_worker._private_jobs set run_at = now() + interval '1 minute'");
    await rename(cycle, "Treino D");
    const [seconds, ...others] = await waitingJobs();
    expect(others).toEqual([]);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await runDueJobs();
    expect(titlesAt(phone)).toHaveLength(1);
    await everythingDue();
    expect(titlesAt(phone)).toEqual(["Seu treino está pronto", "Seu treino mudou"]);
  });

  it("is told once by two servers", { tags: "race" }, async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await aPrescribedMesocycle(prumo, joao);
    const { rows } = await owner.query<{ id: number }>("select id::int from notices where student_id = $1", [joao.id]);
    const notice = { trainer: joao.trainer.id, notice: rows[0]?.id ?? 0 };
    await Promise.all([sendNotice(dependencies, notice), sendNotice(dependencies, notice)]);
    await everythingDue();
    expect(titlesAt(phone)).toHaveLength(1);
  });

  it("is told to nobody who wants no notice of it", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await choose(joao, { choices: [{ kind: "training_changed", push: false, mail: true }] });
    await aPrescribedMesocycle(prumo, joao);
    await everythingDue();
    expect(titlesAt(phone)).toEqual([]);
    const [mail] = (await mailsTo(prumo, joao.email)).filter(({ subject }) => subject === "Seu treino está pronto");
    expect(mail?.text).toContain("https://prumo.example/inicio/treino");
  });
});

describe("the training of the day", () => {
  async function aTrainee() {
    const { joao } = await aTrainersStudent();
    const cycle = await aKnownCycle(joao);
    await choose(joao, { choices: [{ kind: "training_changed", push: false, mail: false }] });
    return { joao, training: cycle.mesocycle.trainings[0], phone: await aDevice(joao) };
  }
  const done = (student: TheirStudent, training: Parameters<typeof aSnapshot>[0]) =>
    send(app, recordExecution, { params: { id: training.id }, body: aSnapshot(training), as: student });

  it("is told once at the chosen hour, even within the quiet hours, and on no other day", async () => {
    const { joao, phone } = await aTrainee();
    await choose(joao, { training_at: "12:00", quiet_hours: { from: "10:00", until: "14:00" } });
    await byTheClock("training_notices");
    await byTheClock("training_notices");
    await everythingDue();
    expect(titlesAt(phone)).toEqual(["Hoje tem treino"]);
    clock.advance(DAY_MS);
    await byTheClock("training_notices");
    await everythingDue();
    expect(titlesAt(phone)).toHaveLength(1);
    clock.advance(-DAY_MS);
  });

  it("is not told at another hour, nor when it is done", async () => {
    const { joao, phone } = await aTrainee();
    await byTheClock("training_notices");
    expect(
      await owner.query("select from notices where kind = 'training_today' and student_id = $1", [joao.id]),
    ).toMatchObject({ rowCount: 0 });
    const early = await aTrainee();
    if (!early.training) throw new Error("there is a training");
    await choose(early.joao, { training_at: "11:30" });
    expect((await done(early.joao, early.training)).status).toBe(200);
    await byTheClock("training_notices");
    await everythingDue();
    expect([titlesAt(phone), titlesAt(early.phone)]).toEqual([[], []]);
  });

  it("that is done while the notice waits is told no more", async () => {
    const { joao, phone, training } = await aTrainee();
    if (!training) throw new Error("there is a training");
    await owner.query(
      "insert into notices (trainer_id, student_id, to_trainer, kind, subject) values ($1, $2, false, 'training_today', '2026-03-02')",
      [joao.trainer.id, joao.id],
    );
    expect((await done(joao, training)).status).toBe(200);
    const { rows } = await owner.query<{ id: number }>(
      "select id::int from notices where kind = 'training_today' and student_id = $1",
      [joao.id],
    );
    await sendNotice(dependencies, { trainer: joao.trainer.id, notice: rows[0]?.id ?? 0 });
    await everythingDue();
    expect(titlesAt(phone)).toEqual([]);
  });
});

describe("pain", () => {
  it("from 4 of 10 is told to the trainer once, in words that tell neither what it is nor whose", async () => {
    const { ana, joao } = await aTrainersStudent();
    const { mesocycle } = await aKnownCycle(joao);
    const phone = await aDevice(ana);
    const [training] = mesocycle.trainings;
    if (!training) throw new Error("there is a training");
    const device_id = randomUUID();
    const record = async (revision: number, pain: number) => {
      const { exercises, ...snapshot } = aSnapshot(training, { device_id, revision });
      const body = { ...snapshot, exercises: exercises.map((one) => ({ ...one, pain })) };
      expect((await send(app, recordExecution, { params: { id: training.id }, body, as: joao })).status).toBe(200);
      await everythingDue();
    };
    await record(1, 3);
    expect(titlesAt(phone)).toEqual([]);
    await record(2, 4);
    await record(3, 8);
    expect(titlesAt(phone)).toEqual(["Um aluno pede a sua atenção"]);
    const [push] = arrivedAt(phone);
    expect(push?.message.path).toMatch(
      new RegExp(`^/inicio/visualizar/${joao.id}\\?dialog=executions&execution=\\d+$`),
    );
    const [mail] = (await mailsTo(prumo, ana.email)).filter(({ subject }) => subject.startsWith("Um aluno"));
    for (const text of [JSON.stringify(push?.message), mail?.text ?? ""]) expect(text).not.toMatch(/dor|João|Silva/i);
  });
});

describe("a comment", () => {
  async function aConversation() {
    const { ana, joao } = await aTrainersStudent();
    const { mesocycle } = await aKnownCycle(joao);
    const training = mesocycle.trainings[0]?.id ?? 0;
    const say = async (as: Bearer, text: string) => {
      const body = { client_id: randomUUID(), text };
      expect((await send(app, comments.writeComment, { params: { id: training }, body, as })).status).toBe(200);
    };
    return { ana, joao, training, say, desk: await aDevice(ana), phone: await aDevice(joao) };
  }

  it("is told to the other of the two, without its words, and leads to it", async () => {
    const { joao, training, say, desk, phone } = await aConversation();
    await say(joao, "O joelho estalou");
    await say(joao, "E agora?");
    await everythingDue();
    expect([titlesAt(desk), titlesAt(phone)]).toEqual([["Mensagem de João da Silva"], []]);
    const [push] = arrivedAt(desk);
    expect(push?.message.path).toBe(`/inicio/visualizar/${joao.id}?dialog=comments&training=${training}`);
    expect(JSON.stringify(push?.message)).not.toContain("joelho");
  });

  it("that was read while its notice waited is told no more; a later one is", async () => {
    const { ana, joao, training, say, phone } = await aConversation();
    await say(ana, "Como foi?");
    const { body } = await send(app, comments.listComments, { params: { id: training }, as: joao });
    const read = { comments: body.comments.map(({ id }) => id) };
    await send(app, comments.markCommentsRead, { params: { id: training }, body: read, as: joao });
    await everythingDue();
    expect(titlesAt(phone)).toEqual([]);
    await say(ana, "Conseguiu treinar?");
    await everythingDue();
    expect(titlesAt(phone)).toEqual(["Mensagem de Ana Prado"]);
  });
});

describe("an absence", () => {
  it("is told to the trainer once in the morning, in words that name nobody", async () => {
    const { ana, joao } = await aTrainersStudent();
    await aKnownCycle(joao);
    await owner.query("update trainings set created_at = '2026-02-27 12:00Z' where student_id = $1", [joao.id]);
    const desk = await aDevice(ana);
    await byTheClock("signal_notices");
    await everythingDue();
    expect(titlesAt(desk)).toEqual([]);
    clock.advance(4 * DAY_MS);
    await byTheClock("signal_notices");
    await byTheClock("signal_notices");
    await everythingDue();
    clock.advance(-4 * DAY_MS);
    expect(titlesAt(desk)).toEqual(["Um aluno pode precisar de um empurrão"]);
    const [push] = arrivedAt(desk);
    expect(push?.message.path).toBe(`/inicio/visualizar/${joao.id}`);
    expect(JSON.stringify(push?.message)).not.toMatch(/João|Silva/);
  });
});
