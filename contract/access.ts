import type { Access } from "./call.ts";

/** The owner of the data that a call touches. The access test expects a different answer to a foreign id for each. */
type DataOwner =
  | "nobody"
  /** The caller's account, or the account of the call's secret (token, code, password). */
  | "self"
  /** The rows of one tenant: a trainer's students and all that is theirs; a student sees their own. */
  | "tenant"
  | "catalogue";

export type TenantKey = readonly [
  kind: "user" | "student" | "mesocycle" | "microcycle" | "strength_test" | "library_entry",
  parameter: string,
];

/**
 * The reason to limit a call; `platform/http` has the figures. `secret`: it checks a password, a code or a link's token.
 * `mail`: it writes to the named account. `payment`: it tries a card, and tells which e-mails are known. `lookup`: it asks
 * another party's server. `spreadsheet`: it tells which of a whole file's e-mails are known, and may write to all of them.
 * `comment` and `upload`: it fills the storage.
 */
export type Limit = "secret" | "mail" | "payment" | "lookup" | "spreadsheet" | "comment" | "upload";

export interface AccessRow {
  readonly who: Access;
  readonly whose: DataOwner;
  /** The administrator has no tenant: this id of the address tells whose data are opened, which is recorded. Without it, all tenants. */
  readonly tenantBy?: TenantKey;
  readonly limit?: Limit;
  /** Also open to a trainer whose subscription has lapsed, to whom every other call answers 402. */
  readonly lapsed?: true;
  /** Also open to a trainer who must choose another password first, to whom every other call answers 403. */
  readonly beforePassword?: true;
}

const everybody = "public";
const trainer = ["trainer"] as const;
const student = ["student"] as const;
const trainerAndStudent = ["trainer", "student"] as const;
/** Of the administrators the owners may do everything; what names none of the others is theirs alone. */
const owner = ["owner"] as const;
const finance = ["owner", "finance"] as const;
const catalogue = ["owner", "catalogue"] as const;
const support = ["owner", "support"] as const;
const financeAndSupport = ["owner", "finance", "support"] as const;
const administrators = ["owner", "finance", "catalogue", "support"] as const;
const anyone = [...trainerAndStudent, ...administrators] as const;
const anyoneInSupport = [...trainerAndStudent, ...support] as const;
const trainerAndOwner = [...trainer, ...owner] as const;
const trainerAndFinance = [...trainer, ...finance] as const;
const trainerAndSupport = [...trainer, ...support] as const;
const trainerAndCatalogue = [...trainer, ...catalogue, "support"] as const;

const ofStudent = { whose: "tenant", tenantBy: ["student", "id"] } as const;
const ofMesocycle = { whose: "tenant", tenantBy: ["mesocycle", "id"] } as const;
const ofMicrocycle = { whose: "tenant", tenantBy: ["microcycle", "id"] } as const;

const ofLibraryEntry = { whose: "tenant", tenantBy: ["library_entry", "id"] } as const;

const aStudent = "/api/v1/students/:id";
const macrocycle = `${aStudent}/macrocycles/:macroId`;
const mesocycle = `${macrocycle}/mesocycles/:mesoId`;
const anImport = "/api/v1/student_imports/:id";
const landingPage = "/api/personal-trainer/landing-page/:id";
const microcycle = `${mesocycle}/microcycles/:microId`;
const exerciseOfDeviation = "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercise/:exerciseId";

/** The guard asks this table before a body is read; a call without a row keeps the server from starting. */
export const ACCESS: { readonly [call: string]: AccessRow } = {
  "GET /api/health": { who: everybody, whose: "nobody" },
  "GET /api/ready": { who: everybody, whose: "nobody" },
  "GET /api/product": { who: everybody, whose: "nobody" },
  "GET /api/exercise-figures/:id.svg": { who: everybody, whose: "nobody" },
  "GET /api/photos/:key": { who: everybody, whose: "nobody" },
  "GET /api/posture-photos/:tenant/:key": { who: everybody, whose: "nobody" },
  "GET /api/comment-media/:tenant/:comment": { who: everybody, whose: "nobody" },
  "GET /api/readiness-documents/:tenant/:key": { who: everybody, whose: "nobody" },
  "POST /api/v1/payments/notices": { who: everybody, whose: "nobody" },
  "GET /api/v1/pages/:slug/plans/:id": { who: everybody, whose: "nobody" },
  "POST /api/v1/pages/:slug/plans/:id/purchases": { who: everybody, whose: "nobody", limit: "payment" },
  "GET /api/landing-images/:tenant/:key": { who: everybody, whose: "nobody" },
  "GET /api/v1/postal-codes/:cep": { who: everybody, whose: "nobody", limit: "lookup" },

  "POST /api/v1/auth/login": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/admin/auth/login": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/auth/registration": { who: everybody, whose: "self", limit: "payment" },
  "GET /api/v1/auth/confirm_register": { who: everybody, whose: "self", limit: "secret" },
  "GET /api/v1/auth/confirmation": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/auth/confirmation": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/auth/new_confirm_register_code": { who: everybody, whose: "self", limit: "mail" },
  "GET /api/v1/auth/invitation": { who: everybody, whose: "self", limit: "secret" },
  "PUT /api/v1/auth/confirm_user_password": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/auth/reset_password_instructions": { who: everybody, whose: "self", limit: "mail" },
  "POST /api/v1/admin/auth/reset_password_instructions": { who: everybody, whose: "self", limit: "mail" },
  "POST /api/v1/auth/confirm_reset_password_code": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/auth/reset_password": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/admin/auth/reset_password": { who: everybody, whose: "self", limit: "secret" },

  "GET /api/v1/auth/me": { who: anyone, whose: "self", lapsed: true, beforePassword: true },
  "DELETE /api/v1/auth/logout": { who: anyone, whose: "self", lapsed: true, beforePassword: true },
  "DELETE /api/v1/admin/auth/logout": { who: administrators, whose: "self" },
  "PUT /api/v1/auth/password": { who: anyone, whose: "self", limit: "secret", beforePassword: true },
  "GET /api/v1/auth/sessions": { who: anyone, whose: "self" },
  "DELETE /api/v1/auth/sessions/:id": { who: anyone, whose: "self" },
  "GET /api/v1/users/me": { who: anyone, whose: "self" },
  "PUT /api/v1/users/me": { who: anyone, whose: "self" },
  "PUT /api/v1/users/me/logo": { who: trainer, whose: "self" },
  "PUT /api/v1/users/me/sheets": { who: trainer, whose: "self" },
  "GET /api/v1/auth/get_student_personal": { who: student, whose: "self" },
  "GET /api/v1/notices": { who: trainerAndStudent, whose: "self" },
  "PUT /api/v1/notices": { who: trainerAndStudent, whose: "self" },
  "POST /api/v1/notices/devices": { who: trainerAndStudent, whose: "self" },
  "DELETE /api/v1/notices/devices/:id": { who: trainerAndStudent, whose: "self" },
  "POST /api/v1/notices/devices/:id/test": { who: trainerAndStudent, whose: "self", limit: "lookup" },
  "GET /api/v1/audit": { who: anyone, whose: "self" },
  "GET /api/v1/consents": { who: trainerAndStudent, whose: "self" },
  "POST /api/v1/consents": { who: trainerAndStudent, whose: "self" },

  "GET /api/v1/personal-data": { who: anyone, whose: "self" },
  "POST /api/v1/personal-data/exports": { who: anyone, whose: "self" },
  "GET /api/v1/personal-data/exports/:key": { who: everybody, whose: "self" },
  "GET /api/v1/personal-data/exports/:key/file": { who: everybody, whose: "self" },
  "POST /api/v1/personal-data/erasure": { who: trainerAndStudent, whose: "self", limit: "secret" },
  "DELETE /api/v1/personal-data/erasure": { who: trainerAndStudent, whose: "self", limit: "secret" },
  "GET /api/v1/admin/erasure-requests": { who: support, whose: "tenant" },
  "POST /api/v1/admin/erasures": { who: support, whose: "tenant" },
  "POST /api/v1/admin/erasures/refused": { who: support, whose: "tenant" },

  "GET /api/v1/terms": { who: everybody, whose: "nobody" },
  "GET /api/v1/terms/:version": { who: everybody, whose: "nobody" },
  "GET /api/v1/admin/terms": { who: owner, whose: "nobody" },
  "PUT /api/v1/admin/terms": { who: owner, whose: "nobody" },

  [`GET ${landingPage}`]: { who: trainerAndOwner, whose: "self" },
  [`PUT ${landingPage}`]: { who: trainerAndOwner, whose: "self" },
  [`PUT ${landingPage}/publication`]: { who: trainerAndOwner, whose: "self" },
  [`PUT ${landingPage}/slug`]: { who: trainer, whose: "self" },
  [`POST ${landingPage}/preview`]: { who: trainerAndOwner, whose: "self" },

  "GET /api/v1/plans": { who: everybody, whose: "nobody" },
  "GET /api/subscriptionPlan": { who: trainerAndFinance, whose: "catalogue" },
  "POST /api/subscriptionPlan": { who: trainerAndFinance, whose: "catalogue" },
  "GET /api/subscriptionPlan/:id": { who: trainerAndFinance, whose: "catalogue" },
  "PUT /api/subscriptionPlan/:id": { who: trainerAndFinance, whose: "catalogue" },
  "DELETE /api/subscriptionPlan/:id": { who: trainerAndFinance, whose: "catalogue" },
  "GET /api/v1/receiving": { who: trainer, whose: "tenant" },
  "PUT /api/v1/receiving": { who: trainer, whose: "tenant" },
  "GET /api/v1/receiving/pix": { who: trainerAndStudent, whose: "tenant" },
  "GET /api/v1/payments/card_key": { who: everybody, whose: "nobody" },
  "GET /api/v1/subscribe": { who: trainer, whose: "self", lapsed: true },
  "POST /api/v1/subscribe": { who: trainer, whose: "self", lapsed: true, limit: "payment" },
  "GET /api/v1/subscription": { who: trainer, whose: "self" },
  "PUT /api/v1/subscription/card": { who: trainer, whose: "self", limit: "payment" },
  "PUT /api/v1/subscription/plan": { who: trainer, whose: "self" },
  "POST /api/v1/subscription/cancellation": { who: trainer, whose: "self" },
  "DELETE /api/v1/subscription/cancellation": { who: trainer, whose: "self" },
  "GET /api/v1/subscription/invoices": { who: trainer, whose: "self" },
  "GET /api/v1/subscription/invoices/:id/receipt": { who: trainer, whose: "tenant" },
  "POST /api/v1/subscription/invoices/:id/payment": { who: trainer, whose: "tenant", limit: "payment" },
  "POST /api/v1/subscription/invoices/:id/pix": { who: trainer, whose: "tenant" },
  "POST /api/v1/subscription/coupon": { who: trainer, whose: "self", limit: "secret" },
  "GET /api/v1/admin/coupons": { who: finance, whose: "catalogue" },
  "POST /api/v1/admin/coupons": { who: finance, whose: "catalogue" },
  "DELETE /api/v1/admin/coupons/:coupon": { who: finance, whose: "catalogue" },
  "GET /api/v1/admin/invoices": { who: finance, whose: "tenant" },
  "GET /api/v1/admin/trainers/:id/invoices/:invoiceId/receipt": { who: finance, whose: "tenant" },
  "GET /api/v1/admin/trainers/:id/audit": { who: financeAndSupport, whose: "tenant" },
  "GET /api/v1/admin/trainers/:id/billing": { who: finance, whose: "tenant" },
  "POST /api/v1/admin/trainers/:id/billing": { who: finance, whose: "tenant" },
  "GET /api/payment": {
    who: [...trainerAndStudent, ...financeAndSupport],
    whose: "tenant",
    tenantBy: ["user", "user_id"],
  },

  "GET /api/dashboard/master": { who: finance, whose: "tenant" },
  "GET /api/dashboard/master/export": { who: finance, whose: "tenant" },
  "GET /api/dashboard/personal": { who: trainer, whose: "tenant" },
  "GET /api/dashboard/personal/export": { who: trainer, whose: "tenant" },
  "GET /api/dashboard/personal/today": { who: trainer, whose: "tenant" },
  "GET /api/dashboard/student": { who: student, whose: "self" },

  "GET /api/user/personal": { who: financeAndSupport, whose: "tenant" },
  "GET /api/user/personal/export": { who: financeAndSupport, whose: "tenant" },
  "GET /api/user/:id": { who: financeAndSupport, whose: "tenant" },
  "PUT /api/user/:id": { who: support, whose: "tenant" },
  "POST /api/personal-trainer": { who: support, whose: "tenant", limit: "secret" },
  "GET /api/personal-trainer/pix": { who: finance, whose: "tenant" },
  "POST /api/personal-trainer/:id/access": { who: support, whose: "tenant", limit: "mail" },
  "POST /api/personal-trainer/:id/confirmation": { who: support, whose: "tenant", limit: "mail" },
  "PUT /api/personal-trainer/:id/pix/:paymentId": { who: finance, whose: "tenant" },

  "GET /api/v1/exercises": { who: trainerAndCatalogue, whose: "catalogue" },
  "POST /api/v1/exercises": { who: trainer, whose: "catalogue" },
  "GET /api/v1/exercises/:id": { who: trainer, whose: "catalogue" },
  "PUT /api/v1/exercises/:id": { who: trainer, whose: "catalogue" },
  "DELETE /api/v1/exercises/:id": { who: trainer, whose: "catalogue" },
  "POST /api/v1/exercise_imports": { who: trainer, whose: "catalogue" },
  "POST /api/v1/exercise_imports/undo": { who: trainer, whose: "catalogue" },
  "POST /api/v1/admin/exercise_imports": { who: catalogue, whose: "catalogue" },
  "POST /api/v1/admin/exercise_imports/undo": { who: catalogue, whose: "catalogue" },
  "GET /api/v1/admin/exercises": { who: trainerAndCatalogue, whose: "catalogue" },
  "POST /api/v1/admin/exercises": { who: catalogue, whose: "catalogue" },
  "GET /api/v1/admin/exercises/:id": { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/exercises/:id": { who: catalogue, whose: "catalogue" },
  "DELETE /api/v1/admin/exercises/:id": { who: catalogue, whose: "catalogue" },
  "GET /api/v1/postural-deviations": { who: anyone, whose: "catalogue" },
  "GET /api/v1/admin/postural-deviations": { who: catalogue, whose: "catalogue" },
  "POST /api/v1/admin/postural-deviations": { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/postural-deviations/:id": { who: catalogue, whose: "catalogue" },
  "DELETE /api/v1/admin/postural-deviations/:id": { who: catalogue, whose: "catalogue" },
  "GET /api/exercise/series-type": { who: anyone, whose: "catalogue" },
  "GET /api/v1/exercise_technics": { who: anyone, whose: "catalogue" },
  "GET /api/v1/training_methods": { who: trainerAndCatalogue, whose: "catalogue" },
  "GET /api/v1/muscle-groups": { who: anyone, whose: "catalogue" },
  "GET /api/v1/admin/muscle-groups": { who: catalogue, whose: "catalogue" },
  "POST /api/v1/admin/muscle-groups": { who: catalogue, whose: "catalogue" },
  "GET /api/v1/admin/muscle-groups/:id": { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/muscle-groups/:id": { who: catalogue, whose: "catalogue" },
  "DELETE /api/v1/admin/muscle-groups/:id": { who: catalogue, whose: "catalogue" },
  [`PUT ${exerciseOfDeviation}`]: { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercises": {
    who: catalogue,
    whose: "catalogue",
  },
  [`DELETE ${exerciseOfDeviation}`]: { who: catalogue, whose: "catalogue" },
  [`POST ${aStudent}/shared_links`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/shared_links`]: { who: trainerAndSupport, ...ofStudent },
  [`DELETE ${aStudent}/shared_links/:linkId`]: { who: trainerAndSupport, ...ofStudent },
  [`POST ${aStudent}/shared_links/mail`]: { who: trainerAndSupport, ...ofStudent, limit: "mail" },
  "GET /api/v1/shared/:token": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/shared/:token/trainings": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/shared/:token": { who: everybody, whose: "self", limit: "secret" },

  "GET /api/v1/tutorials": { who: anyone, whose: "catalogue" },
  "GET /api/v1/admin/tutorials": { who: catalogue, whose: "catalogue" },
  "POST /api/v1/admin/tutorials": { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/tutorials/:id": { who: catalogue, whose: "catalogue" },
  "DELETE /api/v1/admin/tutorials/:id": { who: catalogue, whose: "catalogue" },
  "GET /api/v1/admin/readiness_rules": { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/readiness_rules/:state": { who: catalogue, whose: "catalogue" },
  "DELETE /api/v1/admin/readiness_rules/:state": { who: catalogue, whose: "catalogue" },

  "GET /api/v1/training_library": { who: trainerAndCatalogue, whose: "catalogue" },
  "GET /api/v1/training_library/:id": { who: trainerAndCatalogue, ...ofLibraryEntry },
  "GET /api/v1/training_library/:id/trainings_pdf": { who: trainerAndCatalogue, ...ofLibraryEntry },
  "POST /api/v1/training_library": { who: trainer, whose: "tenant" },
  "PUT /api/v1/training_library/:id": { who: trainer, whose: "tenant" },
  "DELETE /api/v1/training_library/:id": { who: trainer, whose: "tenant" },
  "GET /api/v1/admin/training_library": { who: catalogue, whose: "tenant" },
  "POST /api/v1/admin/training_library": { who: catalogue, whose: "catalogue" },
  "PUT /api/v1/admin/training_library/:id": { who: catalogue, whose: "catalogue" },
  "DELETE /api/v1/admin/training_library/:id": { who: catalogue, whose: "catalogue" },

  "GET /api/user/students": { who: trainerAndSupport, whose: "tenant" },
  "GET /api/v1/students": { who: trainerAndSupport, whose: "tenant" },
  "POST /api/v1/students": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${aStudent}/photos`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${aStudent}/photo_marks`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}/photo_marks`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}`]: { who: anyoneInSupport, ...ofStudent },
  [`DELETE ${aStudent}`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}/status`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}/approval`]: { who: trainer, whose: "tenant" },

  [`GET ${aStudent}/payments`]: { who: anyoneInSupport, ...ofStudent },
  [`POST ${aStudent}/payments`]: { who: trainer, whose: "tenant" },
  [`PUT ${aStudent}/payments/:paymentId`]: { who: trainer, whose: "tenant" },
  [`POST ${aStudent}/payments/:paymentId/undo`]: { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/payments/:paymentId/receipt_pdf`]: { who: anyoneInSupport, ...ofStudent },
  [`POST ${aStudent}/plans`]: { who: trainer, whose: "tenant" },
  [`PUT ${aStudent}/plans/:studentPlanId`]: { who: trainer, whose: "tenant" },
  [`PUT ${aStudent}/charges/:chargeId`]: { who: trainer, whose: "tenant" },
  [`POST ${aStudent}/charges/:chargeId/reminder`]: { who: trainer, whose: "tenant" },
  [`POST ${aStudent}/charges/:chargeId/announcement`]: { who: student, whose: "tenant" },

  "POST /api/v1/student_imports/check": { who: trainer, whose: "tenant" },
  "POST /api/v1/student_imports": { who: trainer, whose: "tenant" },
  "GET /api/v1/student_imports/last": { who: trainer, whose: "tenant" },
  [`PUT ${anImport}/rows`]: { who: trainer, whose: "tenant" },
  [`POST ${anImport}/finish`]: { who: trainer, whose: "tenant", limit: "spreadsheet" },
  [`GET ${anImport}/undo`]: { who: trainer, whose: "tenant" },
  [`POST ${anImport}/undo`]: { who: trainer, whose: "tenant" },
  "POST /api/v1/evaluation_imports/check": { who: trainer, whose: "tenant" },
  "POST /api/v1/evaluation_imports": { who: trainer, whose: "tenant" },
  "GET /api/v1/evaluation_imports/last": { who: trainer, whose: "tenant" },
  "POST /api/v1/evaluation_imports/undo": { who: trainer, whose: "tenant" },
  [`DELETE ${aStudent}/imported_evaluations/:evaluationId`]: { who: trainerAndSupport, ...ofStudent },
  [`POST ${aStudent}/personal_notified`]: { who: trainer, whose: "tenant" },
  "POST /api/user/:id/resend-access": { who: trainerAndSupport, ...ofStudent, limit: "mail" },
  "GET /api/v1/students/export": { who: trainerAndSupport, whose: "tenant" },

  [`GET ${aStudent}/evaluations`]: { who: anyoneInSupport, ...ofStudent },
  [`POST ${aStudent}/macrocycles`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/macrocycles/proposal`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${macrocycle}`]: { who: trainerAndSupport, ...ofStudent },
  [`DELETE ${macrocycle}`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${macrocycle}/final_result`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${macrocycle}/final_result_pdf`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${macrocycle}/mesocycles`]: { who: anyoneInSupport, ...ofStudent },
  [`POST ${macrocycle}/mesocycles`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${mesocycle}`]: { who: anyoneInSupport, ...ofStudent },
  [`PUT ${mesocycle}`]: { who: trainerAndSupport, ...ofStudent },
  [`DELETE ${mesocycle}`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${mesocycle}/evaluation`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${mesocycle}/evaluation/changes`]: { who: trainerAndSupport, ...ofStudent },
  [`POST ${mesocycle}/evaluation/changes`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${mesocycle}/photos`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${mesocycle}/evaluation_pdf`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${mesocycle}/trainings`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${mesocycle}/trainings_pdf`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${mesocycle}/week_copies`]: { who: trainerAndSupport, ...ofStudent },
  [`POST ${mesocycle}/week_copies`]: { who: trainerAndSupport, ...ofStudent },
  [`DELETE ${mesocycle}/week_copies`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${mesocycle}/microcycles`]: { who: anyoneInSupport, ...ofStudent },
  [`POST ${mesocycle}/microcycles`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${microcycle}`]: { who: anyoneInSupport, ...ofStudent },
  [`PUT ${microcycle}`]: { who: trainerAndSupport, ...ofStudent },
  [`DELETE ${microcycle}`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${microcycle}/evaluation`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${microcycle}/evaluation/changes`]: { who: trainerAndSupport, ...ofStudent },
  [`POST ${microcycle}/evaluation/changes`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${microcycle}/photos`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${microcycle}/evaluation_pdf`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${microcycle}/trainings`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${microcycle}/trainings_pdf`]: { who: anyoneInSupport, ...ofStudent },
  "GET /api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId": {
    who: anyoneInSupport,
    whose: "tenant",
    tenantBy: ["mesocycle", "firstId"],
  },
  "GET /api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId": {
    who: anyoneInSupport,
    whose: "tenant",
    tenantBy: ["microcycle", "firstId"],
  },
  "GET /api/v1/strength_tests/student/:studentId": {
    who: trainerAndSupport,
    whose: "tenant",
    tenantBy: ["student", "studentId"],
  },
  "GET /api/v1/trends": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/trends`]: { who: anyoneInSupport, ...ofStudent },
  "GET /api/v1/signals": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/signals`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}/signals`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/progression`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/adjustment`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/gym`]: { who: trainerAndStudent, ...ofStudent },
  [`GET ${aStudent}/gym/exercises`]: { who: trainerAndStudent, ...ofStudent },
  [`GET ${aStudent}/executions`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${aStudent}/executions/:executionId`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${aStudent}/exercises`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${aStudent}/exercises/:exerciseId/history`]: { who: anyoneInSupport, ...ofStudent },
  "GET /api/v1/trainings/:id/executions": { who: trainerAndStudent, whose: "tenant" },
  "POST /api/v1/trainings/:id/executions": { who: trainerAndStudent, whose: "tenant" },
  "GET /api/v1/trainings/:id/record": { who: trainerAndStudent, whose: "tenant" },
  "GET /api/v1/trainings/:id/comments": { who: trainerAndStudent, whose: "tenant" },
  "POST /api/v1/trainings/:id/comments": { who: trainerAndStudent, whose: "tenant", limit: "comment" },
  "POST /api/v1/trainings/:id/comments/read": { who: trainerAndStudent, whose: "tenant" },
  "GET /api/v1/comments": { who: trainerAndStudent, whose: "tenant" },
  "DELETE /api/v1/comments/:id": { who: trainerAndStudent, whose: "tenant" },
  "GET /api/v1/comments/:id/upload": { who: trainerAndStudent, whose: "tenant" },
  "PATCH /api/v1/comments/:id/upload": { who: trainerAndStudent, whose: "tenant", limit: "upload" },
  "GET /api/v1/comment_settings": { who: trainerAndStudent, whose: "tenant" },
  "PUT /api/v1/comment_settings/retention": { who: trainer, whose: "tenant" },
  "PUT /api/v1/comment_settings/consent": { who: student, whose: "tenant" },
  "GET /api/v1/exercise_favourites": { who: trainer, whose: "tenant" },
  "PUT /api/v1/exercise_favourites/:id": { who: trainer, whose: "catalogue" },
  "GET /api/v1/volume_band": { who: trainer, whose: "tenant" },
  "PUT /api/v1/volume_band": { who: trainer, whose: "tenant" },
  "GET /api/v1/readiness_texts": { who: trainer, whose: "tenant" },
  "PUT /api/v1/readiness_texts": { who: trainer, whose: "tenant" },
  "GET /api/v1/opinion_blocks": { who: trainer, whose: "tenant" },
  "PUT /api/v1/opinion_blocks": { who: trainer, whose: "tenant" },
  "GET /api/v1/load_steps": { who: trainer, whose: "tenant" },
  "PUT /api/v1/load_steps": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/readiness`]: { who: anyoneInSupport, ...ofStudent },
  [`PUT ${aStudent}/readiness`]: { who: anyoneInSupport, ...ofStudent },
  [`GET ${aStudent}/appointment`]: { who: anyoneInSupport, ...ofStudent },
  [`PUT ${aStudent}/appointment`]: { who: trainerAndSupport, ...ofStudent },
  [`DELETE ${aStudent}/appointment`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/readiness_documents`]: { who: anyoneInSupport, ...ofStudent },
  [`POST ${aStudent}/readiness_documents`]: { who: trainerAndStudent, whose: "tenant" },
  [`POST ${aStudent}/readiness_documents/certificate`]: { who: trainerAndStudent, whose: "tenant" },
  [`DELETE ${aStudent}/readiness_documents/:documentId`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${aStudent}/goals`]: { who: anyoneInSupport, ...ofStudent },
  [`PUT ${aStudent}/goals`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/training_maxes`]: { who: anyoneInSupport, ...ofStudent },
  [`PUT ${aStudent}/training_maxes`]: { who: trainerAndSupport, ...ofStudent },
  [`GET ${aStudent}/prescription_check`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}/training_place`]: { who: trainerAndSupport, ...ofStudent },
  [`PUT ${aStudent}/prescription_check`]: { who: trainerAndSupport, ...ofStudent },
  "GET /api/v1/technical_errors": { who: trainer, whose: "tenant" },
  "POST /api/v1/strength_tests": { who: trainer, whose: "tenant" },
  "PUT /api/v1/strength_tests/:id": { who: trainerAndSupport, whose: "tenant", tenantBy: ["strength_test", "id"] },
  "PUT /api/v1/mesocycles/:id/training/:trainingId": { who: trainerAndSupport, ...ofMesocycle },
  "PUT /api/v1/microcycles/:id/training/:trainingId": { who: trainerAndSupport, ...ofMicrocycle },
  "GET /api/v1/mesocyclesList/:id": { who: trainerAndSupport, ...ofStudent },
  "GET /api/v1/microcyclesList/:id": { who: trainerAndSupport, ...ofStudent },
  "POST /api/v1/training_copy": { who: trainerAndSupport, whose: "tenant", tenantBy: ["student", "idStudent"] },
  "GET /api/v1/mesocycles/:id/training/:index/suggested-exercises": { who: trainerAndSupport, ...ofMesocycle },
  "GET /api/v1/microcycles/:id/training/:index/suggested-exercises": { who: trainerAndSupport, ...ofMicrocycle },
};
