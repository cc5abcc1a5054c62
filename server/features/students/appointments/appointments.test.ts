import { describe, expect, it } from "vitest";
import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import {
  type AppointmentDraft,
  findAppointment,
  removeAppointment,
  saveAppointment,
} from "#contract/students/appointments.ts";
import { findStudent } from "#contract/students/students.ts";
import { OUR_INSTRUCTIONS } from "#domain/students/appointments/appointment.ts";
import { aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const prumo = await startTestApp();
const { app, database } = prumo;
const { owner } = database;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const DRAFT: AppointmentDraft = { day: "2026-03-12", time: "09:00", place: "Sala 2", instructions: "Jejum" };
const save = (id: number, changes: Partial<AppointmentDraft> = {}, as: Person = ana) =>
  send(app, saveAppointment, { params: { id }, body: { ...DRAFT, ...changes }, as });
const read = async (id: number, as: Person = ana) => (await send(app, findAppointment, { params: { id }, as })).body;

describe("an appointment", () => {
  it("is none before it is made, and brings our instructions", async () => {
    const { id } = await aStudent(prumo, ana);
    expect(await read(id)).toEqual({ appointment: null, instructions: OUR_INSTRUCTIONS });
  });

  it("has a day, an hour of the trainer's time zone and a place, for trainer and student alike", async () => {
    const joao = await aStudent(prumo, ana);
    const made = {
      day: "2026-03-12",
      time: "09:00",
      starts_at: "2026-03-12T12:00:00.000Z",
      place: "Sala 2",
      instructions: "Jejum",
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sequence: 0,
      changed_at: "2026-03-02T15:00:00.000Z",
    };
    expect((await save(joao.id)).body.appointment).toEqual(made);
    const { body } = await send(app, findStudent, { params: { id: joao.id }, as: joao });
    expect(body.student.appointment).toEqual(made);
    await owner.query("update trainers set time_zone = 'America/Rio_Branco' where trainer_id = $1", [ana.id]);
    expect((await save(joao.id)).body.appointment?.starts_at).toBe("2026-03-12T14:00:00.000Z");
    expect((await save(joao.id, { time: null })).body.appointment).toMatchObject({ time: null, starts_at: null });
    await owner.query("update trainers set time_zone = 'America/Sao_Paulo' where trainer_id = $1", [ana.id]);
  });

  it("that is moved stays the same event with a higher sequence; after an evaluation the next is another event", async () => {
    const joao = await aStudent(prumo, ana);
    const first = (await save(joao.id)).body.appointment;
    const moved = (await save(joao.id, { day: "2026-03-13" })).body.appointment;
    expect([moved?.uid, moved?.sequence]).toEqual([first?.uid, 1]);
    await owner.query("update appointments set day = '2026-03-02' where student_id = $1", [joao.id]);
    await anEvaluatedMesocycle(prumo, joao);
    expect((await read(joao.id)).appointment).toBeNull();
    const next = (await save(joao.id)).body.appointment;
    expect(next?.sequence).toBe(0);
    expect(next?.uid).not.toBe(first?.uid);
  });

  it("is neither in the past nor before the end of the last evaluation's day", async () => {
    const joao = await aStudent(prumo, ana);
    const yesterday = await save(joao.id, { day: "2026-03-01" });
    expect([yesterday.status, Object.keys(yesterday.errors.fields ?? {})]).toEqual([422, ["day"]]);
    await anEvaluatedMesocycle(prumo, joao);
    expect((await save(joao.id, { day: "2026-03-02" })).status).toBe(422);
    expect((await save(joao.id, { day: "2026-03-03" })).status).toBe(200);
  });

  it("of two who make it at once is one, with both changes counted", { tags: "race" }, async () => {
    const { id } = await aStudent(prumo, ana);
    const both = await Promise.all([save(id, { day: "2026-03-12" }), save(id, { day: "2026-03-13" })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.appointment?.sequence).sort()).toEqual([0, 1]);
  });

  it("keeps the trainer's own instructions for all students, until blank ones bring back ours", async () => {
    const [one, other] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    await save(one.id, { instructions: "Venha de short" });
    expect((await read(other.id)).instructions).toBe(OUR_INSTRUCTIONS);
    await save(one.id, { instructions: "Venha de short", keeps_instructions: true });
    expect((await read(other.id)).instructions).toBe("Venha de short");
    await save(one.id, { instructions: "", keeps_instructions: true });
    expect((await read(other.id)).instructions).toBe(OUR_INSTRUCTIONS);
  });

  it("is taken back once", async () => {
    const { id } = await aStudent(prumo, ana);
    await save(id);
    const remove = () => sendAnything(app, removeAppointment, { params: { id }, as: ana });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await read(id)).appointment).toBeNull();
  });

  it("is not another trainer's, and not the student's to move", async () => {
    const joao = await aStudent(prumo, ana);
    await save(joao.id);
    expect((await save(joao.id, {}, bruno)).status).toBe(404);
    expect((await sendAnything(app, findAppointment, { params: { id: joao.id }, as: bruno })).status).toBe(404);
    expect((await save(joao.id, {}, joao)).status).toBe(403);
  });
});

describe("what to do today", () => {
  it("names appointments from tomorrow back to those that did not take place, and asks for no evaluation meanwhile", async () => {
    const trainer = await aTrainer(prumo);
    const tasks = async () => (await send(app, findTodaysTasks, { as: trainer })).body;
    const joao = await aStudent(prumo, trainer, { name: "João" });
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    await owner.query("update evaluations set evaluated_on = '2025-11-01' where student_id = $1", [joao.id]);
    expect((await tasks()).evaluations.count).toBe(1);

    await save(joao.id, { day: "2026-03-04" }, trainer);
    expect([(await tasks()).evaluations.count, (await tasks()).appointments.count]).toEqual([0, 0]);
    await save(joao.id, { day: "2026-03-03" }, trainer);
    expect((await tasks()).appointments.students).toEqual([
      expect.objectContaining({
        name: "João",
        day: "2026-03-03",
        time: "09:00",
        mesocycle: { macrocycle_id: path.macroId, mesocycle_id: path.mesoId },
      }),
    ]);
    await owner.query("update appointments set day = '2026-03-01' where student_id = $1", [joao.id]);
    expect([(await tasks()).evaluations.count, (await tasks()).appointments.count]).toEqual([1, 1]);
  });
});
