import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/people/passkeys.endpoints.ts";
import { deviceOf } from "#domain/device.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { factorsQuery } from "../second-factors/data.ts";

const passkeys: Endpoints<typeof import("#contract/people/passkeys.ts")> = endpoints;

/** The browser's own dialog; it throws when the person closes it. */
const loadBrowser = () => import("@simplewebauthn/browser");

function usePasskeyChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    // The list also tells of a change whose answer was lost.
    onSettled: () => cache.invalidateQueries({ queryKey: factorsQuery.queryKey, exact: true }),
  });
}

/** The name of the device is a good first name. */
export const useAddPasskey = () =>
  usePasskeyChange(async () => {
    const { options } = await send(passkeys.beginPasskey, {});
    const { startRegistration } = await loadBrowser();
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const credential = {
      id,
      rawId,
      type: "public-key" as const,
      response: { clientDataJSON, attestationObject, transports },
    };
    const name = deviceOf(navigator.userAgent);
    return (await send(passkeys.addPasskey, { body: { name, credential } })).recovery_codes;
  });

interface NamedPasskey {
  readonly id: number;
  readonly name: string;
}

export const useRenamePasskey = () =>
  usePasskeyChange(({ id, name }: NamedPasskey) => send(passkeys.renamePasskey, { params: { id }, body: { name } }));

export const useRemovePasskey = () =>
  usePasskeyChange((id: number) => send(passkeys.removePasskey, { params: { id } }));

type Options = Awaited<ReturnType<typeof askToSignIn>>;

const askToSignIn = async () => (await send(passkeys.beginPasskeySignIn, {})).options;

async function answer(options: Options) {
  const { startAuthentication } = await loadBrowser();
  const { allowCredentials, ...rest } = options;
  const optionsJSON = { ...rest, ...(allowCredentials.length > 0 && { allowCredentials }) };
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key" as const,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  };
}

export async function signInWithPasskey() {
  const credential = await answer(await askToSignIn());
  return send(passkeys.signInWithPasskey, { body: { credential } });
}

export async function finishWithPasskey(ticket: string) {
  const { options } = await send(passkeys.beginPasskeyStep, { body: { ticket } });
  return send(passkeys.finishWithPasskey, { body: { ticket, credential: await answer(options) } });
}

export async function proveWithPasskey(): Promise<undefined> {
  const { options } = await send(passkeys.beginPasskeyProof, {});
  return send(passkeys.proveWithPasskey, { body: { credential: await answer(options) } });
}
