import { beforeAll, describe, expect, it } from "vitest";
import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import { findPersonalData } from "#contract/own-data/personal-data.ts";
import { chooseRetention, findRetentions, holdData, releaseData } from "#contract/own-data/retentions.ts";
import { findStudent, setStudentStatus } from "#contract/students/students.ts";
import type { RetentionKind, StudentKind } from "#domain/retention.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer, signedIn, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aCertificate } from "../../../testing/steps/certificates.ts";
import { anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { photoFiles, photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { DAY_MS, NOW, startTestApp } from "../../../testing/test-app.ts";
import { listKeepers } from "./queries.ts";
import { keepRetentions } from "./workflows/forget.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;

/** Sessions end while days pass. */
const signedInAgain = async (ana: Trainer): Promise<Trainer> => ({ ...ana, ...(await signedIn(prumo, ana)) });
const night = () => keepRetentions(dependencies);
const daysPass = async (days: number) => {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY_MS);
    await night();
  }
};
const choose = (as: Trainer, kind: RetentionKind, months: number | null) =>
  send(app, chooseRetention, { body: { kind, months }, as });
const foundBy = async (as: Trainer) => (await send(app, findRetentions, { as })).body;
const hold = (as: Trainer, id: number, kind: StudentKind = "health", months = 12) =>
  send(app, holdData, { params: { id, kind }, body: { months, reason: "Processo em andamento" }, as });
const count = async (table: string, { id }: { readonly id: number }): Promise<number> =>
  (await owner.query(`select count(*)::int as count from ${table} where student_id = $1`, [id])).rows[0].count;

/** Whether so many wait for a lock. */
const waiting = async (count: number): Promise<boolean> =>
  (await owner.query("select from pg_locks where not granted")).rowCount === count;

/** With an evaluation, a photo, a certificate and an anamnesis; left seven months ago. */
async function aFormerStudent(ana: Trainer): Promise<TheirStudent> {
  const joao = await aStudent(prumo, ana, {
    personal_anamnesis: { days_of_week: ["monday"], had_lesions: true, lesions: "Ombro" },
  });
  const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
  const photo = aFile(await anImage("jpeg"), "frontal.jpg", "image/jpeg");
  expect((await sendPhoto(prumo, path, photoForm("frontal", photo, mesocycle.id), ana)).status).toBe(200);
  await aCertificate(prumo, joao, ana);
  await leaves(joao);
  return joao;
}

async function leaves({ id, trainer }: TheirStudent, on = "2025-08-01T12:00:00Z"): Promise<void> {
  await send(app, setStudentStatus, { params: { id }, body: { is_active: false }, as: await signedInAgain(trainer) });
  await owner.query("update users set inactive_since = $2 where id = $1", [id, on]);
}

async function aTrainerForLong(): Promise<Trainer> {
  const ana = await aTrainer(prumo);
  await owner.query("update subscriptions set period_end = '2099-01-01' where trainer_id = $1", [ana.id]);
  return ana;
}

/** As it was found, whatever the days that a test let pass. */
async function atTheStart<T>(work: () => Promise<T>): Promise<T> {
  clock.advance(Date.parse(NOW) - clock.now().getTime());
  return work();
}

describe("nothing is forgotten by default", async () => {
  const ana = await aTrainerForLong();
  const joao = await aFormerStudent(ana);

  it("without a choice everything stays, however long ago the student left", async () => {
    expect((await foundBy(ana)).retentions.map(({ months }) => months)).toEqual([null, null, null, null]);
    await owner.query("update users set inactive_since = '1990-01-01' where id = $1", [joao.id]);
    await atTheStart(() => daysPass(40));
    expect(await count("evaluations", joao)).toBe(1);
    expect(await mailsTo(prumo, ana.email)).toHaveLength(0);
  });

  it.each([
    ["health", 5],
    ["health", 241],
    ["documents", 12],
    ["photos", 120],
    ["logs", 3],
  ] as const)("%s for %i months is outside the law's limits", async (kind, months) => {
    const { status, errors } = await choose(await signedInAgain(ana), kind, months);
    expect([status, errors.code, errors.fields?.months]).toEqual([422, "invalid", "Escolha um dos prazos oferecidos"]);
  });

  it("a student chooses nothing, and reads for how long the own trainer keeps what", async () => {
    const trainer = await atTheStart(aTrainerForLong);
    const student = await aStudent(prumo, trainer);
    await choose(trainer, "photos", 24);
    await choose(trainer, "logs", 12);
    const { body } = await send(app, findPersonalData, { as: student });
    expect(body.retentions).toEqual([{ kind: "photos", months: 24 }]);
    expect((await send(app, chooseRetention, { body: { kind: "health", months: 60 }, as: student })).status).toBe(403);
  });
});

describe("health data of a former student", async () => {
  const life = await atTheStart(async () => {
    const ana = await aTrainerForLong();
    const joao = await aFormerStudent(ana);
    const active = await aStudent(prumo, ana);
    await anEvaluatedMesocycle(prumo, active);
    const bruno = await aTrainerForLong();
    const carla = await aFormerStudent(bruno);
    return { ana, joao, active, bruno, carla };
  });
  const { ana, joao, active, bruno, carla } = life;
  const lists = {} as { chosen: Awaited<ReturnType<typeof foundBy>>; before: number; tasks: unknown };
  beforeAll(async () => {
    await atTheStart(async () => {
      lists.chosen = (await choose(await signedInAgain(ana), "health", 6)).body;
      await night();
      await night();
      lists.tasks = (await send(app, findTodaysTasks, { as: await signedInAgain(ana) })).body.forgetting;
      await daysPass(30);
      lists.before = await count("evaluations", joao);
      await daysPass(1);
      await night();
    });
  });

  it("is listed with student, kind and first day before anything happens, at least thirty days ahead", () => {
    expect(lists.chosen.forgetting).toEqual({
      count: 1,
      items: [
        {
          student: { id: joao.id, name: joao.name, photo_url: null },
          kind: "health",
          on: "2026-04-02",
          amount: expect.any(Number),
          hold: null,
        },
      ],
    });
  });

  it("is announced once by a mail without a name or a kind, and stands among today's tasks", async () => {
    const mails = await mailsTo(prumo, ana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Dados de 1 ex-aluno serão apagados em 02/04/2026"]);
    expect(mails[0]?.text).not.toContain(joao.name);
    expect(mails[0]?.text).not.toMatch(/saúde|avalia/i);
    expect(lists.tasks).toMatchObject({ count: 1, students: [{ id: joao.id, on: "2026-04-02" }] });
  });

  it("is there on the thirtieth day and gone on the next: evaluation, history of changes, anamneses", async () => {
    expect(lists.before).toBe(1);
    for (const table of ["evaluations", "evaluation_changes", "strength_tests", "readiness_answers", "student_goals"])
      expect([table, await count(table, joao)]).toEqual([table, 0]);
    const { rows } = await owner.query(
      "select personal_anamnesis, physiological_anamnesis from students where id = $1",
      [joao.id],
    );
    expect(rows).toEqual([{ personal_anamnesis: { days_of_week: ["monday"] }, physiological_anamnesis: {} }]);
  });

  it("takes no photo, document or cycle, whose clocks do not run", async () => {
    for (const table of ["evaluation_photos", "readiness_documents", "mesocycles"])
      expect([table, await count(table, joao)]).toEqual([table, 1]);
  });

  it("leaves active students and another trainer's alone", async () => {
    for (const student of [active, carla]) expect(await count("evaluations", student)).toBe(1);
    expect((await foundBy(await signedInAgain(bruno))).forgotten).toEqual([]);
  });

  it("leaves a record of what was forgotten, once, and an entry in the log of accesses", async () => {
    const { forgotten, forgetting } = await foundBy(await signedInAgain(ana));
    expect(forgotten).toMatchObject([{ student: { id: joao.id, name: joao.name }, kind: "health" }]);
    expect(forgetting.count).toBe(0);
    const { rows } = await owner.query(
      "select subject, action, because from audit_log where user_id = $1 and because = 'retention'",
      [joao.id],
    );
    expect(rows).toEqual([{ subject: "everything", action: "removed", because: "retention" }]);
  });

  it("leaves a student whose page still opens", async () => {
    const { status, body } = await send(app, findStudent, { params: { id: joao.id }, as: await signedInAgain(ana) });
    expect([status, body.student.name]).toEqual([200, joao.name]);
  });
});

describe("photos and documents", async () => {
  it("go with their files, a day later", async () => {
    const { ana, joao } = await atTheStart(async () => {
      const trainer = await aTrainerForLong();
      const student = await aFormerStudent(trainer);
      await owner.query("update users set inactive_since = '2020-01-01' where id = $1", [student.id]);
      await choose(trainer, "photos", 3);
      await choose(trainer, "documents", 60);
      expect(await photoFiles(prumo, trainer.id)).not.toEqual([]);
      await night();
      await daysPass(31);
      return { ana: trainer, joao: student };
    });
    expect([await count("evaluation_photos", joao), await count("readiness_documents", joao)]).toEqual([0, 0]);
    expect(await count("evaluations", joao)).toBe(1);
    expect(await photoFiles(prumo, ana.id)).toEqual([]);
    expect((await mailsTo(prumo, ana.email)).map(({ subject }) => subject)).toEqual([
      "Dados de 1 ex-aluno serão apagados em 02/04/2026",
    ]);
  });
});

describe("who comes back keeps everything", () => {
  const announced = () =>
    atTheStart(async () => {
      const ana = await aTrainerForLong();
      const joao = await aFormerStudent(ana);
      await choose(ana, "health", 6);
      await night();
      clock.advance(30 * DAY_MS);
      return { ana, joao };
    });
  const comesBack = async ({ id, trainer }: TheirStudent) =>
    send(app, setStudentStatus, { params: { id }, body: { is_active: true }, as: await signedInAgain(trainer) });

  it("between the announcement and the day", async () => {
    const { joao } = await announced();
    await comesBack(joao);
    await daysPass(5);
    expect([await count("evaluations", joao), await count("retention_announcements", joao)]).toEqual([1, 0]);
  });

  it("also after leaving again: the clock begins anew", async () => {
    const { ana, joao } = await announced();
    await comesBack(joao);
    await leaves(joao, clock.now().toISOString());
    await daysPass(5);
    expect(await count("evaluations", joao)).toBe(1);
    expect((await foundBy(await signedInAgain(ana))).forgetting.items[0]?.on).toBe("2026-10-01");
  });

  it("in the moment in which the job runs: all or nothing is there, and nothing goes after the return", {
    tags: "race",
  }, async () => {
    const { joao } = await announced();
    clock.advance(2 * DAY_MS);
    const [back] = await Promise.all([comesBack(joao), night(), night()]);
    expect(back.status).toBe(200);
    const left = await count("evaluations", joao);
    const forgotten = await count("forgotten_data", joao);
    expect(left + forgotten).toBe(1);
    await daysPass(40);
    expect(await count("evaluations", joao)).toBe(left);
  });
});

describe("a hold", () => {
  let ana: Trainer;
  let joao: TheirStudent;
  beforeAll(async () => {
    await atTheStart(async () => {
      ana = await aTrainerForLong();
      joao = await aFormerStudent(ana);
      await choose(ana, "health", 6);
      await night();
    });
  });

  it("keeps longer what was announced, says why, and is announced again before its end", async () => {
    await atTheStart(async () => {
      const { body } = await hold(await signedInAgain(ana), joao.id);
      expect(body.forgetting.items).toMatchObject([
        { on: "2027-04-02", hold: { until: "2027-04-02", reason: "Processo em andamento" } },
      ]);
      await daysPass(40);
      expect(await count("evaluations", joao)).toBe(1);
      clock.advance(Date.parse("2027-03-02T12:00:00Z") - clock.now().getTime());
      await night();
      expect((await mailsTo(prumo, ana.email)).at(-1)?.subject).toContain("02/04/2027");
    });
  });

  it("that is released lets thirty days pass again", async () => {
    await atTheStart(async () => {
      const as = await signedInAgain(ana);
      await hold(as, joao.id);
      await night();
      const { body } = await send(app, releaseData, { params: { id: joao.id, kind: "health" }, as });
      expect(body.forgetting.items).toMatchObject([{ on: "2026-04-02", hold: null }]);
      expect((await send(app, releaseData, { params: { id: joao.id, kind: "health" }, as })).status).toBe(404);
    });
  });

  it("or a longer time in the moment in which the job forgets tells what is gone", { tags: "race" }, async () => {
    for (const act of [(as: Trainer, id: number) => hold(as, id), (as: Trainer) => choose(as, "health", null)])
      await atTheStart(async () => {
        const trainer = await aTrainerForLong();
        const student = await aFormerStudent(trainer);
        await choose(trainer, "health", 6);
        await night();
        clock.advance(31 * DAY_MS);
        const as = await signedInAgain(trainer);
        // The job reads what is due, and waits before it forgets.
        const gate = await owner.connect();
        await gate.query("begin; lock table forgotten_data in share mode");
        const forgetting = night();
        await expect.poll(() => waiting(1)).toBe(true);
        const acting = act(as, student.id);
        await Promise.race([acting, expect.poll(() => waiting(2)).toBe(true)]);
        await gate.query("commit");
        gate.release();
        const answer = await acting;
        const isForgotten = answer.body.forgotten.some(({ kind }) => kind === "health");
        await forgetting;
        expect(await count("evaluations", student)).toBe(isForgotten ? 0 : 1);
      });
  });

  it("needs a reason, and is the own trainer's alone", async () => {
    const bruno = await aTrainerForLong();
    expect((await hold(bruno, joao.id)).status).toBe(404);
    const params = { id: joao.id, kind: "health" } as const;
    const refused = await send(app, holdData, {
      params,
      body: { months: 12, reason: " " },
      as: await signedInAgain(ana),
    });
    expect([refused.status, Object.keys(refused.errors.fields ?? {})]).toEqual([422, ["reason"]]);
  });

  it("twice at once is one", { tags: "race" }, async () => {
    const as = await signedInAgain(ana);
    const answers = await Promise.all([hold(as, joao.id, "photos"), hold(as, joao.id, "photos")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rowCount } = await owner.query("select from retention_holds where student_id = $1 and kind = 'photos'", [
      joao.id,
    ]);
    expect(rowCount).toBe(1);
  });
});

describe("devices and networks of accesses", () => {
  it("are forgotten thirty days after the choice at the earliest; who did what stays", async () => {
    await atTheStart(async () => {
      const ana = await aTrainerForLong();
      await owner.query(
        `insert into audit_log (trainer_id, user_id, actor_id, actor_role, subject, action, device, network, happened_at)
         select $1, $1, $1, 'trainer', 'account', 'signed_in', 'Chrome em Windows', '200.1.2.0/24', day
           from unnest('{2025-01-05,2026-03-01}'::timestamptz[]) as day`,
        [ana.id],
      );
      const { body } = await choose(ana, "logs", 6);
      expect(body.logs).toEqual({ before: "2025-10-02", on: "2026-04-02" });
      await daysPass(30);
      const known = async () =>
        (
          await owner.query(
            "select to_char(happened_at, 'yyyy') as year, device from audit_log where user_id = $1 and action = 'signed_in' order by 1",
            [ana.id],
          )
        ).rows;
      expect((await known()).map(({ device }) => device)).toEqual(["Chrome em Windows", "Chrome em Windows"]);
      await daysPass(1);
      expect(await known()).toEqual([
        { year: "2025", device: null },
        { year: "2026", device: "Chrome em Windows" },
      ]);
      expect((await foundBy(await signedInAgain(ana))).forgotten).toMatchObject([
        { student: null, kind: "logs", amount: 1 },
      ]);
    });
  });
});

it("the night visits those alone whose clocks run out, who were told, or whose accesses grow old", async () => {
  await atTheStart(async () => {
    const [ana, bruno, carlos, dora] = [
      await aTrainerForLong(),
      await aTrainerForLong(),
      await aTrainerForLong(),
      await aTrainerForLong(),
    ];
    const visited = async () => {
      const keepers = await inSignInScope(dependencies.db, (scope) => listKeepers(scope, "2026-03-02"));
      return [ana, bruno, carlos, dora].map(({ id }) => keepers.includes(id));
    };
    const joao = await aFormerStudent(ana);
    await aFormerStudent(bruno);
    await choose(ana, "health", 24);
    await choose(carlos, "logs", 6);
    await choose(dora, "photos", 3);
    expect(await visited()).toEqual([false, false, true, false]);
    await choose(ana, "health", 6);
    expect(await visited()).toEqual([true, false, true, false]);
    await night();
    await send(app, setStudentStatus, { params: { id: joao.id }, body: { is_active: true }, as: ana });
    expect(await visited()).toEqual([true, false, true, false]);
    await night();
    expect(await visited()).toEqual([false, false, true, false]);
  });
});

describe("a trainer who cannot look", () => {
  const period = (from: string, until: string) =>
    `update subscriptions set period_start = '${from}', period_end = '${until}' where trainer_id = $1`;
  const active = (is: boolean) => `update users set is_active = ${is} where id = $1`;
  const cases = [
    ["has lapsed", period("2025-01-01", "2026-01-01"), period("2026-03-02", "2099-01-01")],
    ["is switched off", active(false), active(true)],
  ] as const;

  const aTrainerToldAndAway = async (away: string) => {
    const ana = await aTrainerForLong();
    const joao = await aFormerStudent(ana);
    await choose(ana, "health", 6);
    await night();
    await owner.query(away, [ana.id]);
    return { ana, joao };
  };

  it.each(cases)("and %s loses nothing", async (_, away) => {
    await atTheStart(async () => {
      const { joao } = await aTrainerToldAndAway(away);
      await daysPass(35);
      expect(await count("evaluations", joao)).toBe(1);
    });
  });

  it.each(cases)("and %s is told again after the return, thirty days before anything goes", async (_, away, back) => {
    await atTheStart(async () => {
      const { ana, joao } = await aTrainerToldAndAway(away);
      await daysPass(40);
      await owner.query(back, [ana.id]);
      await daysPass(31);
      expect(await count("evaluations", joao)).toBe(1);
      expect((await mailsTo(prumo, ana.email)).at(-1)?.subject).toContain("em 13/05/2026");
      await daysPass(1);
      expect(await count("evaluations", joao)).toBe(0);
    });
  });
});

it("goals and answers that were given go too", async () => {
  await atTheStart(async () => {
    const ana = await aTrainerForLong();
    const joao = await aFormerStudent(ana);
    await owner.query("insert into student_goals select trainer_id, id, '[]', 1, now() from students where id = $1", [
      joao.id,
    ]);
    await choose(ana, "health", 6);
    await night();
    await daysPass(31);
    expect(await count("student_goals", joao)).toBe(0);
  });
});
