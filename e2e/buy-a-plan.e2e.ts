import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { PAGARME_CARDS } from "#server/testing/services/pagarme-records.ts";
import { aPagarmeService, PAGARME_KEYS } from "#server/testing/services/pagarme-service.ts";
import { expectAccessible } from "./accessibility.ts";
import { choose, chooseChip } from "./fields.ts";
import { test } from "./own-server.ts";
import { MARINA, signIn, startSession } from "./people.ts";

/** The local provider listens here; the server must know its address before it starts. */
const PORT = 3490;

test.use({
  sharedAs: "pagarme",
  settings: {
    PAYMENTS: "pagarme",
    PAGARME_URL: `http://localhost:${PORT}/core/v5`,
    PAGARME_SECRET_KEY: PAGARME_KEYS.secretKey,
    PAGARME_PUBLIC_KEY: PAGARME_KEYS.publicKey,
    PAGARME_WEBHOOK_USER: PAGARME_KEYS.webhook.user,
    PAGARME_WEBHOOK_PASSWORD: PAGARME_KEYS.webhook.password,
  },
});

async function fillIn(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await page.getByRole("textbox", { name: label }).fill(text);
}

test("a plan is bought on a trainer's page with a card that only the provider sees, and the trainer approves the buyer", async ({
  page,
}) => {
  const provider = await aPagarmeService(PORT);
  try {
    await startSession(page, MARINA);
    await receiveByCard(page);
    await page.evaluate(() => localStorage.clear());

    await page.goto("/p/marina-figueira");
    await page.getByRole("link", { name: "Quero este plano: Acompanhamento mensal" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Plano Acompanhamento mensal" })).toBeVisible();
    await page.getByRole("button", { name: "Pagar R$ 420,00" }).click();
    await expect(page.getByText("Este campo não pode ficar em branco").first()).toBeVisible();
    await expectAccessible(page);

    await fillIn(page, {
      "Nome completo": "Bia Compradora",
      "E-mail": "bia@exemplo.com.br",
      Celular: "(11) 90026-1207",
      "Data de nascimento": "20/03/1995",
      "Número do cartão": PAGARME_CARDS.refused,
      "Nome no cartão": "BIA COMPRADORA",
      "Validade (MM/AAAA)": "12/2035",
      CVV: "123",
      "CPF do titular": "111.444.777-35",
      "Telefone do titular": "(31) 9 0026-5518",
      Cidade: "São Paulo",
      Bairro: "Bela Vista",
      Rua: "Avenida Paulista",
    });
    await page.getByLabel("CEP").fill("01310-100");
    await page.getByRole("textbox", { name: "Número", exact: true }).fill("1000");
    await chooseChip(page, "Gênero", "Feminino");
    await choose(page, "Estado", "SP");
    await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
    const bodies: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) bodies.push(request.postData() ?? "");
    });
    await page.getByRole("button", { name: "Pagar R$ 420,00" }).click();
    await expect(page.getByText(/O cartão não foi autorizado/)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).toContain("Bia Compradora");
    for (const secret of ["BIA COMPRADORA", "12/2035", "111.444.777-35"]) expect(kept).not.toContain(secret);
    expect(kept.replaceAll(/\D/g, "")).not.toContain(PAGARME_CARDS.refused);
    await page.getByRole("textbox", { name: "Número do cartão" }).fill(PAGARME_CARDS.paid);
    // The price rises while the form is filled in: nothing is charged before the buyer saw the new one, and nothing typed is lost.
    await raisePrice(page, "Acompanhamento mensal", 450);
    await page.getByRole("button", { name: "Pagar R$ 420,00" }).click();
    await expect(page.getByText(/O valor mudou para R\$\s450,00/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Nome completo" })).toHaveValue("Bia Compradora");
    await page.getByRole("button", { name: "Pagar R$ 450,00" }).click();
    await expect(page.getByRole("heading", { name: "Pagamento aprovado" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Pagamento aprovado" })).toBeInViewport();
    expect(bodies.join()).not.toContain(PAGARME_CARDS.paid);
    expect([...provider.records.orders.values()].map(({ status }) => status)).toEqual(["failed", "paid"]);

    await signIn(page, MARINA, "/inicio/alunos?q=Compradora");
    await expect(page.getByText("Aguarda aprovação")).toBeVisible();
    await page.getByRole("link", { name: "Bia Compradora" }).click();
    await page.getByRole("region", { name: "Aprovação" }).getByRole("button", { name: "Aprovar" }).click();
    await expect(page.getByText("Aluno aprovado. O acesso segue por e-mail.")).toBeVisible();
    await expect(page.getByText("Aguarda aprovação")).toBeHidden();
  } finally {
    provider.close();
  }
});

test("a buyer who waits is refused on their own page, which leads back to the list", async ({ page }) => {
  await orderByPix(page, { name: "Caio Comprador", email: "caio@exemplo.com.br" });
  await signIn(page, MARINA, "/inicio/alunos?q=Comprador");
  await page.getByRole("link", { name: "Caio Comprador" }).click();
  await page.getByRole("region", { name: "Aprovação" }).getByRole("button", { name: "Recusar" }).click();
  const question = page.getByRole("dialog", { name: "Recusar aluno" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByText("Pedido recusado")).toBeVisible();
  await expect(page).toHaveURL(/\/inicio\/alunos/);
  await expect(page.getByRole("link", { name: "Caio Comprador" })).toHaveCount(0);
});

test("a buyer whose tab was discarded finds the form as it was filled in, and then the Pix", async ({ page }) => {
  await page.goto("/p/marina-figueira");
  await page.getByRole("link", { name: "Quero este plano: Acompanhamento mensal" }).click();
  await page.getByRole("radio", { name: "Pix" }).check();
  await fillIn(page, {
    "Nome completo": "Davi Comprador",
    "E-mail": "davi@exemplo.com.br",
    Celular: "(11) 90026-1207",
    "Data de nascimento": "20/03/1995",
  });
  await chooseChip(page, "Gênero", "Masculino");
  page.on("dialog", (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Nome completo" })).toHaveValue("Davi Comprador");
  await expect(page.getByRole("radio", { name: "Pix" })).toBeChecked();
  await expect(page.getByText("Recuperamos o que você tinha preenchido.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  const code = page.getByLabel("Código Pix Copia e Cola");
  await expect(code).toHaveValue(/^0002/);
  const pix = await code.inputValue();
  await page.reload();
  await expect(code).toHaveValue(pix);
  await page.getByRole("button", { name: "Fazer outro pedido" }).click();
  await expect(page.getByRole("textbox", { name: "Nome completo" })).toHaveValue("");
});

/** As the page does, without its form. */
async function orderByPix(page: Page, { name, email }: { readonly name: string; readonly email: string }) {
  const { request } = page;
  await page.goto("/p/marina-figueira");
  const address = await page
    .getByRole("link", { name: /^Quero este plano/ })
    .first()
    .getAttribute("href");
  const plan = `/api/v1/pages/marina-figueira/plans/${address?.split("/").at(-1)}`;
  const offer = await (await request.get(plan)).json();
  const data = {
    key: randomUUID(),
    buyer: { name, email, cellphone: "(11) 9 0026-1208", birthdate: "1995-03-20", gender: "male" },
    terms_version: offer.terms_version,
    way: "pix",
    value: offer.plan.value,
    paymentInformation: null,
  };
  expect((await request.post(`${plan}/purchases`, { data })).status()).toBe(201);
}

async function raisePrice({ request }: Page, name: string, value: number) {
  const { email, password } = MARINA;
  const signedIn = await request.post("/api/v1/auth/login", {
    data: { email, password, students: false, version: "1.0.3" },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const { results } = await (await request.get("/api/subscriptionPlan", { headers })).json();
  const plan = results.find((one: { readonly name: string }) => one.name === name);
  expect((await request.put(`/api/subscriptionPlan/${plan.id}`, { headers, data: { value } })).status()).toBe(200);
}

/** Marina types the id of her account with the provider into her profile. */
async function receiveByCard(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const headers = { authorization: `Bearer ${token}` };
  const { receiving } = await (await page.request.get("/api/v1/receiving", { headers })).json();
  const data = { ...receiving, recipient_id: "re_clh2abcdefghij" };
  expect((await page.request.put("/api/v1/receiving", { headers, data })).status()).toBe(200);
}
