import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commentsIn, featureOf, isTest, readSources, roomOf, type Source, trackedFiles, wingOf } from "./sources.ts";

const sources = readSources();
const production = sources.filter(({ path }) => !isTest(path) && !path.startsWith("server/testing/"));

/** Which rooms a room may import from. */
const ARROWS: Record<string, readonly string[]> = {
  domain: ["domain"],
  contract: ["contract", "domain"],
  server: ["server", "contract", "domain"],
  web: ["web", "contract", "domain"],
};

const ARCHITECTURE = readFileSync("ARCHITECTURE.md", "utf8");

const offences = (list: readonly Source[], offence: (source: Source) => readonly string[]) =>
  list.flatMap((source) => offence(source).map((detail) => `${source.path}: ${detail}`));

describe("the rooms", () => {
  it("are reached along the arrows only", () => {
    const wrong = offences(
      sources.filter(({ path }) => roomOf(path) in ARROWS),
      ({ path, imports }) => imports.filter((target) => !ARROWS[roomOf(path)]?.includes(roomOf(target))),
    );
    expect(wrong).toEqual([]);
  });

  it("import across rooms by #room and within a room by relative path", () => {
    const wrong = offences(
      sources.filter(({ path }) => roomOf(path) in ARROWS),
      ({ path, text }) => {
        const across = [...text.matchAll(/from "(\.\.?\/[^"]+)"/g)].flatMap(([, specifier]) => specifier ?? []);
        const depth = path.split("/").length - 1;
        const leaves = across.filter((specifier) => (specifier.match(/\.\.\//g)?.length ?? 0) >= depth);
        const own = text.includes(`from "#${roomOf(path)}/`) && !isTest(path) && roomOf(path) !== "domain";
        return own ? [...leaves, `#${roomOf(path)} from within`] : leaves;
      },
    );
    expect(wrong).toEqual([]);
  });
});

describe("the server", () => {
  const server = production.filter(({ path }) => path.startsWith("server/"));

  it("has only the known roles of files in a feature", () => {
    const roles =
      /^server\/features\/[a-z-]+\/[a-z-]+\/((queries|commands|handlers|jobs|documents|mail|rules|store|workflows)|(queries|commands|workflows|sections)\/[a-z-]+)\.ts$/;
    const files = sources.filter(({ path }) => path.startsWith("server/features/") && !path.endsWith(".test.ts"));
    expect(files.map(({ path }) => path).filter((path) => !roles.test(path))).toEqual([]);
  });

  it("reads the environment only in the configuration and at the start of the process", () => {
    const allowed =
      /^server\/((main|backup|restore|doctor)\.ts|platform\/(config|process\/.*|database\/embedded\/.*)\.ts)$/;
    const wrong = server.filter(({ path, text }) => text.includes("process.env") && !allowed.test(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("loads what is large and seldom used by import(), when it is first used", () => {
    const atStart =
      /^import (?!type\b).*"(sharp|nodemailer|sanitize-html|@zxcvbn-ts\/language-common|@simplewebauthn\/server)"/m;
    const wrong = server.filter(
      ({ path, text }) => atStart.test(text) && !/^server\/(seed\/demo|platform\/doctor)\//.test(path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("compares a column with a list by anyOf alone: `in ($1, $2, …)` is planned again for every length", () => {
    const list = /"(not )?in",|\b(in|any|all) ?\(?\$\{(?!anyOf)|\bsql\.join\(/;
    const wrong = server.filter(({ path, text }) => list.test(text) && path !== "server/platform/database/lists.ts");
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("opens a scope nowhere but in scope.ts, and a transaction in transaction.ts", () => {
    const wrong = server.filter(
      ({ path, text }) =>
        /enter_scope|\.transaction\(\)/.test(text) &&
        !/database\/(scope|transaction|schema\/(prepare|baseline|server-role))\.ts$/.test(path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("makes an actor nowhere but in scope.ts: from a session, or in a person's place for a listed reason", () => {
    const forged = /\bas (unknown as )?Actor\b|role: "(trainer|student|admin)", userId/;
    const wrong = sources.filter(
      ({ path, text }) =>
        path.startsWith("server/") && forged.test(text) && path !== "server/platform/database/scope.ts",
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("lets the documents know the platform's rendering and no feature: they run in a process of their own", () => {
    const documents = server.filter(({ path }) => path.startsWith("server/documents/"));
    const allowed = /^server\/(documents|platform\/pdf)\/|^(domain|contract)\//;
    expect(offences(documents, ({ imports }) => imports.filter((target) => !allowed.test(target)))).toEqual([]);
  });

  it("lets the public pages know no feature and no platform: they compose HTML from plain values", () => {
    const pages = server.filter(({ path }) => path.startsWith("server/public-pages/"));
    const allowed = /^server\/public-pages\/|^domain\//;
    expect(offences(pages, ({ imports }) => imports.filter((target) => !allowed.test(target)))).toEqual([]);
  });

  it("lays out pages in the documents only", () => {
    const wrong = server.filter(
      ({ path, packages }) =>
        packages.some((name) => name.startsWith("pdfmake")) && !/^server\/(documents|platform\/pdf)\//.test(path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("lets only handlers and workflows of a feature refuse: queries and commands answer outcomes", () => {
    const refusing = server.filter(({ imports }) => imports.includes("server/platform/refusal.ts"));
    const wrong = refusing.filter(({ path }) => /^server\/features\/(?!.*\/(handlers|workflows)\b)/.test(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe("no circle, types included,", () => {
  it("leads from a file back to itself", () => {
    expect(circleIn(usesOf(production, (path) => path))).toEqual([]);
  });

  it.each(["server", "web"])("leads from a feature of the %s back to itself", (room) => {
    const features = production.filter(({ path }) => path.startsWith(`${room}/features/`));
    expect(circleIn(usesOf(features, featureOf))).toEqual([]);
  });

  it.each(["contract", "server", "web"])("leads from a wing of the %s back to itself", (room) => {
    const wings = production.filter(({ path }) => path.startsWith(`${room}/`));
    expect(circleIn(usesOf(wings, (path) => (roomOf(path) === room ? wingOf(path) : undefined)))).toEqual([]);
  });

  it("leads from a folder of the platform back to itself", () => {
    const partOf = (path: string) => /^server\/platform\/([^/]+)/.exec(path)?.[1];
    expect(circleIn(usesOf(production, partOf))).toEqual([]);
  });

  it("leads from a part of the web (ui, app, the features, a file beside them) back to itself", () => {
    const partOf = (path: string) => /^web\/([^/]+)/.exec(path)?.[1];
    expect(circleIn(usesOf(production, partOf))).toEqual([]);
  });

  it("leads from a folder inside a web feature back to itself", () => {
    const folderOf = (path: string) => /^(web\/features\/[^/]+\/[^/]+\/[^/]+)\//.exec(path)?.[1];
    expect(circleIn(usesOf(production, folderOf))).toEqual([]);
  });
});

describe("a wing", () => {
  it("holds the same nouns on every floor: a feature has the contract's file of its wing and name", () => {
    const nouns = new Set(production.flatMap(({ path }) => /^contract\/([a-z-]+\/[a-z-]+)\.ts$/.exec(path)?.[1] ?? []));
    const folders = new Set(production.flatMap(({ path }) => featureOf(path) ?? []));
    expect([...folders].filter((folder) => !nouns.has(folder))).toEqual([]);
  });

  it("stands in the map of ARCHITECTURE.md, and no other", () => {
    const mapped = [...ARCHITECTURE.matchAll(/^\| ([a-z-]+) \| /gm)].flatMap(([, wing]) => wing ?? []);
    const wings = new Set(production.flatMap(({ path }) => wingOf(path) ?? []));
    expect(mapped.sort()).toEqual([...wings].sort());
  });

  it("of the server uses the others as the picture in ARCHITECTURE.md shows", () => {
    const wingOfServer = (path: string) => (path.startsWith("server/") ? wingOf(path) : undefined);
    const shown = [...ARCHITECTURE.matchAll(/^ {2}([a-z-]+ --> [a-z-]+)$/gm)].flatMap(([, arrow]) => arrow ?? []);
    expect(shown.sort()).toEqual(directArrows(usesOf(production, wingOfServer)).sort());
  });

  it("is where every file of the contract stands, but for what all of them use", () => {
    const loose = production.flatMap(({ path }) => /^contract\/([^/]+)\.ts$/.exec(path)?.[1] ?? []);
    expect(loose.sort()).toEqual(["access", "call", "callers", "errors", "idempotency-key", "wire"]);
  });
});

/** A call of the contract: its noun and its name, and the files of the server and the web that import it. */
const contractCalls = production.flatMap(({ path, text }) => {
  const noun = /^contract\/([a-z-]+\/[a-z-]+)\.ts$/.exec(path)?.[1];
  if (!noun) return [];
  const names = [...text.matchAll(/^export const (\w+)(?:: [^=]+)? = call\(/gm)].flatMap(([, name]) => name ?? []);
  return names.map((name) => ({ noun, name, users: usersOf(path, name) }));
});

/** The server imports a call by name. The web names it by its address: `const students: Endpoints<typeof import("…")>`. */
function usersOf(contract: string, name: string): readonly string[] {
  const importing = new RegExp(`import (?:type )?(?:\\{([^}]*)\\}|\\* as (\\w+)) from "#${contract}"`, "g");
  const addressing = new RegExp(`(\\w+): Endpoints<(?:Pick<)?typeof import\\("#${contract}"\\)`, "g");
  const isMemberUsed = (text: string, object = "") => new RegExp(`\\b${object}\\.${name}\\b`).test(text);
  const isUsed = (text: string) =>
    [...text.matchAll(importing)].some(([, names, module]) =>
      names ? new RegExp(`\\b${name}\\b`).test(names) : isMemberUsed(text, module),
    ) || [...text.matchAll(addressing)].some(([, endpoints]) => isMemberUsed(text, endpoints));
  return production.flatMap(({ path, text }) => (/^(server|web)\//.test(path) && isUsed(text) ? [path] : []));
}

/** Calls that another noun still binds or uses, by the file and the call's noun. The list only shrinks. */
const ELSEWHERE: readonly string[] = [
  // The two levels of cycles have their handlers and data in one feature.
  "server/features/planning/cycles/handlers.ts: planning/mesocycles",
  "server/features/planning/cycles/handlers.ts: planning/microcycles",
  "web/features/planning/cycles/cycle-calls.ts: planning/mesocycles",
  "web/features/planning/cycles/cycle-calls.ts: planning/microcycles",
  "web/features/planning/cycles/data.ts: planning/mesocycles",
  "web/features/planning/cycles/data.ts: planning/microcycles",
  "web/features/planning/cycles/mesocycles-query.ts: planning/mesocycles",
];

describe("a noun is one thing on every floor: a call", () => {
  const elsewhere = (isAtHome: (path: string, noun: string) => boolean) =>
    contractCalls.flatMap(({ noun, name, users }) =>
      users
        .filter((path) => !isAtHome(path, noun) && !ELSEWHERE.includes(`${path}: ${noun}`))
        .map((path) => `${path}: ${noun} ${name}`),
    );

  it("is found in the contract", () => {
    expect(contractCalls.length).toBeGreaterThan(190);
  });

  it("is elsewhere only where the list above still says so", () => {
    const found = new Set(contractCalls.flatMap(({ noun, users }) => users.map((path) => `${path}: ${noun}`)));
    expect(ELSEWHERE.filter((line) => !found.has(line))).toEqual([]);
  });

  it("is bound by the server's feature of its wing and noun", () => {
    const isAtHome = (path: string, noun: string) =>
      !path.startsWith("server/") || path.startsWith("server/platform/http/") || featureOf(path) === noun;
    expect(elsewhere(isAtHome)).toEqual([]);
  });

  it("is used on the web by that feature's data.ts, or by the session", () => {
    const isAtHome = (path: string, noun: string) =>
      !path.startsWith("web/") || path.startsWith("web/session/") || path === `web/features/${noun}/data.ts`;
    expect(elsewhere(isAtHome)).toEqual([]);
  });
});

describe("a feature of the web", () => {
  const files = sources.flatMap(({ path }) => {
    const [, feature = "", rest] = /^web\/features\/([a-z-]+\/[a-z-]+)\/(.+)$/.exec(path) ?? [];
    return rest ? [{ path, feature, rest }] : [];
  });

  it("holds components in capitals and plain modules in small letters, at most one folder deeper", () => {
    const known = /^([a-z-]+\/)?([A-Z][A-Za-z]+\.tsx|[a-z0-9-]+(\.test|\.fixture)?\.ts)$/;
    expect(files.filter(({ rest }) => !known.test(rest)).map(({ path }) => path)).toEqual([]);
  });

  it("waits for a read above others by areAwaited, which does not wait for one that failed", () => {
    const wrong = sources.filter(({ path, text }) => path.startsWith("web/features/") && /\.isLoading\b/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("keeps its calls in data.ts, which stands at the top of the feature", () => {
    const inFolder = files.filter(({ rest }) => rest.endsWith("/data.ts"));
    expect(inFolder.map(({ path }) => path)).toEqual([]);
  });
});

describe("every file", () => {
  it("has a name that says what it is about", () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|index)(\.test)?\.tsx?$/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });

  it("is short: 400 lines at most, but for tables of data and tests", () => {
    const isData = (path: string) =>
      /^server\/seed\/|^contract\/access\.ts$|^domain\/figures\/body-(male|female|drawing)\.ts$/.test(path);
    const long = production.filter(({ path, text }) => !isData(path) && text.split("\n").length > 400);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it("takes the milliseconds of a day from domain/calendar-date.ts alone", () => {
    const product = sources.filter(({ path }) => roomOf(path) in ARROWS && !isTest(path));
    const wrong = product.filter(({ path, text }) => /86_?400_?000/.test(text) && path !== "domain/calendar-date.ts");
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("folds accents by domain/text/accentless.ts alone", () => {
    const folding = /\.normalize\("NFK?D"\)/;
    const wrong = sources.filter(({ path, text }) => folding.test(text) && path !== "domain/text/accentless.ts");
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("makes records by domain/record.ts: Object.fromEntries and Reflect.get answer any", () => {
    const untyped = /\b(Object\.fromEntries|Reflect\.get)\b/;
    const product = production.filter(({ path }) => roomOf(path) in ARROWS && path !== "domain/record.ts");
    const wrong = product.filter(({ text }) => untyped.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("takes JSON as unknown or by a schema: JSON.parse and json() answer any", () => {
    const taken = /: unknown = |[pP]arse\(.*JSON\.parse\(/;
    const product = production.filter(({ path }) => roomOf(path) in ARROWS);
    const wrong = offences(product, ({ text }) =>
      text.split("\n").filter((line) => /\.json\(\)|JSON\.parse\(/.test(line) && !taken.test(line)),
    );
    expect(wrong).toEqual([]);
  });

  it("names only files that exist in its comments", () => {
    const files = trackedFiles();
    const exists = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`));
    const wrong = offences(sources, ({ text }) =>
      commentsIn(text)
        .flatMap((comment) => comment.match(/(?<![\w./*-])[a-zA-Z][\w/-]*(\.[\w-]+)*\.(tsx?|mjs|sql|md)\b/g) ?? [])
        .filter((name) => !exists(name)),
    );
    expect(wrong).toEqual([]);
  });

  it("silences neither the compiler nor the linter", () => {
    const silence = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/;
    const wrong = sources.filter(({ path, text }) => silence.test(text) && path !== "checks/architecture.test.ts");
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("focuses or skips no test", () => {
    const wrong = sources.filter(
      ({ path, text }) => isTest(path) && /\b(it|test|describe)\.(only|skip|todo|fixme)\(/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

/** The uses between parts of the code. `partOf` maps a path to its part, or to undefined to leave it out. */
function usesOf(list: readonly Source[], partOf: (path: string) => string | undefined) {
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of list) {
    const from = partOf(path);
    if (from === undefined) continue;
    const targets = imports.flatMap((target) => partOf(target) ?? []).filter((target) => target !== from);
    uses.set(from, new Set([...(uses.get(from) ?? []), ...targets]));
  }
  return uses;
}

/** The uses that do not follow from others: of `a → b → c` and `a → c`, the last is left out. */
function directArrows(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, to: string): boolean =>
    [...(uses.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...uses].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => `${from} --> ${to}`),
  );
}

/** The first circle of uses, from a part back to itself, or an empty list. */
function circleIn(uses: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const clear = new Set<string>();
  const search = (part: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(part)) return [...trail.slice(trail.indexOf(part)), part];
    if (clear.has(part)) return [];
    for (const next of uses.get(part) ?? []) {
      const circle = search(next, [...trail, part]);
      if (circle.length > 0) return circle;
    }
    clear.add(part);
    return [];
  };
  for (const part of uses.keys()) {
    const circle = search(part, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
