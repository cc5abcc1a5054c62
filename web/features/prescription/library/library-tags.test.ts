import { describe, expect, it } from "vitest";
import { librarySearch } from "./library-search.ts";
import { NO_TAGS, TAGS, tagsOfSearch, tagsText, withTag } from "./library-tags.ts";

describe("the tags of a library entry", () => {
  it("are said in one line, and none where nobody said", () => {
    const tags = TAGS.reduce((chosen, tag) => withTag(chosen, tag, tag.key === "dias" ? "3" : null), NO_TAGS);
    expect(tagsText({ ...tags, objective: "hypertrophy", level: "beginner" })).toBe(
      "Hipertrofia · Iniciante · 3x na semana",
    );
    expect(tagsText(NO_TAGS)).toBe("");
  });

  it("stand in the address, from which what means nothing is dropped", () => {
    const search = librarySearch({ objetivo: "strength", dias: 4, nivel: "constructor", material: "" });
    expect(search).toEqual({ objetivo: "strength", dias: "4" });
    expect(tagsOfSearch(search)).toEqual({ objective: "strength", days_per_week: 4 });
  });
});
