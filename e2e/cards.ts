import type { Locator, Page } from "@playwright/test";

export async function fillCard(scope: Page | Locator, { number, name }: { number: string; name: string }) {
  await scope.getByLabel("Número do cartão").fill(number);
  await scope.getByLabel("Nome no cartão").fill(name);
  await scope.getByLabel("Validade").fill("12/2035");
  await scope.getByLabel("CVV").fill("123");
}
