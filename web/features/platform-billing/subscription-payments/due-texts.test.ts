import { expect, it } from "vitest";
import { dueTexts } from "./due-texts.ts";

const until = "2026-03-09";

it("says of a renewal that it begins after the paid period", () => {
  expect(dueTexts({ status: "active", period_end: until }, until)).toEqual({
    title: "Sua assinatura está em dia até 08/03/2026",
    detail: "O que você pagar agora vale a partir de 09/03/2026: nenhum dia se perde.",
  });
  expect(dueTexts({ status: "late", period_end: until }, until)).toEqual({
    title: "Sua assinatura está em atraso",
    detail: "O período pago terminou em 08/03/2026. Renove até 15/03/2026 para não perder o acesso.",
  });
});

it("says of the first invoice that it pays for the access before it, too", () => {
  expect(dueTexts({ status: "active", period_end: until }, "2026-03-02")).toEqual({
    title: "Sua primeira fatura vence em 09/03/2026",
    detail: "O que você pagar agora vale a partir de 02/03/2026.",
  });
  expect(dueTexts({ status: "late", period_end: until }, "2026-03-02")).toEqual({
    title: "Sua primeira fatura está em atraso",
    detail: "Ela venceu em 09/03/2026. Pague até 15/03/2026 para não perder o acesso.",
  });
});
