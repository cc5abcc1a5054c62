import { expect } from "vitest";
import { chooseRetention, findRetentions } from "#contract/own-data/retentions.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import type { RetentionKind } from "#domain/retention.ts";
import { keepRetentions } from "../../features/own-data/retentions/workflows/forget.ts";
import { aFile } from "../files/forms.ts";
import { anImage } from "../files/images.ts";
import { aStudent, aTrainer, signedIn, type TheirStudent, type Trainer } from "../people.ts";
import { send } from "../send.ts";
import { DAY_MS, NOW, type TestApp } from "../test-app.ts";
import { aCertificate } from "./certificates.ts";
import { anEvaluatedMesocycle } from "./cycles.ts";
import { photoForm, sendPhoto } from "./posture-photos.ts";

export function retentionsOf(prumo: TestApp) {
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
  const count = async (table: string, { id }: { readonly id: number }): Promise<number> =>
    (await owner.query(`select count(*)::int as count from ${table} where student_id = $1`, [id])).rows[0].count;

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

  return {
    signedInAgain,
    night,
    daysPass,
    choose,
    foundBy,
    count,
    aFormerStudent,
    leaves,
    aTrainerForLong,
    atTheStart,
  };
}
