import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { findPostalCode } from "#contract/people/addresses.ts";
import { askCepPromise } from "../../../platform/postal-codes/cep-promise.ts";
import { createPostalCodes } from "../../../platform/postal-codes/postal-codes.ts";
import { sendAnything } from "../../../testing/send.ts";
import { aPostalService, viaCep } from "../../../testing/services/postal-service.ts";
import { settableClock } from "../../../testing/settable-clock.ts";
import { NOW, startTestApp } from "../../../testing/test-app.ts";

const HOUR_MS = 3_600_000;
/** They are asked at the same time. */
const SERVICES = 3;
const clock = settableClock(NOW);
const postalCodes = createPostalCodes({ ask: askCepPromise, clock });
const { app } = await startTestApp({ postalCodes });
const service = await aPostalService(viaCep);
afterAll(() => service.close());

let callers = 0;
/** Each test asks from an address of its own, so that the limit of one is not another's. */
async function ask(cep: string) {
  const answer = await sendAnything(app, findPostalCode, { params: { cep }, headers: from(callers) });
  // The first answer does not wait for the requests to the other services.
  await expect.poll(() => service.asked.length % SERVICES).toBe(0);
  return answer;
}
const from = (caller: number) => ({ "x-forwarded-for": `10.0.${caller}.1` });

beforeEach(() => {
  callers++;
  clock.advance(31 * 24 * HOUR_MS);
  service.behaveLike(viaCep);
});

describe("a CEP", () => {
  it("is looked up before anybody signs in, with or without its dash", async () => {
    const paulista = {
      cep: "01310100",
      state: "SP",
      city: "São Paulo",
      neighborhood: "Bela Vista",
      street: "Avenida Paulista",
    };
    for (const cep of ["01310100", "01310-100"]) {
      const answer = await ask(cep);
      expect([answer.status, answer.body]).toEqual([200, paulista]);
    }
    expect(service.asked).toContain("viacep.com.br/ws/01310100/json/");
  });

  it("of a whole town has no street", async () => {
    service.behaveLike((_, __, response) =>
      response.end(JSON.stringify({ cep: "78890-000", logradouro: "", bairro: "", localidade: "Sorriso", uf: "MT" })),
    );
    const answer = await ask("78890000");
    expect(answer.body).toEqual({ cep: "78890000", state: "MT", city: "Sorriso", neighborhood: "", street: "" });
  });

  it("that does not exist is not found", async () => {
    const answer = await ask("99999999");
    expect([answer.status, answer.errors]).toEqual([404, { code: "not_found", detail: "CEP não encontrado" }]);
  });

  it.each(["1", "0131010", "013101000", "abcdefgh", "01310_100", "../../etc", "01310-100 ", "٠١٣١٠١٠٠"])(
    "%j is none, and nobody is asked",
    async (cep) => {
      const answer = await ask(cep);
      const isAskedAnyway = cep === "01310-100 ";
      expect([answer.status, service.asked.length > 0]).toEqual(isAskedAnyway ? [200, true] : [404, false]);
    },
  );

  it.each(["viacep.com.br", "brasilapi.com.br"])("is known when only %s answers", async (only) => {
    const brasilApi = { cep: "01310100", state: "SP", city: "São Paulo", neighborhood: "Bela Vista", street: "Av." };
    service.behaveLike((host, request, response) => {
      if (host !== only) return response.writeHead(503).end();
      return only === "viacep.com.br" ? viaCep(host, request, response) : response.end(JSON.stringify(brasilApi));
    });
    expect((await ask("01310100")).status).toBe(200);
  });
});

describe("the services that know", () => {
  const AWAY = { code: "dependency_away", detail: "Não foi possível consultar o CEP. Preencha o endereço." };

  it("that all refuse are away, which is not remembered", async () => {
    service.behaveLike((_, __, response) => response.writeHead(503).end());
    const away = await ask("01310100");
    expect([away.status, away.errors]).toEqual([503, AWAY]);
    service.behaveLike(viaCep);
    expect((await ask("01310100")).status).toBe(200);
  });

  it("that answer nonsense are away", async () => {
    service.behaveLike((_, __, response) => response.end("<html>"));
    expect((await ask("01310100")).status).toBe(503);
  });

  it("that hang up are away", async () => {
    service.behaveLike((_, request) => request.socket.destroy());
    expect((await ask("01310100")).status).toBe(503);
  });

  it("that keep silent are waited for three seconds, however many ask", { tags: "race" }, async () => {
    service.behaveLike(() => {});
    const start = performance.now();
    const answers = await Promise.all([ask("01310100"), ask("01310-100"), ask("01310100")]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    // One after the other would take nine seconds.
    expect(performance.now() - start).toBeLessThan(8500);
    expect(service.asked.filter((address) => address.startsWith("viacep"))).toHaveLength(1);
  });

  it("are asked once for one CEP: an address holds for a month, an unknown one for an hour", async () => {
    for (const cep of ["01310100", "99999999"]) {
      await ask(cep);
      const asked = service.asked.length;
      clock.advance(HOUR_MS - 1);
      await ask(cep);
      expect(service.asked).toHaveLength(asked);
      clock.advance(1);
      await ask(cep);
      expect(service.asked.length > asked).toBe(cep === "99999999");
    }
  });

  it("leave the language's own Promise.any as it was", async () => {
    await ask("01310100");
    await expect(Promise.any([Promise.reject(new Error("no"))])).rejects.toBeInstanceOf(AggregateError);
  });
});

describe("whoever looks up without end", () => {
  it("is told to wait; others are not", async () => {
    const answers = [];
    for (let tries = 0; tries < 32; tries++) answers.push(await ask("01310100"));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(answers.at(-1)?.headers["retry-after"]).toBeDefined();
    callers++;
    expect((await ask("01310100")).status).toBe(200);
  });
});
