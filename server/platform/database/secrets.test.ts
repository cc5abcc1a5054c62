import { describe, expect, it } from "vitest";
import { settableClock } from "../../testing/settable-clock.ts";
import { createSignatures } from "../files/signatures.ts";
import { letterSecrets } from "../jobs/worker.ts";
import { seal, sealingKey, unseal } from "../mail/seal.ts";
import { deriveSecrets } from "./secrets.ts";

const OLD = "postgres://prumo:old-password@127.0.0.1/prumo";
const NEW = "postgres://prumo:new-password@127.0.0.1/prumo";
const FIRST = "first key of sixteen or more";
const SECOND = "second key of sixteen or more";
const clock = settableClock("2026-03-02T15:00:00.000Z");
const LATER = clock.now().getTime() + 1000;
const links = (url: string, keys: readonly string[] = []) =>
  createSignatures(deriveSecrets(url, "link signatures", keys), clock);

/** Whether what was signed and sealed before a change opens after it. */
function survives(before: [string, (readonly string[])?], after: [string, (readonly string[])?]) {
  const signature = links(...before).sign("photo.webp", LATER);
  const sealed = seal("carta", sealingKey(letterSecrets({ ownerUrl: before[0], secretKeys: before[1] })[0]));
  const secrets = letterSecrets({ ownerUrl: after[0], secretKeys: after[1] });
  const isLinkOpen = links(...after).isSigned("photo.webp", LATER, signature);
  try {
    return { link: isLinkOpen, letter: unseal(sealed, secrets) === "carta" };
  } catch {
    return { link: isLinkOpen, letter: false };
  }
}

const KEPT = { link: true, letter: true };
const LOST = { link: false, letter: false };

describe("open links and waiting letters", () => {
  it("survive a first key beside the owner's password", () => {
    expect(survives([OLD], [OLD, [FIRST]])).toEqual(KEPT);
  });

  it("survive another key while the former one follows it, and end without it", () => {
    expect(survives([OLD, [FIRST]], [OLD, [SECOND, FIRST]])).toEqual(KEPT);
    expect(survives([OLD, [FIRST]], [OLD, [SECOND]])).toEqual(LOST);
  });

  it("survive another password of the owner when there is a key", () => {
    expect(survives([OLD, [FIRST]], [NEW, [FIRST]])).toEqual(KEPT);
  });

  it("survive another password without a key when the former one is named as a key", () => {
    expect(survives([OLD], [NEW])).toEqual(LOST);
    expect(survives([OLD], [NEW, [FIRST, "prumo:old-password"]])).toEqual(KEPT);
  });
});
