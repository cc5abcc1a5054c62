import { expect, it } from "vitest";
import { commentsIn, isTest, readSources, roomOf } from "./sources.ts";

/** Words that only this code would use, with the words that everybody writes. */
const IDENTIFIERS: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\b(MOST|LONGEST|SHORTEST)_[A-Z_]+\b/g, "MAX_ and MIN_"],
  [/(?<=\([^()]*, )place(?=(: number)?(, [^()]*)?\) =>)/g, "index"],
  [/\b(type|interface) (Asked|Place|Person|Parts|Moment|Turns|\w*Surroundings)\b/g, "a noun that says which"],
  [/\b(const|let) (known|own|kept|asked|said|taken|wanted|left|whole|before)\b/g, "the noun that is meant"],
  [/\b(slip|slipIn|slipOf|\w+Slip)\b/g, "fieldError"],
  [/\b\w*[a-z]Words\b|\bwords-\w+/g, "text, label or message"],
  [/\btrouble\b/g, "saveError"],
  [/\bobstaclesTo\b/g, "blockers"],
];

const PHRASES = /\bthe own\b|\bthat which\b|\bso many\b|\bis to be\b|^\W*(What|Whose|Where)\b/gi;

/** As long as a room has some of these left, it may mend this number of them before its allowance below must follow. */
const STEP = 25;

/** The number of these that each room still has. It only falls. */
const ALLOWANCE: Readonly<Record<string, { readonly identifiers: number; readonly phrases: number }>> = {
  domain: { identifiers: 10, phrases: 0 },
  contract: { identifiers: 1, phrases: 0 },
  server: { identifiers: 10, phrases: 0 },
  web: { identifiers: 10, phrases: 0 },
};

/** The largest share of lines that are comments, in percent. */
const COMMENTS_AT_MOST: Readonly<Record<string, number>> = { domain: 7, contract: 7, server: 4, web: 4 };

const production = readSources().filter(({ path }) => !isTest(path) && !path.startsWith("server/testing/"));
const inRoom = (room: string) => production.filter(({ path }) => roomOf(path) === room);
const codeOf = (text: string) => commentsIn(text).reduce((code, comment) => code.replace(comment, ""), text);

/** More than allowed is refused, and so is an allowance that was not lowered after mending. */
function expectWithin(found: readonly string[], allowance: number): void {
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(allowance);
  expect(found.length, "lower the allowance").toBeGreaterThanOrEqual(Math.max(0, allowance - STEP));
}

it.each(Object.entries(ALLOWANCE))("the %s has no private word beyond its allowance", (room, { identifiers }) => {
  const found = inRoom(room).flatMap(({ path, text }) =>
    IDENTIFIERS.flatMap(([pattern, instead]) =>
      [...codeOf(text).matchAll(pattern)].map(([name]) => `${path}: ${name}, write ${instead}`),
    ),
  );
  expectWithin(found, identifiers);
});

it.each(Object.entries(ALLOWANCE))("the %s has no riddle in its comments beyond its allowance", (room, { phrases }) => {
  const found = inRoom(room).flatMap(({ path, text }) =>
    commentsIn(text).flatMap((comment) => [...comment.matchAll(PHRASES)].map(([phrase]) => `${path}: ${phrase}`)),
  );
  expectWithin(found, phrases);
});

it.each(Object.entries(COMMENTS_AT_MOST))("of the lines of %s at most %d in a hundred are comments", (room, share) => {
  const sources = inRoom(room);
  const lines = sources.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  const comments = sources
    .flatMap(({ text }) => commentsIn(text))
    .join("\n")
    .split("\n").length;
  expect((100 * comments) / lines).toBeLessThanOrEqual(share);
});
