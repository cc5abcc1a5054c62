import { Readable } from "node:stream";
import * as posturePhotos from "#contract/assessment/posture-photos.ts";
import { showExerciseFigure } from "#contract/catalogue/exercise-figures.ts";
import { showCommentMedia } from "#contract/execution/comments.ts";
import * as personalData from "#contract/own-data/personal-data.ts";
import * as accounts from "#contract/people/accounts.ts";
import * as addresses from "#contract/people/addresses.ts";
import * as photos from "#contract/people/photos.ts";
import { finishSignIn } from "#contract/people/second-factors.ts";
import * as terms from "#contract/people/terms.ts";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import * as plans from "#contract/platform-billing/plans.ts";
import * as registration from "#contract/platform-billing/registration.ts";
import * as payments from "#contract/platform-billing/subscription-payments.ts";
import * as landingPages from "#contract/public-pages/landing-pages.ts";
import * as system from "#contract/public-pages/system.ts";
import * as sharedLinks from "#contract/sharing/shared-links.ts";
import { sendCertificate, showCertificate } from "#contract/students/readiness-documents.ts";
import { createCode } from "../../platform/credentials/codes.ts";
import { hashPassword } from "../../platform/credentials/passwords.ts";
import { createTicket } from "../../platform/credentials/tickets.ts";
import { inSignInScope } from "../../platform/database/scope.ts";
import { createToken } from "../../platform/tokens.ts";
import { anImage } from "../files/images.ts";
import { PASSWORD } from "../password.ts";
import { anAdmin, aRegistration, aStudent, aTrainer, type Trainer } from "../people.ts";
import { type Anything, send, sendAnything } from "../send.ts";
import { aNotice, aPayment, CARDS } from "../steps/cards.ts";
import { certificateForm } from "../steps/certificates.ts";
import { conversationOf, writeWithMedia } from "../steps/comments.ts";
import { aPrescribedMesocycle } from "../steps/cycles.ts";
import { aPublishedPage } from "../steps/landing-pages.ts";
import { anAuthenticatorApp } from "../steps/second-factors.ts";
import type { TestApp } from "../test-app.ts";
import { SAME_PASSWORD } from "./accounts.ts";
import { publicCheckoutExamples } from "./checkout.ts";
import { publicEmailChangeExamples } from "./email-changes.ts";
import type { Example } from "./example.ts";
import { publicPasskeyExamples } from "./passkeys.ts";

export async function publicCallExamples(prumo: TestApp): Promise<Example[]> {
  const { database, clock, dependencies } = prumo;
  const guest = await aTrainer(prumo, { name: "Gil Convidado" });
  const invited = await aStudent(prumo, guest);
  const newcomer = await aTrainer(prumo, { name: "Nina Novata" });
  await database.owner.query("update users set confirmed_at = null where id = $1", [newcomer.id]);
  const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: 1, installments: 1 });
  const kept = await dependencies.photos.keep(new Blob([new Uint8Array(await anImage("webp"))]), guest.id);
  const key = "key" in kept ? kept.key : "";
  const { searchParams } = new URL(dependencies.photos.linkTo(key) ?? "", "http://localhost");
  const querystring = Object.fromEntries(searchParams);
  const link = async (userId: number, purpose: string) => {
    const { token, hash } = createToken();
    await database.owner.query(
      `insert into access_links (token_hash, user_id, purpose, created_at, expires_at)
       values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '1 day')`,
      [hash, userId, purpose, clock.now()],
    );
    return { token };
  };
  const code = createCode();
  await database.owner.query(
    `insert into access_codes (user_id, purpose, code_hash, created_at, expires_at)
     values ($1, 'reset_password', $2, $3::timestamptz, $3::timestamptz + interval '15 minutes')`,
    [guest.id, await hashPassword(code), clock.now()],
  );
  const zip = (await dependencies.exports.keep(Readable.from(["PK"]))).key;
  const signed = new URLSearchParams(dependencies.exports.queryOf(zip, new Date(clock.now().getTime() + 3_600_000)));
  const aCopy = { params: { key: zip }, querystring: Object.fromEntries(signed) };
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, invited);
  const shared = { document: "trainings", macrocycle_id: path.macroId, mesocycle_id: path.mesoId } as const;
  const share = { params: { id: invited.id }, body: shared, as: guest };
  const { url } = (await send(prumo.app, sharedLinks.shareDocument, share)).body;
  const opened = { params: { token: url.slice(url.lastIndexOf("/") + 1) } };
  const { email } = guest;
  const admin = await anAdmin(prumo);
  return [
    [system.health, {}],
    [system.ready, {}],
    [system.productInfo, {}],
    [landingPages.showLandingImage, await aLandingImage(prumo)],
    [showExerciseFigure, await aDrawnExercise(prumo)],
    [photos.showPhoto, { params: { key }, querystring }],
    [posturePhotos.showPosturePhoto, await aPosturePhoto(prumo, guest)],
    [showCertificate, await aShownCertificate(prumo, guest)],
    [showCommentMedia, await aCommentsPhoto(prumo, guest, mesocycle.trainings[0]?.id ?? 0)],
    [personalData.findExportFile, aCopy],
    [sharedLinks.findSharedLink, opened],
    [sharedLinks.readSharedTrainings, opened],
    [sharedLinks.openSharedLink, { ...opened, body: {} }],
    [personalData.downloadExport, aCopy],
    [addresses.findPostalCode, { params: { cep: "01310100" } }],
    [plans.listPlans, {}],
    [payments.findCardKey, {}],
    ...(await publicCheckoutExamples(prumo, await aTrainer(prumo, { name: "Vera Vendedora" }))),
    [receivePaymentNotice, aNotice("notice", "key")],
    [terms.currentTerms, {}],
    [terms.findTerms, { params: { version: 1 } }],
    [accounts.signIn, { body: { email, password: PASSWORD, students: false } }],
    [accounts.signInAdmin, { body: { email: admin.email, password: PASSWORD } }],
    ...(await publicPasskeyExamples(prumo)),
    ...(await publicEmailChangeExamples(prumo)),
    [finishSignIn, { body: await aSecondStep(prumo) }],
    [registration.registerTrainer, { body: { ...aRegistration(), paymentInformation } }],
    [accounts.confirmRegister, { querystring: await link(guest.id, "confirm_registration") }],
    [accounts.findConfirmation, { querystring: await link(newcomer.id, "confirm_registration") }],
    [accounts.enterByConfirmation, { querystring: await link(newcomer.id, "confirm_registration") }],
    [accounts.newConfirmRegisterCode, { body: { user: { email, students: false } } }],
    [accounts.findInvitation, { querystring: await link((await aStudent(prumo, guest)).id, "confirm_student") }],
    [
      accounts.confirmUserPassword,
      { querystring: await link(invited.id, "confirm_student"), body: { password: PASSWORD } },
    ],
    [accounts.resetPasswordInstructions, { body: { email: invited.email, role_type: "Student" } }],
    [accounts.resetAdminPasswordInstructions, { body: { email: admin.email } }],
    [accounts.confirmResetPasswordCode, { body: { email, role_type: "PersonalTrainer", code } }],
    [accounts.resetPassword, { querystring: await link(guest.id, "reset_password"), body: SAME_PASSWORD }],
    [accounts.resetAdminPassword, { querystring: await link(admin.id, "reset_password"), body: SAME_PASSWORD }],
  ];
}

async function aSecondStep(prumo: TestApp) {
  const guarded = await aTrainer(prumo, { name: "Guto Guardado" });
  const { recoveryCodes } = await anAuthenticatorApp(prumo, guarded);
  const ticket = await inSignInScope(prumo.database.db, (scope) => createTicket(scope, guarded.id, prumo.clock.now()));
  return { ticket, code: recoveryCodes[0] };
}

async function aDrawnExercise({ database }: TestApp): Promise<Anything> {
  const { rows } = await database.owner.query<{ id: number }>(
    "select id from exercises where owner_id = 0 and movement is not null limit 1",
  );
  return { params: { id: Number(rows[0]?.id) }, querystring: { theme: "dark" } };
}

async function aLandingImage(prumo: TestApp): Promise<Anything> {
  const { banner } = await aPublishedPage(prumo, await aTrainer(prumo));
  const [, tenant, id] = banner.split("/");
  return { params: { tenant, key: `${id}-480.avif` } };
}

async function aPosturePhoto({ database, dependencies }: TestApp, { id, token }: Trainer): Promise<Anything> {
  const image = new Blob([new Uint8Array(await anImage("webp"))]);
  const kept = await dependencies.posturePhotos.keep(image, { tenant: id, accountId: id });
  const { rows } = await database.owner.query("select id from sessions where token_hash = sha256($1::text::bytea)", [
    token,
  ]);
  const { src } = dependencies.posturePhotos.linksTo("key" in kept ? kept.key : "", rows[0]?.id);
  const { pathname, searchParams } = new URL(src, "http://localhost");
  const [key, tenant] = pathname.split("/").reverse();
  return { params: { tenant, key }, querystring: Object.fromEntries(searchParams) };
}

async function aShownCertificate(prumo: TestApp, guest: Trainer): Promise<Anything> {
  const params = { id: (await aStudent(prumo, guest)).id };
  const { body } = await sendAnything(prumo.app, sendCertificate, { params, form: certificateForm(), as: guest });
  const { pathname, searchParams } = new URL(body.kit.certificates[0]?.src ?? "", "http://localhost");
  const [key, tenant] = pathname.split("/").reverse();
  return { params: { tenant, key }, querystring: Object.fromEntries(searchParams) };
}

async function aCommentsPhoto(prumo: TestApp, guest: Trainer, trainingId: number): Promise<Anything> {
  const photo = { kind: "photo", bytes: await anImage("webp"), text: "Assim" } as const;
  await writeWithMedia(prumo, trainingId, guest, photo);
  const { comments } = await conversationOf(prumo, trainingId, guest);
  const { pathname, searchParams } = new URL(comments[0]?.media?.src ?? "", "http://localhost");
  const [comment, tenant] = pathname.split("/").reverse();
  return { params: { tenant, comment }, querystring: Object.fromEntries(searchParams) };
}
