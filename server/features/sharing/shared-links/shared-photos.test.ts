import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findPhotos } from "#contract/planning/mesocycles.ts";
import * as calls from "#contract/sharing/shared-links.ts";
import type { FaceBox } from "#contract/sharing/shared-photos.ts";
import { listReadinessDocuments, signReadinessDocument } from "#contract/students/readiness-documents.ts";
import { updateStudent } from "#contract/students/students.ts";
import { ONLY_STUDENT_GIVES } from "#domain/students/readiness/image-use.ts";
import type { SignedKind } from "#domain/students/readiness/signed-documents.ts";
import { blurRegion } from "../../../platform/files/blur.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aStudentDraft, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aMacrocycle, anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const BIRTH = "1990-05-17";
const FACE: FaceBox = { x: 0.4, y: 0.05, width: 0.2, height: 0.2 };
const jpeg = aFile(await anImage("jpeg"));

async function aPhotographed(birthdate = BIRTH) {
  const student = await aStudent(prumo, ana, { birthdate });
  const { path } = await anEvaluatedMesocycle(prumo, student);
  for (const slot of ["frontal", "dorsal"] as const)
    expect((await sendPhoto(prumo, path, photoForm(slot, jpeg, path.mesoId), ana)).status).toBe(200);
  return { student, path };
}
type Photographed = Awaited<ReturnType<typeof aPhotographed>>;

async function sign(
  student: TheirStudent,
  kind: SignedKind,
  as: Bearer = student,
  signer: "student" | "guardian" = "student",
) {
  const params = { id: student.id };
  const { kit } = (await send(app, listReadinessDocuments, { params, as })).body;
  const statement = kit.to_sign.find((one) => one.kind === kind)?.statement ?? "";
  const body = { kind, statement, answers: [], signer, signer_name: "Quem assina", drawing: null };
  return send(app, signReadinessDocument, { params, body, as });
}

async function share(
  { student, path }: Photographed,
  slots: readonly ("frontal" | "dorsal")[] = ["frontal"],
  face: FaceBox | null = FACE,
) {
  const { photos } = (await send(app, findPhotos, { params: path, as: ana })).body;
  const chosen = photos.principais.flatMap(({ name, added_at }) =>
    slots.flatMap((slot) => (slot === name ? { slot, added_at, face } : [])),
  );
  return send(app, calls.shareDocument, {
    params: { id: student.id },
    body: { document: "evaluation", macrocycle_id: path.macroId, mesocycle_id: path.mesoId, photos: chosen },
    as: ana,
  });
}

async function imagesIn(url: string): Promise<number> {
  const token = url.slice(url.lastIndexOf("/") + 1);
  const answer = await send(app, calls.openSharedLink, { params: { token }, body: { birth_date: BIRTH } });
  expect(answer.status).toBe(200);
  return answer.bytes.toString("latin1").split("/Subtype /Image").length - 1;
}

const withoutPhotos = async ({ student, path }: Photographed) => {
  const body = { document: "evaluation", macrocycle_id: path.macroId, mesocycle_id: path.mesoId } as const;
  const { url } = (await send(app, calls.shareDocument, { params: { id: student.id }, body, as: ana })).body;
  return imagesIn(url);
};

describe("photos in a shared evaluation", () => {
  it("are refused while the student has not allowed the use of image", async () => {
    const { status, errors } = await share(await aPhotographed());
    expect([status, errors.code]).toEqual([422, "image_use_missing"]);
  });

  it("are those that were chosen, once the student has signed the term", async () => {
    const one = await aPhotographed();
    expect((await sign(one.student, "image_use")).body.kit.image_use.state).toBe("given");
    const bare = await withoutPhotos(one);
    expect(await imagesIn((await share(one, ["frontal"])).body.url)).toBe(bare + 1);
    expect(await imagesIn((await share(one, ["frontal", "dorsal"])).body.url)).toBe(bare + 2);
  });

  it("leave links that were sent before when the student takes it back", async () => {
    const one = await aPhotographed();
    await sign(one.student, "image_use");
    const { url } = (await share(one)).body;
    expect((await sign(one.student, "image_withdrawal")).body.kit.image_use.state).toBe("withdrawn");
    expect(await imagesIn(url)).toBe(await withoutPhotos(one));
    expect((await share(one)).errors.code).toBe("image_use_missing");
  });

  it("are never others than the one that was looked at", async () => {
    const one = await aPhotographed();
    await sign(one.student, "image_use");
    const { url } = (await share(one)).body;
    prumo.clock.advance(60_000);
    await sendPhoto(prumo, one.path, photoForm("frontal", jpeg, one.path.mesoId), ana);
    expect(await imagesIn(url)).toBe(await withoutPhotos(one));
  });

  it("are allowed by the student alone once the student took it back, and the trainer is told so", async () => {
    const { student } = await aPhotographed();
    expect((await sign(student, "image_use", ana)).body.kit.image_use.state).toBe("given");
    await sign(student, "image_withdrawal");
    await sign(student, "image_withdrawal", ana);
    const { status, errors } = await sign(student, "image_use", ana);
    expect([status, errors.detail]).toEqual([422, ONLY_STUDENT_GIVES]);
    const { kit } = (await send(app, listReadinessDocuments, { params: { id: student.id }, as: ana })).body;
    expect([kit.image_use.state, kit.image_use.only_student_gives]).toEqual(["withdrawn", true]);
    expect((await sign(student, "image_use")).body.kit.image_use.state).toBe("given");
    await sign(student, "image_withdrawal", ana);
    expect((await sign(student, "image_use", ana)).body.kit.image_use.state).toBe("given");
  });

  it("are told to the student by mail when the trainer records the consent, and not when the student gives it", async () => {
    const { student } = await aPhotographed();
    const told = async () =>
      (await mailsTo(prumo, student.email)).filter(({ subject }) => subject.startsWith("Uso de imagem")).length;
    await sign(student, "image_use");
    expect(await told()).toBe(0);
    await sign(student, "image_use", ana);
    expect(await told()).toBe(1);
  });

  it("of a minor are allowed by the guardian", async () => {
    const { student } = await aPhotographed("2012-05-17");
    const refused = await sign(student, "image_use");
    expect([refused.status, Object.keys(refused.errors.fields ?? {})]).toEqual([422, ["signer"]]);
    expect((await sign(student, "image_use", ana, "guardian")).body.kit.image_use.state).toBe("given");
  });
});

describe("the student's profile photo in a shared link", async () => {
  async function aPortrayed() {
    const { student } = await aPhotographed();
    const draft = aStudentDraft({ birthdate: BIRTH, email: student.email });
    const form = asForm({ student: draft, photo: jpeg });
    expect((await sendAnything(app, updateStudent, { params: { id: student.id }, form, as: student })).status).toBe(
      200,
    );
    return student;
  }
  const portrayed = await aPortrayed();
  const macrocycle = await aMacrocycle(prumo, portrayed);
  const cycleOf = async (start_date: string, end_date: string) => {
    const { path } = await anEvaluatedMesocycle(prumo, portrayed, { start_date, end_date }, macrocycle);
    await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), ana);
    return path;
  };
  const first = await cycleOf("2026-03-01", "2026-03-28");
  const last = await cycleOf("2026-03-29", "2026-04-25");
  const ofCycle = { macrocycle_id: last.macroId, mesocycle_id: last.mesoId };
  const documents: readonly calls.SharedDocument[] = [
    { document: "evaluation", ...ofCycle },
    { document: "comparison", level: "mesocycle", first_id: first.mesoId, second_id: last.mesoId },
    { document: "final_result", macrocycle_id: last.macroId },
  ];
  const linkTo = async (body: calls.SharedDocument) =>
    (await send(app, calls.shareDocument, { params: { id: portrayed.id }, body, as: ana })).body.url;

  it("is on none of the documents without consent, and on each with it", async () => {
    const links = await Promise.all(documents.map(linkTo));
    const images = () => Promise.all(links.map(imagesIn));
    expect(await images()).toEqual([0, 0, 0]);
    await sign(portrayed, "image_use");
    expect((await images()).every((count) => count > 0)).toBe(true);
    await sign(portrayed, "image_withdrawal");
    expect(await images()).toEqual([0, 0, 0]);
  });

  it("is not beside a face that was covered", async () => {
    await sign(portrayed, "image_use");
    const covered = await imagesIn((await share({ student: portrayed, path: last }, ["frontal"])).body.url);
    const open = await imagesIn((await share({ student: portrayed, path: last }, ["frontal"], null)).body.url);
    expect(covered).toBe(1);
    expect(open).toBeGreaterThan(covered);
  });
});

describe("a covered face", () => {
  it("is a few squares, and the rest of the photo stays", async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 300,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    const covered = await blurRegion(noise, FACE);
    const spread = async (image: Buffer, top: number) => {
      const region = { left: 85, top, width: 30, height: 40 };
      const { channels } = await sharp(await sharp(image).extract(region).png().toBuffer()).stats();
      return channels[0]?.stdev ?? 0;
    };
    expect(await spread(noise, 20)).toBeGreaterThan(30);
    expect(await spread(covered, 20)).toBeLessThan(15);
    expect(await spread(covered, 200)).toBeGreaterThan(30);
  });

  it("at the edge of the photo stays within it", async () => {
    const photo = await sharp({ create: { width: 50, height: 50, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp(await blurRegion(photo, { x: 1, y: 1, width: 1, height: 1 })).metadata();
    expect([width, height]).toEqual([50, 50]);
  });
});
