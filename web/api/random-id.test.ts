import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { randomId } from "./random-id.ts";

afterEach(() => vi.unstubAllGlobals());

it("a page over plain HTTP, where crypto.randomUUID is missing, makes UUIDs that the contract takes", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, randomId);
  expect(ids.every((id) => z.uuid().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
