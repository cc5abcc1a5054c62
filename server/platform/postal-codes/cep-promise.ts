import type { AskPostalService } from "./postal-codes.ts";

/** A person who fills in a form does not wait longer. */
const TIMEOUT_MS = 3000;

/** The services that cep-promise asks at the same time; the first address wins. Its two other services no longer answer. */
const PROVIDERS = ["viacep", "brasilapi", "correios-alt"] as const;

/** How each service says that a CEP does not exist. BrasilAPI says the same when it is broken, so it is not listed. */
const UNKNOWN: Readonly<Record<string, RegExp>> = {
  // It answers `"erro": "true"` where cep-promise expects `true`, which then fails on the missing address.
  viacep: /não encontrado|reading 'replace'/,
  "correios-alt": /não encontrado/,
};

/** Loads cep-promise with the first lookup, so that the start of the server does not wait for it. */
const load = async () => {
  // cep-promise replaces `Promise.any` for the whole process; this keeps the language's own.
  const { any } = Promise;
  const { default: lookUp } = await import("cep-promise");
  Promise.any = any;
  return lookUp;
};
let loading: ReturnType<typeof load> | undefined;

export const askCepPromise: AskPostalService = async (cep) => {
  loading ??= load();
  const lookUp = await loading;
  const timedOut = Promise.withResolvers<undefined>();
  const timer = setTimeout(timedOut.resolve, TIMEOUT_MS, undefined);
  try {
    const options = { timeout: TIMEOUT_MS, providers: [...PROVIDERS] };
    const found = await Promise.race([lookUp(cep, options), timedOut.promise]);
    if (!found) return { outcome: "away" };
    const { state, city, neighborhood, street } = found;
    if (!state || !city) return { outcome: "unknown" };
    return { outcome: "found", address: { cep, state, city, neighborhood: neighborhood ?? "", street: street ?? "" } };
  } catch (error) {
    return { outcome: errorsOf(error).some(saysUnknown) ? "unknown" : "away" };
  } finally {
    clearTimeout(timer);
  }
};

const errorsOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [];

const saysUnknown = (error: unknown): boolean =>
  error instanceof Error && "service" in error && Boolean(UNKNOWN[String(error.service)]?.test(error.message));
