import { beforeAll, describe, expect, it } from "vitest";
import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import { findStudent, setStudentStatus } from "#contract/students/students.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { aStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { photoFiles } from "../../../testing/steps/posture-photos.ts";
import { retentionsOf } from "../../../testing/steps/retentions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { listKeepers } from "./queries.ts";

const prumo = await startTestApp();
const { app, database, dependencies } = prumo;
const { owner } = database;
const { signedInAgain, night, daysPass, choose, foundBy, count, aFormerStudent, aTrainerForLong, atTheStart } =
  retentionsOf(prumo);

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
