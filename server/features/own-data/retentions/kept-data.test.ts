import { beforeAll, describe, expect, it } from "vitest";
import { findPersonalData } from "#contract/own-data/personal-data.ts";
import { chooseRetention, holdData, releaseData } from "#contract/own-data/retentions.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import type { StudentKind } from "#domain/retention.ts";
import { aStudent, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { retentionsOf } from "../../../testing/steps/retentions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const { owner } = database;
const { signedInAgain, night, daysPass, choose, foundBy, count, aFormerStudent, leaves, aTrainerForLong, atTheStart } =
  retentionsOf(prumo);

const hold = (as: Trainer, id: number, kind: StudentKind = "health", months = 12) =>
  send(app, holdData, { params: { id, kind }, body: { months, reason: "Processo em andamento" }, as });

/** Whether so many wait for a lock. */
const waiting = async (count: number): Promise<boolean> =>
  (await owner.query("select from pg_locks where not granted")).rowCount === count;

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
