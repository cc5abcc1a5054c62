import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const EVENT: CalendarEvent = {
  uid: "3f0c0b1e-0000-4000-8000-000000000001",
  sequence: 2,
  changed_at: "2026-03-02T15:00:00.123Z",
  day: "2026-03-12",
  starts_at: "2026-03-12T12:00:00.000Z",
  place: "Academia Figueira, sala 2; fundos",
  instructions: "Sem treino na véspera.\nVenha em jejum.",
};

const linesOf = (event: Partial<CalendarEvent>) =>
  calendarFile({ ...EVENT, ...event }, "Avaliação física").split("\r\n");

describe("a calendar file", () => {
  it("is one event of an hour in UTC, with commas, semicolons and line breaks escaped", () => {
    expect(linesOf({})).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Prumo//Avaliacao//PT-BR",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:3f0c0b1e-0000-4000-8000-000000000001@prumo",
      "SEQUENCE:2",
      "DTSTAMP:20260302T150000Z",
      "DTSTART:20260312T120000Z",
      "DTEND:20260312T130000Z",
      "SUMMARY:Avaliação física",
      "LOCATION:Academia Figueira\\, sala 2\\; fundos",
      "DESCRIPTION:Sem treino na véspera.\\nVenha em jejum.",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Avaliação física",
      "TRIGGER:-P1D",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("without an hour is the whole day, and ends as the next one begins", () => {
    const lines = linesOf({ day: "2026-12-31", starts_at: null, place: null, instructions: "" });
    expect(lines.filter((line) => line.startsWith("DT"))).toEqual([
      "DTSTAMP:20260302T150000Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
    ]);
    expect(lines.some((line) => line.startsWith("LOCATION"))).toBe(false);
  });

  it("folds lines at 75 octets, never within a character, and unfolds to the same text", () => {
    const instructions = "á😀".repeat(80);
    const lines = linesOf({ instructions });
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${instructions}\r\n`);
  });
});
