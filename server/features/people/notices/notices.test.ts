import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import * as comments from "#contract/execution/comments.ts";
import { recordExecution } from "#contract/execution/gym.ts";
import { signOut } from "#contract/people/accounts.ts";
import * as calls from "#contract/people/notices.ts";
import { announceChargePix, settlePayment } from "#contract/student-billing/student-payments.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { removeAppointment, saveAppointment } from "#contract/students/appointments.ts";
import { buildApp } from "../../../app.ts";
import { aStudent, aTrainer, signedIn, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { holdAfter } from "../../../testing/services/held-database.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { PUSH_HOST, startPushService } from "../../../testing/services/push-service.ts";
import { type AMesocycleOfTheirs, aPrescribedMesocycle, save } from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { DAY_MS, NOW, startTestApp } from "../../../testing/test-app.ts";
import { sendNotice } from "./workflows/send-notice.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const service = await startPushService();
const prumo = await startTestApp({ push: service.push });
const { app, clock, database, dependencies, runDueJobs } = prumo;
const { owner } = database;

async function aTrainersStudent() {
  const ana = await aTrainer(prumo, { name: "Ana Prado" });
  return { ana, joao: await aStudent(prumo, ana, { name: "João da Silva" }) };
}

const add = (as: Bearer, browser: string) => send(app, calls.addNoticeDevice, { body: service.subscribe(browser), as });

/** A browser in which the person has just switched notices on. */
async function aDevice(as: Bearer): Promise<string> {
  const browser = randomUUID();
  expect((await add(as, browser)).status).toBe(200);
  return browser;
}

const at = async (instant: string) => clock.advance(new Date(instant).getTime() - clock.now().getTime());
const choose = (as: Bearer, changes: Partial<calls.NoticeSettings>) =>
  send(app, calls.changeNotices, {
    body: { choices: [], training_at: "07:00", quiet_hours: { from: "22:00", until: "07:00" }, ...changes },
    as,
  });

const arrivedAt = (browser: string) => service.delivered.filter((push) => push.browser === browser);
const titlesAt = (browser: string) => arrivedAt(browser).map(({ message }) => message.title);
// One test that fails in the night would leave the quiet hours to those after it.
afterEach(() => at(NOW));
/** As if the time had come of everything that waits. */
async function everythingDue(): Promise<void> {
  await owner.query("update graphile_worker._private_jobs set run_at = now()");
  await runDueJobs();
}
const byTheClock = async (job: string): Promise<void> => {
  await owner.query("select graphile_worker.add_job($1)", [job]);
  await runDueJobs();
};
const waitingJobs = async () =>
  (
    await owner.query<{ seconds: number }>(
      `select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where task_identifier = 'send_notice'`,
    )
  ).rows.map(({ seconds }) => seconds);

const rename = (cycle: AMesocycleOfTheirs, name: string) =>
  save(prumo, cycle, { trainings: cycle.mesocycle.trainings.map((training) => ({ ...training, name })) });

/** A cycle that the student has heard of. */
async function aKnownCycle(student: TheirStudent): Promise<AMesocycleOfTheirs> {
  const cycle = await aPrescribedMesocycle(prumo, student);
  await everythingDue();
  await owner.query("update trainings set created_at = '2026-02-23 12:00Z' where student_id = $1", [student.id]);
  return cycle;
}

async function aPayer() {
  const { ana, joao } = await aTrainersStudent();
  const body = { plan_id: await aPlan(prumo, ana), starts_on: "2026-03-05", due_day: 5 };
  const { money } = (await send(app, assignPlan, { params: { id: joao.id }, body, as: ana })).body;
  const chargeId = money.charges[0]?.id ?? 0;
  const announce = () => send(app, announceChargePix, { params: { id: joao.id, chargeId }, as: joao });
  return { ana, joao, announce };
}

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

describe("money", () => {
  it("that is due is told three days before and on the day, until it is paid", async () => {
    const { joao, announce } = await aPayer();
    const phone = await aDevice(joao);
    const mornings = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06"];
    for (const day of mornings) {
      await at(`${day}T11:00:00Z`);
      await byTheClock("payment_notices");
      await everythingDue();
    }
    expect(titlesAt(phone)).toEqual(["Um pagamento vence em 05/03/2026", "Um pagamento vence hoje"]);
    const other = await aPayer();
    const another = await aDevice(other.joao);
    await at("2026-03-05T11:00:00Z");
    await other.announce();
    await byTheClock("payment_notices");
    await everythingDue();
    expect(titlesAt(another)).toEqual([]);
    await at("2026-03-02T15:00:00Z");
    await announce();
  });

  it("that is announced in the night waits until the morning, and is told no more once it is confirmed", async () => {
    const { ana, joao, announce } = await aPayer();
    const other = await aPayer();
    const [phone, otherPhone] = [await aDevice(ana), await aDevice(other.ana)];
    await at("2026-03-03T02:00:00Z");
    const { body } = await announce();
    await other.announce();
    await runDueJobs();
    expect([titlesAt(phone), titlesAt(otherPhone)]).toEqual([[], []]);
    for (const seconds of await waitingJobs()) expect(Math.round(seconds / 60)).toBe(8 * 60);
    const paymentId = body.money.payments[0]?.id ?? 0;
    const params = { id: joao.id, paymentId };
    await send(app, settlePayment, { params, body: { received: true }, as: await signedIn(prumo, ana) });
    await at("2026-03-03T10:00:00Z");
    await everythingDue();
    expect([titlesAt(phone), titlesAt(otherPhone)]).toEqual([[], ["João da Silva informou um pagamento por Pix"]]);
  });
});

it("an evaluation that is nearly out of date is told to its student once", async () => {
  const { joao } = await aTrainersStudent();
  await aKnownCycle(joao);
  const phone = await aDevice(joao);
  await choose(joao, { choices: [{ kind: "training_changed", push: false, mail: false }] });
  const evaluatedOn = (day: string) =>
    owner.query("update evaluations set evaluated_on = $2 where student_id = $1", [joao.id, day]);
  for (const day of ["2025-12-16", "2025-12-14", "2025-12-14", "2025-12-07"]) {
    await evaluatedOn(day);
    await byTheClock("evaluation_notices");
    await everythingDue();
  }
  expect(titlesAt(phone)).toEqual(["Está chegando a hora da sua avaliação"]);
});

describe("an evaluation that is marked", () => {
  const mark = ({ id, trainer }: TheirStudent, day: string, time: string | null) =>
    send(app, saveAppointment, { params: { id }, body: { day, time }, as: trainer });

  it("is told as it is marked and moved, three days before and on the day before, each once and without a word of health", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await mark(joao, "2026-03-06", "09:00");
    await everythingDue();
    await mark(joao, "2026-03-05", "09:00");
    await mark(joao, "2026-03-05", "09:00");
    await everythingDue();
    for (const day of ["2026-03-02", "2026-03-04", "2026-03-04"]) {
      await at(`${day}T15:00:00Z`);
      await byTheClock("appointment_notices");
      await everythingDue();
    }
    expect(titlesAt(phone)).toEqual([
      "Sua avaliação está marcada",
      "Sua avaliação está marcada",
      "Sua avaliação é em 3 dias",
      "Sua avaliação é amanhã",
    ]);
    expect(new Set(arrivedAt(phone).map(({ message }) => message.body))).toEqual(
      new Set(["Veja o dia e como se preparar."]),
    );
  });

  it("is told again when it is moved away and back, or taken back and marked anew", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    for (const day of ["2026-03-12", "2026-03-13", "2026-03-12"]) {
      await mark(joao, day, "09:00");
      await everythingDue();
    }
    expect(titlesAt(phone)).toHaveLength(3);
    await send(app, removeAppointment, { params: { id: joao.id }, as: joao.trainer });
    await mark(joao, "2026-03-12", "09:00");
    await everythingDue();
    expect(titlesAt(phone)).toHaveLength(4);
  });

  it("is told once in the morning, however often it was moved in the night", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await at("2026-03-03T02:00:00Z");
    for (const day of ["2026-03-12", "2026-03-13", "2026-03-12"]) {
      await mark(joao, day, "09:00");
      await everythingDue();
    }
    expect(titlesAt(phone)).toEqual([]);
    await at("2026-03-03T10:00:00Z");
    await everythingDue();
    expect(titlesAt(phone)).toEqual(["Sua avaliação está marcada"]);
  });

  it("in the night and taken back before the morning is not told", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await at("2026-03-03T02:00:00Z");
    await mark(joao, "2026-03-12", "09:00");
    await send(app, removeAppointment, { params: { id: joao.id }, as: await signedIn(prumo, joao.trainer) });
    await at("2026-03-03T10:00:00Z");
    await everythingDue();
    expect(titlesAt(phone)).toEqual([]);
  });
});

describe("a device", () => {
  const listed = async (as: Bearer) => (await send(app, calls.findNotices, { as })).body.notices.devices;

  it("whose browser ended the subscription is forgotten; one whose service is away is tried again", async () => {
    const { joao } = await aTrainersStudent();
    const [gone, away, fine] = [await aDevice(joao), await aDevice(joao), await aDevice(joao)];
    service.answer(gone, 410);
    service.answer(away, 503);
    await aPrescribedMesocycle(prumo, joao);
    await everythingDue();
    expect(await listed(joao)).toHaveLength(2);
    expect([arrivedAt(away), arrivedAt(fine)]).toMatchObject([[], [{}]]);
    service.answer(away, 0);
    await everythingDue();
    expect([titlesAt(away), titlesAt(fine)]).toEqual([["Seu treino está pronto"], ["Seu treino está pronto"]]);
  });

  it("is one however often it is switched on, and belongs to whoever did it last", async () => {
    const { ana, joao } = await aTrainersStudent();
    const body = service.subscribe(randomUUID());
    await send(app, calls.addNoticeDevice, { body, as: ana });
    await send(app, calls.addNoticeDevice, { body, as: ana });
    expect(await listed(ana)).toMatchObject([{ name: "Dispositivo desconhecido", is_current: true }]);
    await send(app, calls.addNoticeDevice, { body, as: joao });
    expect([await listed(ana), await listed(joao)]).toMatchObject([[], [{ is_current: true }]]);
  });

  it("is not kept for a session that was ended while it was switched on", { tags: "race" }, async () => {
    const { joao } = await aTrainersStudent();
    const held = holdAfter(0, dependencies.db);
    const slow = await buildApp({ ...dependencies, db: held.db });
    const adding = send(slow, calls.addNoticeDevice, { body: service.subscribe(randomUUID()), as: joao });
    await held.reached;
    await owner.query("delete from sessions where user_id = $1", [joao.id]);
    held.release();
    expect((await adding).status).toBe(401);
    await slow.close();
    expect((await owner.query("select from notice_devices where user_id = $1", [joao.id])).rowCount).toBe(0);
  });

  it("goes with the session that is ended, and outlives one that expires", async () => {
    const { joao } = await aTrainersStudent();
    const session = await signedIn(prumo, joao);
    await aDevice(session);
    expect(await listed(joao)).toMatchObject([{ is_current: false }]);
    await send(app, signOut, { as: session });
    expect(await listed(joao)).toEqual([]);
    await aDevice(joao);
    clock.advance(8 * DAY_MS);
    await byTheClock("forget_expired_access");
    expect(await listed(await signedIn(prumo, joao))).toMatchObject([{ is_current: false }]);
    clock.advance(-8 * DAY_MS);
  });

  it("is one of ten at most: the oldest makes room", async () => {
    const { joao } = await aTrainersStudent();
    for (let count = 0; count < 11; count++) await aDevice(joao);
    expect(await listed(joao)).toHaveLength(10);
  });

  it("of a service that nobody knows is refused: the server knocks at no stranger's door", async () => {
    const { joao } = await aTrainersStudent();
    const { keys } = service.subscribe("x");
    for (const host of ["127.0.0.1", "localhost:3000", `${PUSH_HOST}.evil.example`, `user@evil.example`]) {
      const { status, errors } = await send(app, calls.addNoticeDevice, {
        body: { endpoint: `https://${host}/x`, keys },
        as: joao,
      });
      expect([host, status, errors.code]).toEqual([host, 422, "invalid"]);
    }
    const plain = await send(app, calls.addNoticeDevice, {
      body: { endpoint: `http://${PUSH_HOST}/x`, keys },
      as: joao,
    });
    expect(plain.status).toBe(422);
  });

  it("can be tried, and says when it hears no more", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    const [device] = await listed(joao);
    const params = { id: device?.id ?? 0 };
    expect((await send(app, calls.tryNoticeDevice, { params, as: joao })).status).toBe(204);
    expect(titlesAt(phone)).toEqual(["Aviso de teste"]);
    service.answer(phone, 500);
    expect((await send(app, calls.tryNoticeDevice, { params, as: joao })).status).toBe(503);
    service.answer(phone, 404);
    const gone = await send(app, calls.tryNoticeDevice, { params, as: joao });
    expect([gone.status, gone.errors.detail]).toEqual([
      404,
      "Este aparelho não recebe mais avisos. Ative de novo nele.",
    ]);
    expect(await listed(joao)).toEqual([]);
  });
});

describe("the choices", () => {
  it("have defaults by role, and keep what is not said", async () => {
    const { ana, joao } = await aTrainersStudent();
    const { notices } = (await send(app, calls.findNotices, { as: joao })).body;
    expect(notices).toMatchObject({
      training_at: "07:00",
      quiet_hours: { from: "22:00", until: "07:00" },
      devices: [],
    });
    expect(notices.public_key).toBe(service.push.publicKey);
    expect(notices.choices.map(({ kind }) => kind)).toEqual([
      "training_today",
      "training_changed",
      "comment",
      "evaluation_due",
      "payment_due",
    ]);
    const chosen = { kind: "comment", push: false, mail: false } as const;
    await choose(joao, { choices: [chosen], training_at: "05:30", quiet_hours: null });
    const others = [{ kind: "payment_due" as const, push: true, mail: false }];
    const { body } = await choose(joao, { choices: others, training_at: "05:30", quiet_hours: null });
    expect(body.notices).toMatchObject({ training_at: "05:30", quiet_hours: null });
    expect(body.notices.choices).toEqual(expect.arrayContaining([chosen, ...others]));
    expect((await send(app, calls.findNotices, { as: ana })).body.notices.choices.map(({ kind }) => kind)).toEqual([
      "pain",
      "missed_trainings",
      "comment",
      "pix_announced",
    ]);
  });

  it("take half hours, and two of them for the quiet hours", async () => {
    const { joao } = await aTrainersStudent();
    const odd = await choose(joao, { training_at: "07:10" });
    expect([odd.status, odd.errors.fields]).toEqual([422, { training_at: "Escolha uma hora da lista" }]);
    const same = await choose(joao, { quiet_hours: { from: "22:00", until: "22:00" } });
    expect([same.status, same.errors.fields]).toEqual([422, { quiet_hours: "Escolha dois horários diferentes" }]);
  });
});
