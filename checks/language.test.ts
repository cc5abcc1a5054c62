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

const PHRASES = /\bthe own\b|\bthat which\b|\bso many\b|\bis to be\b/gi;
const RIDDLES = /^\W*(What|Whose|Where)\b/i;

const ROOMS = ["domain", "contract", "server", "web"];

/** The largest share of lines that are comments, in percent. */
const COMMENTS_AT_MOST: Readonly<Record<string, number>> = { domain: 7, contract: 7, server: 4, web: 4 };

const sources = readSources();
const production = sources.filter(({ path }) => !isTest(path) && !path.startsWith("server/testing/"));
const inRoom = (room: string) => production.filter(({ path }) => roomOf(path) === room);
const codeOf = (text: string) => commentsIn(text).reduce((code, comment) => code.replace(comment, ""), text);

it.each(ROOMS)("the %s has no private word", (room) => {
  const found = inRoom(room).flatMap(({ path, text }) =>
    IDENTIFIERS.flatMap(([pattern, instead]) =>
      [...codeOf(text).matchAll(pattern)].map(([name]) => `${path}: ${name}, write ${instead}`),
    ),
  );
  expect(found).toEqual([]);
});

it("no comment, of a test neither, begins like a question", () => {
  const found = sources.flatMap(({ path, text }) =>
    commentsIn(text).flatMap((comment) => (RIDDLES.test(comment) ? [`${path}: ${comment}`] : [])),
  );
  expect(found).toEqual([]);
});

it.each(ROOMS)("the %s has no vague phrase in its comments", (room) => {
  const found = inRoom(room).flatMap(({ path, text }) =>
    commentsIn(text).flatMap((comment) => [...comment.matchAll(PHRASES)].map(([phrase]) => `${path}: ${phrase}`)),
  );
  expect(found).toEqual([]);
});

it.each(Object.entries(COMMENTS_AT_MOST))("of the lines of %s at most %d in a hundred are comments", (room, share) => {
  const files = inRoom(room);
  const lines = files.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  const comments = files
    .flatMap(({ text }) => commentsIn(text))
    .join("\n")
    .split("\n").length;
  expect((100 * comments) / lines).toBeLessThanOrEqual(share);
});
