import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A code of the step before or after counts too: clocks differ, and typing takes time (RFC 6238, 5.2). */
const WINDOW = 1;

/** 160 random bits (RFC 4226, 4), in base 32 as apps take it. */
export const createAppSecret = (): string => new Secret({ size: 20 }).base32;

interface AppAccount {
  readonly secret: string;
  /** The name of the product. */
  readonly issuer: string;
  readonly email: string;
}

/** The address in the QR code that an app reads. */
export const appAddress = ({ secret, issuer, email }: AppAccount): string =>
  new TOTP({ issuer, label: email, secret, digits: DIGITS, period: STEP_SECONDS }).toString();

/** The time step of a right code; undefined: wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const app = new TOTP({ secret, digits: DIGITS, period: STEP_SECONDS });
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}
