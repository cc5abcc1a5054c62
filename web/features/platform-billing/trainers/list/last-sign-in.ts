import { instantOf } from "../../../../ui/instants.ts";

/** When somebody last signed in: `21/11/2026, 10:42`. */
export const lastSignIn = (at: string | null): string => (at === null ? "Nunca" : instantOf(at));
