import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Call, CallAnswer, CallArguments } from "#contract/call.ts";
import { ErrorBody } from "#contract/errors.ts";

export interface Bearer {
  readonly token: string;
}

interface Sender {
  readonly as?: Bearer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Arguments without types: a client may send anything in any part. */
export interface Anything extends Sender {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly querystring?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly form?: FormData;
  /** A form that was packed once for several requests. */
  readonly packed?: PackedForm;
}

type PackedForm = Awaited<ReturnType<typeof pack>>;

export interface Answer<Body> {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly bytes: Buffer;
  readonly text: string;
  /** The body of a success. Reading it throws when the call failed, with the answer in the message. */
  readonly body: Body;
  /** The errors of a failure, checked against the contract. Reading them throws when the call succeeded. */
  readonly errors: ErrorBody["errors"];
}

export const send = <C extends Call>(
  app: FastifyInstance,
  call: C,
  args: CallArguments<C> & Sender,
): Promise<Answer<CallAnswer<C>>> => sendAnything(app, call, args);

/** Sends a call with any arguments. `Sent`: the one of a call's bodies that is sent, where it takes two. */
export async function sendAnything<C extends Call, Sent extends Call = C>(
  app: FastifyInstance,
  call: C,
  { params = {}, querystring, body, form, packed, as, headers }: Anything,
): Promise<Answer<CallAnswer<Sent>>> {
  const sent = packed ?? (form ? await pack(form) : body === undefined ? undefined : asJson(body));
  return request<CallAnswer<Sent>>(app, {
    method: call.method,
    url: addressOf(call, params) + queryOf(querystring),
    headers: { ...bearing(as), ...sent?.headers, ...headers },
    ...(sent && { payload: sent.payload }),
  });
}

export async function request<Body = unknown>(app: FastifyInstance, options: InjectOptions): Promise<Answer<Body>> {
  const response = await app.inject(options);
  const said = () =>
    `${options.method} ${options.url} answered ${response.statusCode}: ${response.body.slice(0, 1000)}`;
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    text: response.body,
    get body() {
      if (response.statusCode >= 300) throw new Error(said());
      return response.body === "" ? undefined : response.json();
    },
    get errors() {
      const read = ErrorBody.safeParse(JSON.parse(response.body));
      if (!read.success) throw new Error(said());
      return read.data.errors;
    },
  };
}

export const bearing = (bearer: Bearer | undefined): Record<string, string> =>
  bearer ? { authorization: `Bearer ${bearer.token}` } : {};

const addressOf = ({ url }: Call, params: Readonly<Record<string, unknown>>): string =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function queryOf(query: Readonly<Record<string, unknown>> | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

/** Serialised here, because `null`, numbers and plain texts are JSON bodies too. */
const asJson = (body: unknown) => ({
  payload: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

export async function pack(form: FormData) {
  const packed = new Response(form);
  return {
    headers: { "content-type": packed.headers.get("content-type") ?? "" },
    payload: Buffer.from(await packed.arrayBuffer()),
  };
}
