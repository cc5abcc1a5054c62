import { describe, expect, it } from "vitest";
import {
  currentTerms,
  findTerms,
  giveConsent,
  listConsents,
  listTermsVersions,
  MAX_TERMS_LENGTH,
  publishTerms,
} from "#contract/people/terms.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { firstTerms } from "../../../seed/catalogue/terms.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { NOW, startTestApp } from "../../../testing/test-app.ts";
import * as commands from "./commands.ts";
import { isBlank, sanitized } from "./rules.ts";

const prumo = await startTestApp();
const { app, database, clock } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

const inForce = async () => (await send(app, currentTerms, {})).body;
const stored = async (version: number) =>
  (await database.owner.query("select description from terms where version = $1", [version])).rows[0].description;

/** Publishes a text over whatever is in force. */
async function publish(description: string) {
  const { version } = await inForce();
  return send(app, publishTerms, { body: { description, version }, as: admin });
}

describe("the first terms", () => {
  it("are in force from the start, for people without a session", async () => {
    const terms = await inForce();
    expect(terms).toEqual({ version: 1, description: firstTerms, published_at: expect.any(String) });
  });

  it("are written with the allowed tags only", () => expect(sanitized(firstTerms)).toBe(firstTerms));

  it("are complete and dated: nothing is left to fill in", () => {
    expect(firstTerms).not.toMatch(/[[\]]/);
    expect(firstTerms).toContain("Versão de 22 de novembro de 2026");
  });

  it.each(["LGPD", "saúde", "base legal", "art. 18", "ANPD", "Por quanto tempo", "Contato", "encarregado", "7 dias"])(
    "speak of %s",
    (word) => expect(firstTerms).toContain(word),
  );
});

describe("publishing", () => {
  it("keeps every version, with number, who and when, and puts the newest in force", async () => {
    const { body } = await publish("<h2>Termos</h2><p>Segunda versão.</p>");
    expect(body).toEqual({
      version: 2,
      description: "<h2>Termos</h2><p>Segunda versão.</p>",
      published_at: NOW,
    });
    expect(await inForce()).toEqual(body);
    const { body: list } = await send(app, listTermsVersions, { as: admin });
    expect(list.versions).toEqual([
      { version: 2, published_at: NOW, published_by: admin.name },
      { version: 1, published_at: expect.any(String), published_by: null },
    ]);
    const { rows } = await prumo.database.owner.query(
      "select count(*)::int as people from users where role in ('trainer', 'student') and is_active",
    );
    expect(list.people_to_ask).toBe(rows[0].people);
  });

  it("leaves earlier versions readable for everybody", async () => {
    expect((await send(app, findTerms, { params: { version: 1 } })).body.description).toBe(firstTerms);
  });

  it.each([99, 0, -1, 1.5, 2 ** 31, "abc"])("finds no version %s", async (version) => {
    const answer = await send(app, findTerms, { params: { version } });
    expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
  });

  it("over a version that is no longer in force answers 409 and changes nothing", async () => {
    const before = await inForce();
    const answer = await send(app, publishTerms, { body: { description: "<p>Atrasada</p>", version: 1 }, as: admin });
    expect([answer.status, answer.errors.code]).toEqual([409, "changed_elsewhere"]);
    expect(await inForce()).toEqual(before);
  });

  it("from two windows at once lets one through", { tags: "race" }, async () => {
    const { version } = await inForce();
    const answers = await Promise.all(
      [`<p>Uma, depois de ${version}</p>`, `<p>Outra, depois de ${version}</p>`].map((description) =>
        send(app, publishTerms, { body: { description, version }, as: admin }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await inForce()).version).toBe(version + 1);
  });

  it("the same text again makes no new version, so nobody is asked in vain", async () => {
    const { version, description } = await inForce();
    const { status, body } = await publish(description);
    expect([status, body.version]).toEqual([200, version]);
  });

  it.each(["", "   ", "<p></p>", "<p>&nbsp;<br></p>", "<script>alert(1)</script>", "<hr>"])(
    "nothing to read (%j) is refused",
    async (description) => {
      const answer = await publish(description);
      expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
      expect(answer.errors.fields).toHaveProperty("description");
    },
  );

  it("more than the limit is refused", async () => {
    const answer = await publish("a".repeat(MAX_TERMS_LENGTH + 1));
    expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
  });

  it.each([
    ["a trainer", ana],
    ["a student", joao],
  ])("and reading the list are not for %s", async (_, person) => {
    const before = await inForce();
    const written = await send(app, publishTerms, { body: { description: "<p>Meu</p>", version: 1 }, as: person });
    const read = await send(app, listTermsVersions, { as: person });
    for (const { status, errors } of [written, read]) expect([status, errors.code]).toEqual([403, "not_allowed"]);
    expect(await inForce()).toEqual(before);
  });

  it("without a session is refused", async () => {
    expect((await send(app, publishTerms, { body: { description: "<p>x</p>", version: 1 } })).status).toBe(401);
    expect((await send(app, listTermsVersions, {})).status).toBe(401);
  });
});

const ATTACKS: readonly (readonly [what: string, html: string])[] = [
  ["a script", "<script>alert(1)</script>"],
  ["a script in capitals with a source", "<SCRIPT SRC=//evil.example/x.js></SCRIPT>"],
  ["a script inside a tag's rest", "<scr<script>ipt>alert(1)</scr</script>ipt>"],
  ["an image that fails", '<img src=x onerror="alert(1)">'],
  ["a handler on an allowed tag", '<p onclick="alert(1)" onmouseover=alert(1)>texto</p>'],
  ["a javascript: link", '<a href="javascript:alert(1)">clique</a>'],
  ["a disguised javascript: link", '<a href=" jAvA&#x09;script&colon;alert(1)">clique</a>'],
  ["a data: link", '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">clique</a>'],
  ["a vbscript: link", '<a href="vbscript:msgbox(1)">clique</a>'],
  ["a link without scheme to elsewhere", '<a href="//evil.example">clique</a>'],
  ["a drawing", '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>'],
  [
    "mathematics",
    '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)"></style></mglyph></table></mtext></math>',
  ],
  ["a style", "<style>body{background:url(javascript:alert(1))}</style>"],
  ["a style attribute", '<p style="position:fixed;background:url(javascript:alert(1))">texto</p>'],
  ["a frame", '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>'],
  ["an object", '<object data="data:text/html,x"></object><embed src="data:text/html,x">'],
  [
    "a form",
    '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  ],
  [
    "a base and a redirect",
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
  ],
  ["a comment", "<!--<img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]>"],
  ["a class, an id and a data attribute", '<p class="x" id="conteudo" data-x="1">texto</p>'],
  ["an unclosed tag", '<img src="x" onerror="alert(1)" <p>texto'],
  ["a noscript", '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
];

/** Every tag of a text, with its attributes. */
const tagsIn = (html: string) => html.match(/<[^>]*>/g) ?? [];
const HARMLESS =
  /^<\/?(h[2-4]|p|br|hr|ul|ol|li|blockquote|strong|em|u|s|a)( \/)?>$|^<a href="(https?:|mailto:)[^"]*" target="_blank" rel="noopener noreferrer nofollow">$|^<a target="_blank" rel="noopener noreferrer nofollow">$/;

describe("whatever is published", () => {
  it.each(ATTACKS)("%s is gone, stored and served", async (_, html) => {
    const { version } = (await publish(`<p>Antes</p>${html}<p>Depois ${html.length}</p>`)).body;
    for (const text of [await stored(version), (await inForce()).description]) {
      expect(tagsIn(text).filter((tag) => !HARMLESS.test(tag))).toEqual([]);
      expect(text).not.toMatch(/<[^>]*(javascript|vbscript|data:|on\w+\s*=|style|evil\.example)/i);
      expect(text).toContain("Antes");
    }
  });

  it.each(ATTACKS)("%s that reached the table some other way is gone when served", async (_, html) => {
    const { version } = await inForce();
    await database.owner.query("update terms set description = $1 where version = $2", [`<p>x</p>${html}`, version]);
    for (const { description } of [await inForce(), (await send(app, findTerms, { params: { version } })).body])
      expect(tagsIn(description).filter((tag) => !HARMLESS.test(tag))).toEqual([]);
  });

  it("keeps the formatting that the editor offers", () => {
    const html =
      "<h2>A</h2><h3>B</h3><p><strong>c</strong> <em>d</em> <u>e</u> <s>f</s><br />g</p><ul><li><p>h</p></li></ul><ol><li>i</li></ol><blockquote><p>j</p></blockquote><hr />";
    expect(sanitized(html)).toBe(html);
    expect(sanitized(sanitized(html))).toBe(html);
  });

  it("writes what other editors write in the allowed tags", () =>
    expect(sanitized("<h1>A</h1><div><b>b</b> <i>c</i></div>")).toBe("<h2>A</h2><p><strong>b</strong> <em>c</em></p>"));

  it.each(["https://www.gov.br/anpd", "http://exemplo.com.br/a?b=1", "mailto:dpo@exemplo.com.br"])(
    "opens %s beside the page, and tells it nothing",
    (href) =>
      expect(sanitized(`<a href="${href}" target="_top" rel="opener" ping="//evil.example">ANPD</a>`)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">ANPD</a>`,
      ),
  );

  it("is blank when only space is left", () => {
    expect(["<p> &nbsp;\n</p>", "<br>", ""].map(isBlank)).toEqual([true, true, true]);
    expect(isBlank("<p>a</p>")).toBe(false);
  });
});

describe("a consent", () => {
  it("is given to the version in force, with its instant, and shown to the person", async () => {
    const { version } = await inForce();
    const { status, body } = await send(app, giveConsent, { body: { version }, as: joao });
    expect(status).toBe(200);
    const consent = { version, given_at: clock.now().toISOString() };
    expect(body).toEqual({ consent });
    const { body: own } = await send(app, listConsents, { as: joao });
    expect(own).toEqual({ consents: [consent], current_version: version });
  });

  it("given again, or twice at once, is the same consent with its first instant", { tags: "race" }, async () => {
    const { version } = await inForce();
    await send(app, giveConsent, { body: { version }, as: joao });
    const first = (await send(app, listConsents, { as: joao })).body.consents;
    clock.advance(60_000);
    const again = () => send(app, giveConsent, { body: { version }, as: joao });
    for (const { status, body } of await Promise.all([again(), again()]))
      expect([status, body.consent]).toEqual([200, first[0]]);
    expect((await send(app, listConsents, { as: joao })).body.consents).toEqual(first);
    const fresh = await aStudent(prumo, ana);
    const both = await Promise.all([1, 2].map(() => send(app, giveConsent, { body: { version }, as: fresh })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("to any other version is refused and not recorded", async () => {
    const { version } = await inForce();
    for (const other of [version - 1, version + 1, 1, 2 ** 40]) {
      const answer = await send(app, giveConsent, { body: { version: other }, as: ana });
      expect([other, answer.status, answer.errors.code]).toEqual([other, 409, "changed_elsewhere"]);
      expect(answer.errors.detail).toBe("Os termos foram atualizados. Leia a nova versão para continuar.");
    }
    expect((await send(app, listConsents, { as: ana })).body.consents).toEqual([]);
  });

  it.each([0, -1, 1.5, "1", null, undefined])("to %j is invalid", async (version) => {
    const answer = await send(app, giveConsent, { body: { version: version as number }, as: ana });
    expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
  });

  it("stays when a new version is published, and does not count for it", async () => {
    const before = (await send(app, listConsents, { as: joao })).body;
    const { body: published } = await publish("<p>Mais uma versão.</p>");
    const { body } = await send(app, listConsents, { as: joao });
    expect(body).toEqual({ consents: before.consents, current_version: published.version });
    await send(app, giveConsent, { body: { version: published.version }, as: joao });
    const { consents } = (await send(app, listConsents, { as: joao })).body;
    expect(consents.map(({ version }) => version)).toEqual([published.version, before.current_version]);
  });

  it("is each person's own: neither a trainer nor another student sees it", async () => {
    const dora = await aStudent(prumo, ana, { name: "Dora" });
    for (const person of [ana, dora]) expect((await send(app, listConsents, { as: person })).body.consents).toEqual([]);
  });

  it("is not asked of the administrator", async () => {
    const { version } = await inForce();
    const answers = [
      await send(app, listConsents, { as: admin }),
      await send(app, giveConsent, { body: { version }, as: admin }),
    ];
    for (const { status, errors } of answers) expect([status, errors.code]).toEqual([403, "not_allowed"]);
  });

  it("without a session is refused", async () => {
    expect((await send(app, listConsents, {})).status).toBe(401);
    expect((await send(app, giveConsent, { body: { version: 1 } })).status).toBe(401);
  });

  it("can be recorded while registering, before anybody is signed in", async () => {
    const { version } = await inForce();
    const fresh = await aTrainer(prumo);
    const given = await inSignInScope(database.db, (scope) =>
      commands.giveConsent(scope, fresh.id, version, clock.now()),
    );
    expect(given.outcome).toBe("saved");
    expect((await send(app, listConsents, { as: fresh })).body.consents).toHaveLength(1);
    const outdated = await inSignInScope(database.db, (scope) =>
      commands.giveConsent(scope, fresh.id, version - 1, clock.now()),
    );
    expect(outdated).toEqual({ outcome: "outdated" });
  });

  it("goes with the account", async () => {
    await database.owner.query("delete from users where id = $1", [joao.id]);
    const { rowCount } = await database.owner.query("select from consents where user_id = $1", [joao.id]);
    expect(rowCount).toBe(0);
  });
});
