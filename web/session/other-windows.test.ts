import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { session, TOKEN } from "../api/session.ts";
import { findCurrentUser } from "./current-user.ts";

const kept = new Map<string, string>();
const sent: (string | null)[] = [];

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
  vi.stubGlobal("fetch", async (_address: string, { headers }: { readonly headers: Headers }) => {
    const token = headers.get("authorization");
    sent.push(token);
    if (token) return Response.json({ user: { id: 1 } });
    return Response.json({ errors: { code: "not_signed_in", detail: "Entre novamente." } }, { status: 401 });
  });
  session.start("hers");
  session.recognize();
});

afterEach(() => {
  session.end();
  sent.length = 0;
  vi.unstubAllGlobals();
});

it("a request goes on after the sign-in when another window has ended the session", async () => {
  kept.delete(TOKEN);
  const asked = findCurrentUser();
  await vi.waitFor(() => expect(session.isWaitingFor("expired")).toBe(true));
  session.start("hers again");
  session.resume();
  expect((await asked).id).toBe(1);
  expect(sent).toEqual([null, "Bearer hers again"]);
});

it("nothing is sent with the token of another window before it is known whose it is", async () => {
  const search = vi.fn();
  session.whenReplaced(search);
  kept.set(TOKEN, "his");
  const asked = findCurrentUser();
  expect(search).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  session.adopt("his");
  await asked;
  expect(sent).toEqual(["Bearer his"]);
});

it("a request of a page that still loads waits for no search that never begins", async () => {
  session.whenReplaced(() => undefined);
  kept.set(TOKEN, "his");
  const asked = findCurrentUser();
  const search = vi.fn();
  session.whenReplaced(search);
  expect(search).toHaveBeenCalledOnce();
  session.adopt("his");
  await asked;
});
