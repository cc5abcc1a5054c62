import { MESSAGES } from "#domain/text/messages.ts";

/** The rules of small forms; larger ones take the contract's schema and its messages. */
export const required = (value: string) => (value.trim() === "" ? MESSAGES.required : null);

export const email = (value: string) => required(value) ?? (/^\s*\S+@\S+\.\S+\s*$/.test(value) ? null : MESSAGES.email);

export const newPassword = (value: string) => required(value) ?? (value.length < 8 ? MESSAGES.password : null);
