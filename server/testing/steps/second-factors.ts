import { TOTP } from "otpauth";
import { beginApp, confirmApp } from "#contract/people/second-factors.ts";
import { type Bearer, send } from "../send.ts";
import type { TestApp } from "../test-app.ts";

const STEP_MS = 30_000;

export interface AppOf {
  /** The code of this moment. */
  code(): string;
  readonly recoveryCodes: readonly string[];
}

/** The code that confirms the app which this begins. */
export async function aCodeToConfirm({ app, clock }: TestApp, person: Bearer): Promise<string> {
  const { secret } = (await send(app, beginApp, { as: person })).body;
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}

/** The person's authenticator app. The step after the one that confirmed it has begun. */
export async function anAuthenticatorApp({ app, clock }: TestApp, person: Bearer): Promise<AppOf> {
  const { secret } = (await send(app, beginApp, { as: person })).body;
  const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  const { body } = await send(app, confirmApp, { body: { code: code() }, as: person });
  clock.advance(STEP_MS);
  return { code, recoveryCodes: body.recovery_codes ?? [] };
}
