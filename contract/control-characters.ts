import type { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";

/** Control characters but tab and line break. PostgreSQL stores no NUL; the others break headers, files and terminals. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

export const withoutControlCharacters = (text: string): string => text.replaceAll(CONTROL, "");

export const hasControlCharacter = (text: string): boolean => text.search(CONTROL) >= 0;

/**
 * Refuses a part of a request in which any text, or any name of a record, holds a control character. `call` puts this check on every
 * part of every call, so that no single shape has to remember it.
 */
export function refuseControlCharacters({ value, issues }: z.core.ParsePayload): void {
  for (const path of placesOfControlCharacters(value)) {
    issues.push({ code: "custom", message: MESSAGES.paragraphs, input: value, path });
  }
}

function placesOfControlCharacters(part: unknown, path: readonly string[] = []): string[][] {
  if (typeof part === "string") return hasControlCharacter(part) ? [[...path]] : [];
  if (!isStructure(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    hasControlCharacter(name) ? [[...path]] : placesOfControlCharacters(value, [...path, name]),
  );
}

/** Files and bytes are objects of classes; what JSON or a form brought is not. */
const isStructure = (part: unknown): part is object => {
  if (typeof part !== "object" || part === null) return false;
  const prototype: unknown = Object.getPrototypeOf(part);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};
