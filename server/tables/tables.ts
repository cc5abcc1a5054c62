import type { ColumnType } from "kysely";
import type { z } from "zod";
import type { Opinion } from "#contract/assessment/evaluation-sections/opinion.ts";
import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { Goal } from "#contract/assessment/goals.ts";
import type { OpinionBlock } from "#contract/assessment/opinion-blocks.ts";
import type { TechnicalErrors } from "#contract/assessment/technical-errors.ts";
import type { Role } from "#contract/call.ts";
import type { ExerciseType } from "#contract/catalogue/exercises.ts";
import type { Execution, ExecutionSnapshot } from "#contract/execution/executions.ts";
import type { DataExport, ErasureRequest } from "#contract/own-data/personal-data.ts";
import type { Address } from "#contract/people/addresses.ts";
import type { InvoiceState } from "#contract/platform-billing/invoices.ts";
import type { BlockOrder } from "#contract/prescription/trainings.ts";
import type { PersonalAnamnesis, PhysiologicalAnamnesis } from "#contract/students/students.ts";
import type { AdminRole } from "#domain/administration.ts";
import type { Sex } from "#domain/assessment/sex.ts";
import type { ActingReason } from "#domain/audit.ts";
import type { BillingActKind } from "#domain/billing/billing-acts.ts";
import type { PlatformMethod } from "#domain/billing/payments.ts";
import type { PixKeyKind } from "#domain/billing/pix/keys.ts";
import type { Frequency } from "#domain/billing/plans.ts";
import type { PaymentMethod, PaymentOrigin, PaymentPurpose, PaymentState } from "#domain/billing/student-payments.ts";
import type { SubscriptionState } from "#domain/billing/subscription.ts";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import type { NoticeKind, StoredChoices } from "#domain/notices/kinds.ts";
import type { RetentionKind, StudentKind } from "#domain/retention.ts";
import type { DocumentKind } from "#domain/students/readiness/kit.ts";
import type { ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import type { Gender, StudentType } from "#domain/students/registration.ts";
import type { MediaKind, RetentionDays } from "#domain/training/comments.ts";
import type { SkipReason } from "#domain/training/executions/skip-reasons.ts";
import type { PainfulArea } from "#domain/training/painful-area-table.ts";
import type { DetailedSet, SetKind } from "#domain/training/sets/detailed-set.ts";
import type { RowGroup } from "#domain/training/sets/row-group.ts";
import type { DB } from "./schema.d.ts";

/** Read as a value, written as JSON text. */
type Stored<T> = ColumnType<T, string | undefined, string>;
type ChangePart = "sheet" | "slots" | "photos" | "strength";
type Refined<T extends keyof DB, Columns> = Omit<DB[T], keyof Columns> & Columns;
type ExerciseTypeCode = z.infer<typeof ExerciseType>;

/** The generated tables, with narrower types where PostgreSQL's checks or the contract allow fewer values. */
export interface Tables
  extends Omit<
    DB,
    | "users"
    | "audit_log"
    | "trainers"
    | "students"
    | "data_exports"
    | "erasure_requests"
    | "subscription_plans"
    | "subscriptions"
    | "payments"
    | "student_plans"
    | "student_charges"
    | "student_payments"
    | "invoices"
    | "billing_acts"
    | "receiving"
    | "evaluations"
    | "opinion_blocks"
    | "exercises"
    | "trainings"
    | "execution_snapshots"
    | "training_executions"
    | "strength_test_changes"
    | "training_entries"
    | "executed_sets"
    | "executed_exercises"
    | "comments"
    | "comment_media"
    | "comment_retentions"
    | "notice_settings"
    | "notices"
    | "training_maxes"
    | "readiness_answers"
    | "readiness_documents"
    | "student_goals"
    | "evaluation_changes"
    | "retentions"
    | "retention_holds"
    | "retention_announcements"
    | "forgotten_data"
  > {
  /** Only the eraser writes 'erased', and no code reads such an account by its role. */
  users: Refined<
    "users",
    {
      role: ColumnType<Role, Role, Role | "erased">;
      admin_roles: ColumnType<readonly AdminRole[], readonly AdminRole[] | undefined, readonly AdminRole[]>;
    }
  >;
  audit_log: Refined<"audit_log", { actor_role: Role | null; because: ActingReason | null }>;
  trainers: Refined<
    "trainers",
    { gender: Gender | null; address: ColumnType<Address | null, string | null | undefined, string | null> }
  >;
  students: Refined<
    "students",
    {
      gender: Gender;
      student_type: StudentType;
      personal_anamnesis: Stored<z.infer<typeof PersonalAnamnesis>>;
      physiological_anamnesis: Stored<z.infer<typeof PhysiologicalAnamnesis>>;
    }
  >;
  data_exports: Refined<"data_exports", { state: DataExport["state"] }>;
  erasure_requests: Refined<"erasure_requests", { state: ErasureRequest["state"] }>;
  subscription_plans: Refined<"subscription_plans", { frequency: Frequency }>;
  subscriptions: Refined<
    "subscriptions",
    { state: SubscriptionState; frequency: Frequency; next_frequency: Frequency | null }
  >;
  payments: Refined<
    "payments",
    {
      status: "paid" | "pending" | "canceled";
      method: PlatformMethod;
      frequency: Frequency;
      refusal: "invalid" | "expired" | "declined" | "absent" | null;
    }
  >;
  invoices: Refined<"invoices", { state: InvoiceState; frequency: Frequency }>;
  billing_acts: Refined<"billing_acts", { kind: BillingActKind }>;
  receiving: Refined<"receiving", { pix_key_kind: PixKeyKind | null }>;
  student_plans: Refined<"student_plans", { frequency: Frequency }>;
  student_charges: Refined<"student_charges", { is_open: ColumnType<boolean, never, never> }>;
  student_payments: Refined<
    "student_payments",
    { method: PaymentMethod; origin: PaymentOrigin; purpose: PaymentPurpose; state: PaymentState }
  >;
  evaluations: Refined<
    "evaluations",
    {
      sex: Sex;
      student: Stored<WholeEvaluation["student"]>;
      heart: Stored<WholeEvaluation["heart"]>;
      biochemical: Stored<WholeEvaluation["biochemical"]>;
      perimeter: Stored<WholeEvaluation["perimeter"]>;
      somatotype: Stored<WholeEvaluation["somatotype"]>;
      technical_errors: Stored<TechnicalErrors>;
      posture: Stored<WholeEvaluation["posture"]>;
      caloric_expenditure: Stored<WholeEvaluation["caloric_expenditure"]>;
      circumstances: Stored<WholeEvaluation["circumstances"]>;
      function: Stored<WholeEvaluation["function"]>;
      body_composition_devices: Stored<WholeEvaluation["body_composition_devices"]>;
      opinion: Stored<Opinion>;
    }
  >;
  opinion_blocks: Refined<"opinion_blocks", { blocks: ColumnType<OpinionBlock[], string, string> }>;
  execution_snapshots: Refined<
    "execution_snapshots",
    { recorded_by: "student" | "trainer"; snapshot: Stored<ExecutionSnapshot> }
  >;
  training_executions: Refined<
    "training_executions",
    {
      recorded_by: "student" | "trainer";
      versions: Stored<Execution["versions"]>;
      overruled: Stored<Execution["overruled"]>;
    }
  >;
  training_entries: Refined<
    "training_entries",
    {
      sets: ColumnType<DetailedSet[] | null, string | null | undefined, string | null>;
      row_group: ColumnType<RowGroup | null, string | null | undefined, string | null>;
    }
  >;
  executed_sets: Refined<"executed_sets", { kind: SetKind | null }>;
  executed_exercises: Refined<"executed_exercises", { pain_area: PainfulArea | null; skip_reason: SkipReason | null }>;
  comments: Refined<"comments", { written_by: "student" | "trainer" }>;
  comment_media: Refined<"comment_media", { kind: MediaKind }>;
  comment_retentions: Refined<"comment_retentions", { media_days: RetentionDays }>;
  retentions: Refined<"retentions", { kind: RetentionKind }>;
  retention_holds: Refined<"retention_holds", { kind: StudentKind }>;
  retention_announcements: Refined<"retention_announcements", { kind: StudentKind }>;
  forgotten_data: Refined<"forgotten_data", { kind: RetentionKind }>;
  strength_test_changes: Refined<
    "strength_test_changes",
    { origin: ColumnType<"teste" | "treino", "teste" | "treino" | undefined, never> }
  >;
  notice_settings: Refined<"notice_settings", { choices: ColumnType<StoredChoices, string, string> }>;
  notices: Refined<
    "notices",
    {
      kind: NoticeKind;
      state: ColumnType<"waiting" | "sent" | "dropped", "waiting" | undefined, "waiting" | "sent" | "dropped">;
    }
  >;
  training_maxes: Refined<"training_maxes", { change: ColumnType<"typed" | "released" | "kept", string, never> }>;
  evaluation_changes: Refined<
    "evaluation_changes",
    {
      author: ColumnType<"trainer" | "admin", "trainer" | "admin", never>;
      part: ColumnType<ChangePart, ChangePart, never>;
    }
  >;
  student_goals: Refined<"student_goals", { goals: ColumnType<Goal[], string, string> }>;
  readiness_answers: Refined<
    "readiness_answers",
    { answers: ColumnType<ReadinessAnswers, string, never>; answered_by: ColumnType<Role, Role, never> }
  >;
  readiness_documents: Refined<
    "readiness_documents",
    {
      kind: ColumnType<DocumentKind, DocumentKind, never>;
      signed_by: ColumnType<"student" | "trainer", "student" | "trainer", never>;
    }
  >;
  exercises: Refined<
    "exercises",
    { exercise_type: ExerciseTypeCode; movement: ColumnType<Movement | null, string | undefined, string> }
  >;
  trainings: Refined<
    "trainings",
    {
      exercise_types: ExerciseTypeCode[];
      exercise_type_order: Stored<BlockOrder[]>;
      muscle_group_ids: number[];
    }
  >;
}
