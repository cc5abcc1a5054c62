import { instantOf } from "../../../../ui/instants.ts";

export const lastSignIn = (at: string | null): string => (at === null ? "Nunca" : instantOf(at));
