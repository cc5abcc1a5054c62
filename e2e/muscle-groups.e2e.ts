import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { pressByKeyboard } from "./fields.ts";
import { signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

test("the administrator adds a muscle group with a deviation, links exercises to it, and removes both", async ({
  page,
}) => {
  await signInAsAdmin(page, "/admin/configuracoes/grupos_musculares");

  await test.step("an incomplete deviation is announced before it is dropped", async () => {
    await page.getByRole("link", { name: "Novo grupo muscular" }).click();
    await page.getByRole("button", { name: "Próximo" }).click();
    await expect(page.getByText("Campo obrigatório")).toBeVisible();
    await page.getByLabel("Nome").fill("Cervical");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Adicionar desvio postural" }).click();
    const first = page.getByRole("region", { name: "Desvio 1" });
    await first.getByRole("combobox", { name: "Tipo" }).click();
    await page.getByRole("option", { name: "Ombros" }).click();
    await first.getByLabel("Altura do ombro, direito").selectOption("Elevado");
    await expect(first.getByText("Falta o nome")).toBeVisible();
    await first.getByLabel("Nome").fill("Ombro alto");
    await page.getByRole("button", { name: "Adicionar desvio postural" }).click();
    await expect(page.getByText(/1 desvio está incompleto e não será salvo/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Finalizar" }).click();
    await expect(page.getByText("Registro salvo com sucesso!")).toBeVisible();
  });

  await test.step("the name is changed in its place", async () => {
    await page.getByRole("button", { name: "Renomear Cervical" }).click();
    const name = page.getByLabel("Nome do grupo muscular");
    await name.fill("Pés");
    await name.press("Enter");
    await expect(page.getByText("O nome deve ter mais de 3 caracteres")).toBeVisible();
    await name.fill("Pescoço");
    await name.press("Enter");
    await expect(page.getByRole("heading", { name: "Pescoço", level: 1 })).toBeVisible();
    await expect(page.getByText("Grupo muscular atualizado")).toBeVisible();
  });

  await test.step("an exercise is linked, a missing one is added, and one is unlinked and linked again", async () => {
    await page.getByRole("button", { name: /^Ombro alto/ }).click();
    await expect(page.getByText("Nenhum exercício vinculado a este desvio.")).toBeVisible();
    await pressByKeyboard(page, page.getByRole("button", { name: "Adicionar exercício" }));
    const dialog = page.getByRole("dialog", { name: "Adicionar exercício" });
    const search = dialog.getByLabel("Nome");
    for (const name of ["Face pull", "Elevação pélvica"]) {
      await search.fill(name);
      const found = dialog.getByRole("checkbox", { name: new RegExp(`^${name}`) }).first();
      await pressByKeyboard(page, found, "Space");
      await expect(found).toBeChecked();
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Continuar editando" }).click();
    await pressByKeyboard(page, dialog.getByRole("button", { name: "Selecionar (2)" }));
    await expect(dialog.getByText("2 exercícios vinculados")).toBeVisible();
    await search.fill("Encolhimento da jornada");
    await dialog.getByRole("button", { name: /^Cadastrar agora/ }).click();
    const form = page.getByRole("dialog", { name: "Novo exercício" });
    await expect(form.getByLabel("Nome")).toHaveValue("Encolhimento da jornada");
    await form.getByRole("combobox", { name: "Tipo de exercício" }).click();
    await form.getByRole("option", { name: "Resistido" }).click();
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog.getByText("3 exercícios vinculados")).toBeVisible();
    await dialog.getByRole("button", { name: "Fechar" }).last().click();
    await page.getByRole("button", { name: /^Desvincular Face pull/ }).click();
    await expect(page.getByText("Exercício desvinculado")).toBeVisible();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByRole("table").getByText(/^Face pull/)).toBeVisible();
  });

  await test.step("a deviation comes back after its removal; a group is asked for, and goes", async () => {
    await page.getByRole("button", { name: "Remover o desvio Ombro alto" }).click();
    await expect(page.getByText("Desvio postural removido")).toBeVisible();
    await page.getByRole("button", { name: "Desfazer" }).last().click();
    await expect(page.getByRole("button", { name: /^Ombro alto/ })).toBeVisible();
    await page.getByRole("link", { name: "Voltar" }).click();
    await page.getByRole("button", { name: "Remover Pescoço" }).click();
    await expect(page.getByText(/Deseja remover o grupo muscular selecionado\?/)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Remover", exact: true }).click();
    await expect(page.getByText("Grupo muscular removido")).toBeVisible();
    await expect(page.getByRole("link", { name: "Pescoço" })).toHaveCount(0);
  });
});
