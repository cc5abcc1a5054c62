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
const anyone = ["trainer", "student", "admin"] as const;
const trainer = ["trainer"] as const;
const student = ["student"] as const;
const admin = ["admin"] as const;
const trainerAndStudent = ["trainer", "student"] as const;
const trainerAndAdmin = ["trainer", "admin"] as const;

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
  "DELETE /api/v1/admin/auth/logout": { who: admin, whose: "self" },
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
  "GET /api/v1/admin/erasure-requests": { who: admin, whose: "tenant" },
  "POST /api/v1/admin/erasures": { who: admin, whose: "tenant" },
  "POST /api/v1/admin/erasures/refused": { who: admin, whose: "tenant" },

  "GET /api/v1/terms": { who: everybody, whose: "nobody" },
  "GET /api/v1/terms/:version": { who: everybody, whose: "nobody" },
  "GET /api/v1/admin/terms": { who: admin, whose: "nobody" },
  "PUT /api/v1/admin/terms": { who: admin, whose: "nobody" },

  [`GET ${landingPage}`]: { who: trainerAndAdmin, whose: "self" },
  [`PUT ${landingPage}`]: { who: trainerAndAdmin, whose: "self" },
  [`PUT ${landingPage}/publication`]: { who: trainerAndAdmin, whose: "self" },
  [`PUT ${landingPage}/slug`]: { who: trainer, whose: "self" },
  [`POST ${landingPage}/preview`]: { who: trainerAndAdmin, whose: "self" },

  "GET /api/v1/plans": { who: everybody, whose: "nobody" },
  "GET /api/subscriptionPlan": { who: trainerAndAdmin, whose: "catalogue" },
  "POST /api/subscriptionPlan": { who: trainerAndAdmin, whose: "catalogue" },
  "GET /api/subscriptionPlan/:id": { who: trainerAndAdmin, whose: "catalogue" },
  "PUT /api/subscriptionPlan/:id": { who: trainerAndAdmin, whose: "catalogue" },
  "DELETE /api/subscriptionPlan/:id": { who: trainerAndAdmin, whose: "catalogue" },
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
  "GET /api/payment": { who: anyone, whose: "tenant", tenantBy: ["user", "user_id"] },

  "GET /api/dashboard/master": { who: admin, whose: "tenant" },
  "GET /api/dashboard/master/export": { who: admin, whose: "tenant" },
  "GET /api/dashboard/personal": { who: trainer, whose: "tenant" },
  "GET /api/dashboard/personal/export": { who: trainer, whose: "tenant" },
  "GET /api/dashboard/personal/today": { who: trainer, whose: "tenant" },
  "GET /api/dashboard/student": { who: student, whose: "self" },

  "GET /api/user/personal": { who: admin, whose: "tenant" },
  "GET /api/user/personal/export": { who: admin, whose: "tenant" },
  "GET /api/user/:id": { who: admin, whose: "tenant" },
  "PUT /api/user/:id": { who: admin, whose: "tenant" },
  "POST /api/personal-trainer": { who: admin, whose: "tenant", limit: "secret" },
  "GET /api/personal-trainer/pix": { who: admin, whose: "tenant" },
  "POST /api/personal-trainer/:id/access": { who: admin, whose: "tenant", limit: "mail" },
  "PUT /api/personal-trainer/:id/pix/:paymentId": { who: admin, whose: "tenant" },

  "GET /api/v1/exercises": { who: trainerAndAdmin, whose: "catalogue" },
  "POST /api/v1/exercises": { who: trainer, whose: "catalogue" },
  "GET /api/v1/exercises/:id": { who: trainer, whose: "catalogue" },
  "PUT /api/v1/exercises/:id": { who: trainer, whose: "catalogue" },
  "DELETE /api/v1/exercises/:id": { who: trainer, whose: "catalogue" },
  "POST /api/v1/exercise_imports": { who: trainer, whose: "catalogue" },
  "POST /api/v1/exercise_imports/undo": { who: trainer, whose: "catalogue" },
  "POST /api/v1/admin/exercise_imports": { who: admin, whose: "catalogue" },
  "POST /api/v1/admin/exercise_imports/undo": { who: admin, whose: "catalogue" },
  "GET /api/v1/admin/exercises": { who: trainerAndAdmin, whose: "catalogue" },
  "POST /api/v1/admin/exercises": { who: admin, whose: "catalogue" },
  "GET /api/v1/admin/exercises/:id": { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/exercises/:id": { who: admin, whose: "catalogue" },
  "DELETE /api/v1/admin/exercises/:id": { who: admin, whose: "catalogue" },
  "GET /api/v1/postural-deviations": { who: anyone, whose: "catalogue" },
  "GET /api/v1/admin/postural-deviations": { who: admin, whose: "catalogue" },
  "POST /api/v1/admin/postural-deviations": { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/postural-deviations/:id": { who: admin, whose: "catalogue" },
  "DELETE /api/v1/admin/postural-deviations/:id": { who: admin, whose: "catalogue" },
  "GET /api/exercise/series-type": { who: anyone, whose: "catalogue" },
  "GET /api/v1/exercise_technics": { who: anyone, whose: "catalogue" },
  "GET /api/v1/training_methods": { who: trainerAndAdmin, whose: "catalogue" },
  "GET /api/v1/muscle-groups": { who: anyone, whose: "catalogue" },
  "GET /api/v1/admin/muscle-groups": { who: admin, whose: "catalogue" },
  "POST /api/v1/admin/muscle-groups": { who: admin, whose: "catalogue" },
  "GET /api/v1/admin/muscle-groups/:id": { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/muscle-groups/:id": { who: admin, whose: "catalogue" },
  "DELETE /api/v1/admin/muscle-groups/:id": { who: admin, whose: "catalogue" },
  [`PUT ${exerciseOfDeviation}`]: { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercises": { who: admin, whose: "catalogue" },
  [`DELETE ${exerciseOfDeviation}`]: { who: admin, whose: "catalogue" },
  [`POST ${aStudent}/shared_links`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/shared_links`]: { who: trainerAndAdmin, ...ofStudent },
  [`DELETE ${aStudent}/shared_links/:linkId`]: { who: trainerAndAdmin, ...ofStudent },
  [`POST ${aStudent}/shared_links/mail`]: { who: trainerAndAdmin, ...ofStudent, limit: "mail" },
  "GET /api/v1/shared/:token": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/shared/:token/trainings": { who: everybody, whose: "self", limit: "secret" },
  "POST /api/v1/shared/:token": { who: everybody, whose: "self", limit: "secret" },

  "GET /api/v1/tutorials": { who: anyone, whose: "catalogue" },
  "GET /api/v1/admin/tutorials": { who: admin, whose: "catalogue" },
  "POST /api/v1/admin/tutorials": { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/tutorials/:id": { who: admin, whose: "catalogue" },
  "DELETE /api/v1/admin/tutorials/:id": { who: admin, whose: "catalogue" },
  "GET /api/v1/admin/readiness_rules": { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/readiness_rules/:state": { who: admin, whose: "catalogue" },
  "DELETE /api/v1/admin/readiness_rules/:state": { who: admin, whose: "catalogue" },

  "GET /api/v1/training_library": { who: trainerAndAdmin, whose: "catalogue" },
  "GET /api/v1/training_library/:id": { who: trainerAndAdmin, ...ofLibraryEntry },
  "GET /api/v1/training_library/:id/trainings_pdf": { who: trainerAndAdmin, ...ofLibraryEntry },
  "POST /api/v1/training_library": { who: trainer, whose: "tenant" },
  "PUT /api/v1/training_library/:id": { who: trainer, whose: "tenant" },
  "DELETE /api/v1/training_library/:id": { who: trainer, whose: "tenant" },
  "GET /api/v1/admin/training_library": { who: admin, whose: "tenant" },
  "POST /api/v1/admin/training_library": { who: admin, whose: "catalogue" },
  "PUT /api/v1/admin/training_library/:id": { who: admin, whose: "catalogue" },
  "DELETE /api/v1/admin/training_library/:id": { who: admin, whose: "catalogue" },

  "GET /api/user/students": { who: trainerAndAdmin, whose: "tenant" },
  "GET /api/v1/students": { who: trainerAndAdmin, whose: "tenant" },
  "POST /api/v1/students": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}`]: { who: anyone, ...ofStudent },
  [`GET ${aStudent}/photos`]: { who: anyone, ...ofStudent },
  [`GET ${aStudent}/photo_marks`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}/photo_marks`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}`]: { who: anyone, ...ofStudent },
  [`DELETE ${aStudent}`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}/status`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}/approval`]: { who: trainer, whose: "tenant" },

  [`GET ${aStudent}/payments`]: { who: anyone, ...ofStudent },
  [`POST ${aStudent}/payments`]: { who: trainer, whose: "tenant" },
  [`PUT ${aStudent}/payments/:paymentId`]: { who: trainer, whose: "tenant" },
  [`POST ${aStudent}/payments/:paymentId/undo`]: { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/payments/:paymentId/receipt_pdf`]: { who: anyone, ...ofStudent },
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
  [`DELETE ${aStudent}/imported_evaluations/:evaluationId`]: { who: trainerAndAdmin, ...ofStudent },
  [`POST ${aStudent}/personal_notified`]: { who: trainer, whose: "tenant" },
  "POST /api/user/:id/resend-access": { who: trainerAndAdmin, ...ofStudent, limit: "mail" },
  "GET /api/v1/students/export": { who: trainerAndAdmin, whose: "tenant" },

  [`GET ${aStudent}/evaluations`]: { who: anyone, ...ofStudent },
  [`POST ${aStudent}/macrocycles`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/macrocycles/proposal`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${macrocycle}`]: { who: trainerAndAdmin, ...ofStudent },
  [`DELETE ${macrocycle}`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${macrocycle}/final_result`]: { who: anyone, ...ofStudent },
  [`GET ${macrocycle}/final_result_pdf`]: { who: anyone, ...ofStudent },
  [`GET ${macrocycle}/mesocycles`]: { who: anyone, ...ofStudent },
  [`POST ${macrocycle}/mesocycles`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${mesocycle}`]: { who: anyone, ...ofStudent },
  [`PUT ${mesocycle}`]: { who: trainerAndAdmin, ...ofStudent },
  [`DELETE ${mesocycle}`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${mesocycle}/evaluation`]: { who: anyone, ...ofStudent },
  [`GET ${mesocycle}/photos`]: { who: anyone, ...ofStudent },
  [`GET ${mesocycle}/evaluation_pdf`]: { who: anyone, ...ofStudent },
  [`GET ${mesocycle}/trainings`]: { who: anyone, ...ofStudent },
  [`GET ${mesocycle}/trainings_pdf`]: { who: anyone, ...ofStudent },
  [`GET ${mesocycle}/week_copies`]: { who: trainerAndAdmin, ...ofStudent },
  [`POST ${mesocycle}/week_copies`]: { who: trainerAndAdmin, ...ofStudent },
  [`DELETE ${mesocycle}/week_copies`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${mesocycle}/microcycles`]: { who: anyone, ...ofStudent },
  [`POST ${mesocycle}/microcycles`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${microcycle}`]: { who: anyone, ...ofStudent },
  [`PUT ${microcycle}`]: { who: trainerAndAdmin, ...ofStudent },
  [`DELETE ${microcycle}`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${microcycle}/evaluation`]: { who: anyone, ...ofStudent },
  [`GET ${microcycle}/photos`]: { who: anyone, ...ofStudent },
  [`GET ${microcycle}/evaluation_pdf`]: { who: anyone, ...ofStudent },
  [`GET ${microcycle}/trainings`]: { who: anyone, ...ofStudent },
  [`GET ${microcycle}/trainings_pdf`]: { who: anyone, ...ofStudent },
  "GET /api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId": {
    who: anyone,
    whose: "tenant",
    tenantBy: ["mesocycle", "firstId"],
  },
  "GET /api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId": {
    who: anyone,
    whose: "tenant",
    tenantBy: ["microcycle", "firstId"],
  },
  "GET /api/v1/strength_tests/student/:studentId": {
    who: trainerAndAdmin,
    whose: "tenant",
    tenantBy: ["student", "studentId"],
  },
  "GET /api/v1/trends": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/trends`]: { who: anyone, ...ofStudent },
  "GET /api/v1/signals": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}/signals`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}/signals`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/progression`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/adjustment`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/gym`]: { who: trainerAndStudent, ...ofStudent },
  [`GET ${aStudent}/gym/exercises`]: { who: trainerAndStudent, ...ofStudent },
  [`GET ${aStudent}/executions`]: { who: anyone, ...ofStudent },
  [`GET ${aStudent}/executions/:executionId`]: { who: anyone, ...ofStudent },
  [`GET ${aStudent}/exercises`]: { who: anyone, ...ofStudent },
  [`GET ${aStudent}/exercises/:exerciseId/history`]: { who: anyone, ...ofStudent },
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
  [`GET ${aStudent}/readiness`]: { who: anyone, ...ofStudent },
  [`PUT ${aStudent}/readiness`]: { who: anyone, ...ofStudent },
  [`GET ${aStudent}/appointment`]: { who: anyone, ...ofStudent },
  [`PUT ${aStudent}/appointment`]: { who: trainerAndAdmin, ...ofStudent },
  [`DELETE ${aStudent}/appointment`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/readiness_documents`]: { who: anyone, ...ofStudent },
  [`POST ${aStudent}/readiness_documents`]: { who: trainerAndStudent, whose: "tenant" },
  [`POST ${aStudent}/readiness_documents/certificate`]: { who: trainerAndStudent, whose: "tenant" },
  [`DELETE ${aStudent}/readiness_documents/:documentId`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${aStudent}/goals`]: { who: anyone, ...ofStudent },
  [`PUT ${aStudent}/goals`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/training_maxes`]: { who: anyone, ...ofStudent },
  [`PUT ${aStudent}/training_maxes`]: { who: trainerAndAdmin, ...ofStudent },
  [`GET ${aStudent}/prescription_check`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}/training_place`]: { who: trainerAndAdmin, ...ofStudent },
  [`PUT ${aStudent}/prescription_check`]: { who: trainerAndAdmin, ...ofStudent },
  "GET /api/v1/technical_errors": { who: trainer, whose: "tenant" },
  "POST /api/v1/strength_tests": { who: trainer, whose: "tenant" },
  "PUT /api/v1/strength_tests/:id": { who: trainerAndAdmin, whose: "tenant", tenantBy: ["strength_test", "id"] },
  "PUT /api/v1/mesocycles/:id/training/:trainingId": { who: trainerAndAdmin, ...ofMesocycle },
  "PUT /api/v1/microcycles/:id/training/:trainingId": { who: trainerAndAdmin, ...ofMicrocycle },
  "GET /api/v1/mesocyclesList/:id": { who: trainerAndAdmin, ...ofStudent },
  "GET /api/v1/microcyclesList/:id": { who: trainerAndAdmin, ...ofStudent },
  "POST /api/v1/training_copy": { who: trainerAndAdmin, whose: "tenant", tenantBy: ["student", "idStudent"] },
  "GET /api/v1/mesocycles/:id/training/:index/suggested-exercises": { who: trainerAndAdmin, ...ofMesocycle },
  "GET /api/v1/microcycles/:id/training/:index/suggested-exercises": { who: trainerAndAdmin, ...ofMicrocycle },
};
