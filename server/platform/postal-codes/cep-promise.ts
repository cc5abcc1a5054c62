import type { AskPostalService } from "./postal-codes.ts";

/** Nobody who fills in a form waits longer. */
const PATIENCE_MS = 3000;

/** Whom cep-promise asks, all at once; the first address wins. Two more of its services no longer answer anybody. */
const PROVIDERS = ["viacep", "brasilapi", "correios-alt"] as const;

/** Each service's way of saying that a CEP does not exist. BrasilAPI says the same when it is broken, so its word alone does not count. */
const UNKNOWN: Readonly<Record<string, RegExp>> = {
  // Its `"erro": "true"` is not the `true` that cep-promise looks for; the address is then missing.
  viacep: /não encontrado|reading 'replace'/,
  "correios-alt": /não encontrado/,
};

/** Loaded with the first question: the start of the server does not wait for it. */
const load = async () => {
  // cep-promise replaces `Promise.any` for the whole process with one that rejects with a list; ours stays the language's.
  const { any } = Promise;
  const { default: lookUp } = await import("cep-promise");
  Promise.any = any;
  return lookUp;
};
let loading: ReturnType<typeof load> | undefined;

/** Asks the public services of the post office through cep-promise. */
export const askCepPromise: AskPostalService = async (cep) => {
  loading ??= load();
  const lookUp = await loading;
  const timeUp = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeUp.resolve, PATIENCE_MS, undefined);
  try {
    const options = { timeout: PATIENCE_MS, providers: [...PROVIDERS] };
    const found = await Promise.race([lookUp(cep, options), timeUp.promise]);
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
