import type { z } from "zod";
import type { AdminRole } from "#domain/administration.ts";
import { CreationHeaders, refuseControlCharacters } from "./wire.ts";

export type Access = "public" | readonly Caller[];

export type Role = "admin" | "trainer" | "student";

/** An administrator calls as what they may do on the platform. */
export type Caller = Exclude<Role, "admin"> | AdminRole;

export const callersOf = (person: { readonly role: Role; readonly adminRoles: readonly AdminRole[] }) =>
  person.role === "admin" ? person.adminRoles : [person.role];

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
 * The reason to limit a call; `platform/http` has the figures. `secret`: it checks or hashes a password, a code or a link's token.
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
  /**
   * Also open to a trainer whose subscription has lapsed, to whom every other call answers 402. `session`: to know who is signed in.
   * `paying`: to read what was paid and pay by every way. `own_data`: to take their data along or have them erased (LGPD, art. 18).
   */
  readonly lapsed?: "session" | "paying" | "own_data";
  /** Also open to a trainer who must choose another password first, to whom every other call answers 403. */
  readonly beforePassword?: true;
  /** Also open to staff who must add a second factor first, to whom every other call answers 403. */
  readonly beforeFactor?: true;
  readonly isAct?: true;
  /** Who proved longer ago than some minutes that it is they is asked again: 403 `proof_required`. */
  readonly proof?: true;
}

export const ROLE_TYPES = { admin: "Admin", trainer: "PersonalTrainer", student: "Student" } as const;

export interface FileAnswer {
  readonly content: { readonly [mediaType: string]: { readonly schema: z.ZodType } };
}

/** The files that a multipart body may hold. They stay in memory, so both limits bound the memory of one request. */
export interface FormFiles {
  readonly files: number;
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** The options of a Fastify route: the server spreads it into `app.route({ ...call, handler })`; the browser's client is typed from it. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: `/api/${string}`;
  /** Sent again with the same key in `idempotency-key`, it answers what the first one created. */
  readonly creates?: true;
  /** `form`: the body may also be a multipart form. Without it a form is refused before it is read. `raw`: the handler reads the bytes. */
  readonly config?: { readonly form?: FormFiles; readonly raw?: true };
  readonly schema: {
    readonly summary: string;
    readonly tags: readonly string[];
    readonly params?: z.ZodType;
    readonly querystring?: z.ZodType;
    readonly body?: z.ZodType;
    readonly response: { readonly [status: number]: z.ZodType | FileAnswer };
  };
}

type Endpoint = Pick<Call, "method" | "url" | "creates">;

/**
 * Declares a call and keeps its exact types. No part of its request may hold a control character. Its endpoint stands in
 * a file beside it, which a page imports without zod.
 */
/* @__NO_SIDE_EFFECTS__ so that pages that import a schema leave the calls beside it out. */
export const call = <const E extends Endpoint, const D extends Omit<Call, keyof Endpoint>>(
  endpoint: E,
  definition: D,
): E & D => {
  const { params, querystring, body } = definition.schema;
  return {
    ...endpoint,
    ...definition,
    schema: {
      ...definition.schema,
      ...(endpoint.creates && { headers: CreationHeaders }),
      ...(params && { params: params.check(refuseControlCharacters) }),
      ...(querystring && { querystring: querystring.check(refuseControlCharacters) }),
      ...(body && { body: body.check(refuseControlCharacters) }),
    },
  };
};

type Part<C extends Call, K extends "params" | "querystring" | "body"> = C["schema"][K] extends z.ZodType
  ? undefined extends z.input<C["schema"][K]>
    ? { [P in K]?: z.input<C["schema"][K]> }
    : { [P in K]: z.input<C["schema"][K]> }
  : unknown;

export type CallArguments<C extends Call> = Part<C, "params"> & Part<C, "querystring"> & Part<C, "body">;

type Success<R> = { [S in keyof R & (200 | 201)]: R[S] }[keyof R & (200 | 201)];

export type CallAnswer<C extends Call> =
  Success<C["schema"]["response"]> extends z.ZodType ? z.output<Success<C["schema"]["response"]>> : undefined;
