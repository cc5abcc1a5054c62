import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_EVALUATION, LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a trainer shares photos with covered faces once the student allows it, until it is taken back", async ({
  page,
}) => {
  const openChoice = async () => {
    await signIn(page, MARINA, LUCAS_EVALUATION);
    await page.getByRole("button", { name: "Compartilhar" }).click();
    await page.getByRole("menuitem", { name: "Link com fotos" }).click();
    return page.getByRole("dialog", { name: "Link com fotos" });
  };
  const asStudent = async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, LUCAS, `${LUCAS_PAGE}?dialog=readiness`);
  };

  await test.step("without consent the trainer is led to the documents", async () => {
    const dialog = await openChoice();
    await expect(dialog.getByText("O aluno não autorizou o uso da imagem")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Abrir os documentos" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the student signs the term", async () => {
    await asStudent();
    await page.getByRole("button", { name: "Autorizar: uso de imagem" }).click();
    const term = page.getByRole("dialog", { name: "Termo de uso de imagem" });
    await expect(term.getByText(/não é condição para treinar/)).toBeVisible();
    await term.getByRole("button", { name: "Assinar" }).click();
    await expect(page.getByText(/^Autorizado até/)).toBeVisible();
  });

  await test.step("the trainer covers a face, looks, and sends the link", async () => {
    await page.evaluate(() => localStorage.clear());
    const dialog = await openChoice();
    const send = dialog.getByRole("button", { name: "E-mail" });
    await expect(send).toBeDisabled();
    await dialog.getByRole("checkbox", { name: "Frontal" }).check();
    const cover = dialog.getByRole("button", { name: /^Rosto coberto em Frontal/ });
    const before = await cover.boundingBox();
    await cover.press("ArrowDown");
    await cover.press("Shift+ArrowRight");
    const after = await cover.boundingBox();
    expect(after?.y ?? 0).toBeGreaterThan(before?.y ?? 0);
    expect(after?.width ?? 0).toBeGreaterThan(before?.width ?? 0);
    await dialog.getByRole("checkbox", { name: /^Olhei cada foto/ }).check();
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText(/^E-mail enviado para/)).toBeVisible();
  });

  await test.step("the student takes it back with one press", async () => {
    await asStudent();
    await page.getByRole("button", { name: "Retirar" }).click();
    await expect(page.getByText("Retirado: nenhuma foto sai por link")).toBeVisible();
    await expect(page.getByRole("button", { name: "Autorizar: uso de imagem" })).toBeVisible();
  });

  await test.step("the trainer cannot give it in the student's place", async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, MARINA, `${LUCAS_PAGE}?dialog=readiness`);
    await expect(
      page.getByText("O aluno retirou a autorização, e só ele pode dar de novo, na conta dele."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Assinar junto: uso de imagem" })).toHaveCount(0);
    await expectAccessible(page);
  });
});
