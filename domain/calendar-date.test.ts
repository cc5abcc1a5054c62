import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  ageInMonths,
  ageInYears,
  compareDates,
  differenceInDays,
  endOfDay,
  formatDate,
  isCalendarDate,
  isPlausibleBirthdate,
  momentInSaoPaulo,
  parseBrazilianDate,
  todayIn,
  todayInSaoPaulo,
} from "./calendar-date.ts";

const anyDay = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a calendar date", () => {
  it.each(["2024-02-29", "2000-02-29", "2026-12-31", "2026-01-01"])("%s exists", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(["2023-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-1", "0099-01-01", "", "hoje"])(
    "%s does not exist",
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );

  it("is read and written as Brazil does", () => {
    expect(parseBrazilianDate("29/02/2024")).toBe("2024-02-29");
    expect(parseBrazilianDate("29/02/2023")).toBeNull();
    expect(parseBrazilianDate("2024-02-29")).toBeNull();
    expect(formatDate("2024-02-29")).toBe("29/02/2024");
  });

  it("adds days across months, years and leap days", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2023-02-28", 1)).toBe("2023-03-01");
    expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });

  it("adding the difference between two days gives the second", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, differenceInDays(from, to))).toBe(to);
      }),
    );
  });

  it("compares as its text does", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe("an age", () => {
  it("is completed on the birthday, not the day before", () => {
    expect(ageInYears("1990-07-15", "2026-07-14")).toBe(35);
    expect(ageInYears("1990-07-15", "2026-07-15")).toBe(36);
  });

  it("of someone born on 29 February is completed on 1 March in other years", () => {
    expect(ageInYears("2004-02-29", "2025-02-28")).toBe(20);
    expect(ageInYears("2004-02-29", "2025-03-01")).toBe(21);
    expect(ageInYears("2004-02-29", "2024-02-29")).toBe(20);
  });

  it("is accepted from 1 to 100 years", () => {
    expect(isPlausibleBirthdate("2025-06-11", "2026-06-10")).toBe(false);
    expect(isPlausibleBirthdate("2025-06-10", "2026-06-10")).toBe(true);
    expect(isPlausibleBirthdate("1925-06-11", "2026-06-10")).toBe(true);
    expect(isPlausibleBirthdate("1925-06-10", "2026-06-10")).toBe(false);
  });
});

describe("a moment in São Paulo", () => {
  it("is told by day and minute, as its clock shows them", () => {
    expect(momentInSaoPaulo(Date.parse("2026-03-02T15:04:59Z"))).toBe("02/03/2026 às 12:04");
    expect(momentInSaoPaulo(Date.parse("2026-03-02T02:59:59Z"))).toBe("01/03/2026 às 23:59");
  });
});

describe("a day in São Paulo", () => {
  it("begins three hours after the one in Greenwich", () => {
    expect(todayInSaoPaulo(Date.parse("2026-03-01T02:59:59Z"))).toBe("2026-02-28");
    expect(todayInSaoPaulo(Date.parse("2026-03-01T03:00:00Z"))).toBe("2026-03-01");
    expect(todayIn("Europe/Lisbon", Date.parse("2026-03-01T02:59:59Z"))).toBe("2026-03-01");
  });

  it("ends at 23:59:59 of its own clock, also in the years of summer time", () => {
    expect(new Date(endOfDay("2026-02-10")).toISOString()).toBe("2026-02-11T02:59:59.000Z");
    expect(new Date(endOfDay("2018-12-25")).toISOString()).toBe("2018-12-26T01:59:59.000Z");
    expect(new Date(endOfDay("2018-11-03")).toISOString()).toBe("2018-11-04T02:59:59.000Z");
    expect(() => endOfDay("2026-02-99")).toThrow(RangeError);
  });

  it("that has its last hour twice, when summer time ends, ends with the second", () => {
    expect(new Date(endOfDay("2019-02-16")).toISOString()).toBe("2019-02-17T02:59:59.000Z");
    expect(todayInSaoPaulo(Date.parse("2019-02-17T02:59:59Z"))).toBe("2019-02-16");
  });

  it("is followed by the next one a second later", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(todayInSaoPaulo(endOfDay(day) + 1000)).toBe(addDays(day, 1));
      }),
    );
  });

  it("is the day of its own last second", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(todayInSaoPaulo(endOfDay(day))).toBe(day);
      }),
    );
  });
});

describe("completed months", () => {
  it.each([
    ["2016-05-15", "2026-05-14", 119],
    ["2016-05-15", "2026-05-15", 120],
    ["2016-01-31", "2016-02-29", 0],
    ["2016-01-31", "2016-03-01", 1],
    ["2016-12-10", "2017-01-09", 0],
  ])("from %s to %s are %i", (birthdate, on, months) => {
    expect(ageInMonths(birthdate, on)).toBe(months);
  });
});
