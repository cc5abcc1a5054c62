import { expect, it } from "vitest";
import { ApiError, isNotFound, isUnanswered } from "./api-error.ts";

const answerOf = (body: string, status = 404) => ApiError.from(new Response(body, { status }));

it("a 404 counts as absent by our server's own word alone", async () => {
  const errors = { code: "not_found", detail: "Não encontramos o que você procura." };
  expect(isNotFound(await answerOf(JSON.stringify({ errors })))).toBe(true);
  expect(isNotFound(await answerOf("<html>404 Not Found</html>"))).toBe(false);
  expect(isNotFound(await answerOf(JSON.stringify({ message: "Not Found" })))).toBe(false);
});

it("a proxy that cannot reach the server has no answer, nor has the server while it cannot give one", async () => {
  for (const status of [502, 503, 504])
    expect(isUnanswered(await answerOf("<html>Bad gateway</html>", status))).toBe(true);
  const errors = { code: "dependency_away", detail: "O serviço está temporariamente indisponível." };
  expect(isUnanswered(await answerOf(JSON.stringify({ errors }), 503))).toBe(true);
  expect(isUnanswered(ApiError.away())).toBe(true);
  expect(isUnanswered(await answerOf("<html>Oops</html>", 500))).toBe(false);
});
