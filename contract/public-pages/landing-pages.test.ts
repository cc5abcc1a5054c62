import { describe, expect, it } from "vitest";
import { LandingPageTexts } from "./landing-pages.ts";

const curriculumOf = (cv_personal: unknown) =>
  LandingPageTexts.pick({ cv_personal: true }).safeParse({ cv_personal }).data?.cv_personal;

describe("text of several lines on a page", () => {
  it("is as long from a form of a browser, whose line breaks are two characters, as from JSON", () => {
    const text = "Educação Física\n\n".repeat(200).slice(0, 2999).concat("a");
    expect(text).toHaveLength(3000);
    expect(curriculumOf(text)).toBe(text);
    expect(curriculumOf(text.replaceAll("\n", "\r\n"))).toBe(text);
    expect(curriculumOf(`${text}a`)).toBeUndefined();
  });

  it("may be absent, which empties it", () => {
    for (const absent of [undefined, null, "", " \r\n "]) expect(curriculumOf(absent)).toBe("");
  });
});
