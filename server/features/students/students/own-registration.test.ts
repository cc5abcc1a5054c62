import { describe, expect, it } from "vitest";
import { updateProfile } from "#contract/own-data/profile.ts";
import { listStudents, notifyChangesSeen, updateStudent } from "#contract/students/students.ts";
import { actAsAdmin, actAsStudent, actAsTrainer, inScope, inTenantOf } from "../../../platform/database/scope.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import {
  aProfileDraft,
  aStudent,
  aStudentDraft,
  aTrainer,
  type StudentInput,
  type TheirStudent,
} from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { type Change, ofTheTrainer, registrationsOf } from "../../../testing/steps/registrations.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { changeOwnRegistration } from "./commands.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });
const { read, save, changesLogged } = registrationsOf(prumo, ana);

describe("a student's change of the own registration", () => {
  it("is stored in every field that the student may change, and the trainer is told", async () => {
    const student = await aStudent(prumo, ana, ofTheTrainer);
    const answer = await save(student, {
      name: "Joana Nova",
      email: `nova.${student.email}`,
      email_secundario: "PT",
      cellphone: "21 123 4567",
      birthdate: "1990-05-06",
      gender: "female",
      personal_anamnesis: {
        ocupation: "Médica",
        had_pains: true,
        pains: "Joelho",
      } as StudentInput["personal_anamnesis"],
      physiological_anamnesis: { water: "3 L", smoke: false },
      lock_version: 0,
    });
    expect(answer.status).toBe(200);
    expect(await read(student)).toMatchObject({
      name: "Joana Nova",
      email: student.email,
      email_secundario: "PT",
      cellphone: "21 123 4567",
      birthdate: "1990-05-06",
      gender: "female",
      personal_anamnesis: {
        ocupation: "Médica",
        had_pains: true,
        pains: "Joelho",
        days_of_week: ["monday", "wednesday", "friday"],
      },
      physiological_anamnesis: { water: "3 L", smoke: false },
      is_profile_changed: true,
      is_changes_notified: false,
      lock_version: 1,
    });
  });

  it("never changes the fields that only the trainer may change", async () => {
    const goals = { days_of_week: ["monday"], training_goals: "Performance" } as const;
    const student = await aStudent(prumo, ana, {
      ...ofTheTrainer,
      personal_anamnesis: { ...goals, days_of_week: ["monday"] },
    });
    const answer = await save(student, {
      student_type: "consulting",
      contact_name: "Outra",
      contact_cellphone: "(11) 9 1111-1111",
      is_active: false,
      personal_anamnesis: { days_of_week: ["sunday"], training_goals: "Reabilitação postural" },
    });
    expect(answer.status).toBe(200);
    const { personal_anamnesis, ...after } = await read(student);
    expect(after).toMatchObject({ ...ofTheTrainer, is_active: true });
    expect(personal_anamnesis).toEqual(goals);
    expect((await read(student, student)).id).toBe(student.id);
  });

  it("is not possible for another person, fellow students included", async () => {
    const student = await aStudent(prumo, ana);
    const before = await read(student);
    const fellow = await aStudent(prumo, ana);
    for (const stranger of [fellow, await aStudent(prumo, bruno), bruno]) {
      expect((await save(student, { name: "Invadido" }, stranger)).status).toBe(404);
    }
    expect((await save({ ...student, id: ana.id }, {}, student)).status).toBe(404);
    expect(await read(student)).toEqual(before);
  });

  it("of the name in the profile tells the trainer too", async () => {
    const student = await aStudent(prumo, ana);
    await send(app, updateProfile, { body: { user: aProfileDraft() }, as: student });
    expect(await read(student)).toMatchObject({
      is_profile_changed: true,
      is_changes_notified: false,
      lock_version: 1,
    });
  });

  it("of a few answers leaves the others as they are, and clears those sent blank", async () => {
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { days_of_week: ["monday"], ocupation: "Médica", had_pains: true, pains: "Joelho" },
      physiological_anamnesis: { water: "3 L", smoke: false, exam_frequency: "Anual" },
    });
    const partial = { personal_anamnesis: { pains: "Ombro" }, physiological_anamnesis: { smoke: null, water: "" } };
    const answer = await save(student, partial as Change);
    expect(answer.status).toBe(200);
    expect(await read(student)).toMatchObject({ lock_version: 1, is_profile_changed: true });
    expect((await read(student)).personal_anamnesis).toEqual({
      days_of_week: ["monday"],
      ocupation: "Médica",
      had_pains: true,
      pains: "Ombro",
    });
    expect((await read(student)).physiological_anamnesis).toEqual({
      exam_frequency: "Anual",
      smoke: null,
      water: "",
    });
  });

  it("that changes nothing is ignored: no notice for the trainer, no new version, no line in the log", async () => {
    const answers = { days_of_week: ["monday"], ocupation: "Médica", pains: "", had_pains: null } as const;
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { ...answers, days_of_week: ["monday"] },
      physiological_anamnesis: { water: "3 L", smoke: null },
    });
    const same = {
      personal_anamnesis: { ocupation: "Médica", lesions: "", had_lesions: null, training_goals: "Performance" },
      physiological_anamnesis: { water: "3 L", exam_frequency: "" },
    } as Change;
    for (const change of [{}, same, { ...same, lock_version: 0 }]) {
      const answer = await save(student, change);
      expect([answer.status, answer.body.student.lock_version]).toEqual([200, 0]);
    }
    const { name: fullname, cellphone } = await read(student);
    const user = aProfileDraft({ fullname, phone: cellphone ?? "" });
    await send(app, updateProfile, { body: { user }, as: student });
    expect(await read(student)).toMatchObject({ is_profile_changed: false, lock_version: 0 });
    expect(await changesLogged(student)).toBe(0);
    expect((await save(student, { ...same, lock_version: 1 })).status).toBe(409);
  });

  it.each<[string, Change]>([
    ["the name", { name: "Outra" }],
    ["the phone", { cellphone: "(11) 98888-0000" }],
    ["the birthdate", { birthdate: "1990-05-06" }],
    ["the gender", { gender: "female" }],
    ["an answer", { physiological_anamnesis: { water: "2 L" } }],
  ])("of %s alone is one", async (_, change) => {
    const student = await aStudent(prumo, ana);
    expect((await save(student, change)).status).toBe(200);
    expect(await read(student)).toMatchObject({
      is_profile_changed: true,
      is_changes_notified: false,
      lock_version: 1,
    });
    expect(await changesLogged(student)).toBe(1);
  });

  it("may be of the photo alone: a new one or its removal, but not the removal of a missing one", async () => {
    const student = await aStudent(prumo, ana);
    const own = aStudentDraft({ email: student.email });
    const sendPhoto = async (photo: File | "") => {
      const form = asForm({ student: own, photo });
      const answer = await sendAnything(app, updateStudent, { params: { id: student.id }, form, as: student });
      return answer.body.student.lock_version;
    };
    expect(await sendPhoto("")).toBe(0);
    expect(await sendPhoto(aFile(await anImage("jpeg")))).toBe(1);
    expect(await sendPhoto("")).toBe(2);
  });

  it("is refused by the database for every role but the student's", async () => {
    const student = await aStudent(prumo, ana);
    const change = { ...aStudentDraft(), lock_version: undefined } as Parameters<typeof changeOwnRegistration>[1];
    const staff = [actAsTrainer(ana.id, "demonstration"), inTenantOf(ana.id, actAsAdmin(1, "demonstration"))];
    for (const actor of staff) {
      await expect(inScope(database.db, actor, (scope) => changeOwnRegistration(scope, change, true))).rejects.toThrow(
        "only a student",
      );
    }
    const stranger = actAsStudent({ studentId: student.id, trainerId: bruno.id }, "demonstration");
    expect(await inScope(database.db, stranger, (scope) => changeOwnRegistration(scope, change, true))).toEqual({
      outcome: "changed_elsewhere",
    });
  });
});

describe("the notice of a change", () => {
  const chipOf = async (student: TheirStudent) => {
    const { body } = await send(app, listStudents, { querystring: { q: student.email }, as: ana });
    const [listed] = body.users;
    return listed?.is_profile_changed && !listed.is_changes_notified;
  };

  it("stays until the trainer has seen it, and returns with the next change", async () => {
    const student = await aStudent(prumo, ana);
    expect(await chipOf(student)).toBe(false);
    await save(student, { name: "Um" });
    expect(await chipOf(student)).toBe(true);
    const seen = await send(app, notifyChangesSeen, { params: { id: student.id }, as: ana });
    expect(seen.status).toBe(204);
    expect(await chipOf(student)).toBe(false);
    await save(student, { name: "Dois" });
    expect(await chipOf(student)).toBe(true);
  });

  it("is not caused by the trainer's own changes", async () => {
    const student = await aStudent(prumo, ana);
    await save(student, { name: "Pela Ana" }, ana);
    expect(await chipOf(student)).toBe(false);
  });

  it("can be dismissed by the student's own trainer only", async () => {
    const student = await aStudent(prumo, ana);
    await save(student, { name: "Um" });
    expect((await send(app, notifyChangesSeen, { params: { id: student.id }, as: bruno })).status).toBe(404);
    expect((await send(app, notifyChangesSeen, { params: { id: student.id }, as: student })).status).toBe(403);
    expect(await chipOf(student)).toBe(true);
  });
});
