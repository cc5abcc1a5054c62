import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import {
  Day,
  FormLockVersion,
  Instant,
  LockVersion,
  OptionalParagraphs,
  OptionalText,
  Paragraphs,
  Text,
} from "./wire.ts";

const messagesOf = (shape: z.ZodType, text: string) =>
  shape.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

const NAMES = {
  "line feed": "\n",
  "carriage return": "\r",
  tab: "\t",
  NUL: "\u0000",
  escape: "\u001b",
  delete: "\u007f",
};
const BREAKS = { "next line": "\u0085", "line separator": "\u2028", "paragraph separator": "\u2029" };

describe("one line of text", () => {
  it.each(Object.entries({ ...NAMES, ...BREAKS }))("refuses a %s in a clear sentence", (_, character) => {
    const text = `Ana${character}Bcc: todos@exemplo.com.br`;
    expect(messagesOf(Text(120), text)).toEqual([MESSAGES.oneLine]);
    expect(messagesOf(OptionalText(120), text)).toEqual([MESSAGES.oneLine]);
  });

  it("is trimmed first: a break that a paste leaves at its end is no reason to refuse it", () => {
    expect(Text(120).parse("  Ana Lima\r\n")).toBe("Ana Lima");
  });

  it("keeps accents, signs, emoji and joiners", () => {
    const text = "José & <Filhos> 👩‍👩‍👧 \u00a0 10 % Ω";
    expect(Text(120).parse(text)).toBe(text);
  });
});

describe("text of several lines", () => {
  it("keeps its line breaks and tabs", () => {
    const text = "Descer devagar.\r\n\tSubir em 2 s.";
    expect(Paragraphs(200).parse(text)).toBe(text);
    expect(OptionalParagraphs(200).parse(text)).toBe(text);
  });

  it.each(["\u0000", "\u0007", "\u001b", "\u007f"])("refuses %j", (character) => {
    expect(messagesOf(Paragraphs(200), `a${character}b`)).toEqual([MESSAGES.paragraphs]);
  });
});

describe("a day", () => {
  it.each(["1900-01-01", "2026-11-22", "2200-12-31"])("may be %s", (day) => {
    expect(Day.parse(day)).toBe(day);
  });

  it.each(["1899-12-31", "2201-01-01", "9999-12-31", "2026-02-30"])("may not be %s", (day) => {
    expect(messagesOf(Day, day)).toEqual([MESSAGES.date]);
  });
});

describe("an instant", () => {
  it("is of the same years, and kept in UTC", () => {
    expect(Instant.parse("2026-11-22T21:00:00-03:00")).toBe("2026-11-23T00:00:00.000Z");
    expect(messagesOf(Instant, "9999-12-31T23:59:59-12:00")).toEqual([MESSAGES.date]);
  });
});

describe("the version of a row", () => {
  it("leaves room for the next one in an integer of PostgreSQL", () => {
    expect(LockVersion.parse(2_147_483_646)).toBe(2_147_483_646);
    expect(LockVersion.safeParse(2_147_483_647).success).toBe(false);
    expect(FormLockVersion.parse("7")).toBe(7);
    expect(FormLockVersion.safeParse("2147483647").success).toBe(false);
  });
});
