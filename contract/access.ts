import type { Access } from "./call.ts";

/** Whose data a call touches, which is also what an access test expects of a stranger's ids. */
type Whose =
  /** Nobody's: what is open to everybody, or is about the installation. */
  | "nobody"
  /** The account of whoever calls, or the one that the call's own secret (token, code, password) belongs to. */
  | "self"
  /** The rows of one tenant: a trainer's students and all that is theirs; a student sees their own. */
  | "tenant"
  /** The platform's catalogue and rules, together with what a trainer added for themselves. */
  | "catalogue";

export interface AccessRow {
  readonly who: Access;
  readonly whose: Whose;
  /** Also open to a trainer whose subscription has lapsed, to whom every other call answers 402. */
  readonly lapsed?: true;
}

const everybody = "public";
const anyone = ["trainer", "student", "admin"] as const;
const trainer = ["trainer"] as const;
const student = ["student"] as const;
const admin = ["admin"] as const;
const trainerAndStudent = ["trainer", "student"] as const;
const trainerAndAdmin = ["trainer", "admin"] as const;

const aStudent = "/api/v1/students/:id";
const macrocycle = `${aStudent}/macrocycles/:macroId`;
const mesocycle = `${macrocycle}/mesocycles/:mesoId`;
const anImport = "/api/v1/student_imports/:id";
const microcycle = `${mesocycle}/microcycles/:microId`;

/**
 * Every call of the contract, and who may use it on whose data. The guard asks this table before a body is read; a call
 * without a row keeps the server from starting, and a test walks all rows as every role, with strangers' ids.
 */
export const ACCESS: { readonly [call: string]: AccessRow } = {
  "GET /api/health": { who: everybody, whose: "nobody" },
  "GET /api/ready": { who: everybody, whose: "nobody" },
  "GET /api/product": { who: everybody, whose: "nobody" },
  "GET /api/photos/:key": { who: everybody, whose: "nobody" },
  "GET /api/v1/postal-codes/:cep": { who: everybody, whose: "nobody" },

  "POST /api/v1/auth/login": { who: everybody, whose: "self" },
  "POST /api/v1/admin/auth/login": { who: everybody, whose: "self" },
  "POST /api/v1/auth/registration": { who: everybody, whose: "self" },
  "GET /api/v1/auth/confirm_register": { who: everybody, whose: "self" },
  "POST /api/v1/auth/new_confirm_register_code": { who: everybody, whose: "self" },
  "PUT /api/v1/auth/confirm_user_password": { who: everybody, whose: "self" },
  "POST /api/v1/auth/reset_password_instructions": { who: everybody, whose: "self" },
  "POST /api/v1/admin/auth/reset_password_instructions": { who: everybody, whose: "self" },
  "POST /api/v1/auth/confirm_reset_password_code": { who: everybody, whose: "self" },
  "POST /api/v1/auth/reset_password": { who: everybody, whose: "self" },
  "POST /api/v1/admin/auth/reset_password": { who: everybody, whose: "self" },

  "GET /api/v1/auth/me": { who: anyone, whose: "self", lapsed: true },
  "DELETE /api/v1/auth/logout": { who: anyone, whose: "self", lapsed: true },
  "DELETE /api/v1/admin/auth/logout": { who: admin, whose: "self" },
  "PUT /api/v1/auth/password": { who: anyone, whose: "self" },
  "GET /api/v1/auth/sessions": { who: anyone, whose: "self" },
  "DELETE /api/v1/auth/sessions/:id": { who: anyone, whose: "self" },
  "GET /api/v1/users/me": { who: anyone, whose: "self" },
  "PUT /api/v1/users/me": { who: anyone, whose: "self" },
  "GET /api/v1/auth/get_student_personal": { who: student, whose: "self" },
  "GET /api/v1/audit": { who: anyone, whose: "self" },
  "GET /api/v1/consents": { who: trainerAndStudent, whose: "self" },
  "POST /api/v1/consents": { who: trainerAndStudent, whose: "self" },

  "GET /api/v1/personal-data": { who: anyone, whose: "self" },
  "POST /api/v1/personal-data/exports": { who: anyone, whose: "self" },
  "GET /api/v1/personal-data/exports/:key": { who: everybody, whose: "self" },
  "GET /api/v1/personal-data/exports/:key/file": { who: everybody, whose: "self" },
  "POST /api/v1/personal-data/erasure": { who: trainerAndStudent, whose: "self" },
  "DELETE /api/v1/personal-data/erasure": { who: trainerAndStudent, whose: "self" },
  "GET /api/v1/admin/erasure-requests": { who: admin, whose: "tenant" },
  "POST /api/v1/admin/erasures": { who: admin, whose: "tenant" },
  "POST /api/v1/admin/erasures/refused": { who: admin, whose: "tenant" },

  "GET /api/v1/terms": { who: everybody, whose: "nobody" },
  "GET /api/v1/terms/:version": { who: everybody, whose: "nobody" },
  "GET /api/v1/admin/terms": { who: admin, whose: "nobody" },
  "PUT /api/v1/admin/terms": { who: admin, whose: "nobody" },

  "GET /api/v1/plans": { who: everybody, whose: "nobody" },
  "GET /api/v1/payments/card_key": { who: everybody, whose: "nobody" },
  "GET /api/v1/subscribe": { who: trainer, whose: "self", lapsed: true },
  "POST /api/v1/subscribe": { who: trainer, whose: "self", lapsed: true },
  "GET /api/payment": { who: trainerAndStudent, whose: "tenant" },

  "GET /api/v1/exercises": { who: trainerAndAdmin, whose: "catalogue" },
  "GET /api/exercise/series-type": { who: anyone, whose: "catalogue" },
  "GET /api/v1/exercise_technics": { who: anyone, whose: "catalogue" },
  "GET /api/v1/training_methods": { who: trainerAndAdmin, whose: "catalogue" },
  "GET /api/v1/muscle-groups": { who: anyone, whose: "catalogue" },

  "GET /api/user/students": { who: trainer, whose: "tenant" },
  "GET /api/v1/students": { who: trainer, whose: "tenant" },
  "POST /api/v1/students": { who: trainer, whose: "tenant" },
  [`GET ${aStudent}`]: { who: trainerAndStudent, whose: "tenant" },
  [`PUT ${aStudent}`]: { who: trainerAndStudent, whose: "tenant" },
  [`DELETE ${aStudent}`]: { who: trainer, whose: "tenant" },
  [`PUT ${aStudent}/status`]: { who: trainer, whose: "tenant" },

  "POST /api/v1/student_imports/check": { who: trainer, whose: "tenant" },
  "POST /api/v1/student_imports": { who: trainer, whose: "tenant" },
  "GET /api/v1/student_imports/last": { who: trainer, whose: "tenant" },
  [`PUT ${anImport}/rows`]: { who: trainer, whose: "tenant" },
  [`POST ${anImport}/finish`]: { who: trainer, whose: "tenant" },
  [`GET ${anImport}/undo`]: { who: trainer, whose: "tenant" },
  [`POST ${anImport}/undo`]: { who: trainer, whose: "tenant" },
  [`POST ${aStudent}/personal_notified`]: { who: trainer, whose: "tenant" },
  "POST /api/user/:id/resend-access": { who: trainer, whose: "tenant" },
  "GET /api/v1/students/export": { who: trainer, whose: "tenant" },

  [`POST ${aStudent}/macrocycles`]: { who: trainer, whose: "tenant" },
  [`PUT ${macrocycle}`]: { who: trainer, whose: "tenant" },
  [`DELETE ${macrocycle}`]: { who: trainer, whose: "tenant" },
  [`GET ${macrocycle}/final_result`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${macrocycle}/final_result_pdf`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${macrocycle}/mesocycles`]: { who: trainerAndStudent, whose: "tenant" },
  [`POST ${macrocycle}/mesocycles`]: { who: trainer, whose: "tenant" },
  [`GET ${mesocycle}`]: { who: trainerAndStudent, whose: "tenant" },
  [`PUT ${mesocycle}`]: { who: trainer, whose: "tenant" },
  [`DELETE ${mesocycle}`]: { who: trainer, whose: "tenant" },
  [`GET ${mesocycle}/evaluation`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${mesocycle}/evaluation_pdf`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${mesocycle}/trainings`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${mesocycle}/trainings_pdf`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${mesocycle}/microcycles`]: { who: trainerAndStudent, whose: "tenant" },
  [`POST ${mesocycle}/microcycles`]: { who: trainer, whose: "tenant" },
  [`GET ${microcycle}`]: { who: trainerAndStudent, whose: "tenant" },
  [`PUT ${microcycle}`]: { who: trainer, whose: "tenant" },
  [`DELETE ${microcycle}`]: { who: trainer, whose: "tenant" },
  [`GET ${microcycle}/evaluation`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${microcycle}/evaluation_pdf`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${microcycle}/trainings`]: { who: trainerAndStudent, whose: "tenant" },
  [`GET ${microcycle}/trainings_pdf`]: { who: trainerAndStudent, whose: "tenant" },
  "GET /api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId": {
    who: trainerAndStudent,
    whose: "tenant",
  },
  "GET /api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId": {
    who: trainerAndStudent,
    whose: "tenant",
  },
  "PUT /api/v1/mesocycles/:id/training/:trainingId": { who: trainer, whose: "tenant" },
  "PUT /api/v1/microcycles/:id/training/:trainingId": { who: trainer, whose: "tenant" },
  "GET /api/v1/mesocyclesList/:id": { who: trainer, whose: "tenant" },
  "GET /api/v1/microcyclesList/:id": { who: trainer, whose: "tenant" },
  "POST /api/v1/training_copy": { who: trainer, whose: "tenant" },
  "GET /api/v1/mesocycles/:id/training/:index/suggested-exercises": { who: trainer, whose: "tenant" },
  "GET /api/v1/microcycles/:id/training/:index/suggested-exercises": { who: trainer, whose: "tenant" },
};
