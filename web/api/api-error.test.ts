import { expect, it } from "vitest";
import { ApiError, isNotFound } from "./api-error.ts";

const answerOf = (body: string) => ApiError.from(new Response(body, { status: 404 }));

it("a 404 counts as absent by our server's own word alone", async () => {
  const errors = { code: "not_found", detail: "Não encontramos o que você procura." };
  expect(isNotFound(await answerOf(JSON.stringify({ errors })))).toBe(true);
  expect(isNotFound(await answerOf("<html>404 Not Found</html>"))).toBe(false);
  expect(isNotFound(await answerOf(JSON.stringify({ message: "Not Found" })))).toBe(false);
});
