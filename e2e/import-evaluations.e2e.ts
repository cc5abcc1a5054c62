import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { choose } from "./fields.ts";
import { expectToFit } from "./fits.ts";
import { aRegisteredStudent } from "./students.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

const HEADINGS =
  "Aluno;Data;Peso (kg);Altura;Cintura;Braço D;Tríceps;Suprailíaca;Coxa (dobra);Subescapular;% Gordura;Mensalidade";

function aCsv(name: string, rows: readonly string[]) {
  const text = `${["Avaliações da academia;;;;;;;;;;;", HEADINGS, ...rows].join("\r\n")}\r\n`;
  return { name: `${name}.csv`, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") };
}

async function chooseFile(page: Page, file: ReturnType<typeof aCsv>) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Escolher arquivo" }).click(),
  ]);
  await chooser.setFiles(file);
}

test("evaluations of past years come in from a spreadsheet, are compared and undone", { tag: "@phone" }, async ({
  page,
}) => {
  await aTrainer(page);
  const joana = await aRegisteredStudent(page, { name: "Joana Prado" });
  await aRegisteredStudent(page, { name: "Rita Sousa" });
  const file = aCsv("anteriores", [
    "JOANA PRADO;10/05/2019;68,4;1,65;78;29,5;20;22;28;18;;150,00",
    "Joana Prado;12/11/2020;64;165;74,5;29;17;19;24;-;;150,00",
    "Rita Souza;12/11/2020;720;1,70;80;30;-;-;-;-;27,5;150,00",
    "Joana Prado;12/11/2020;64;165;74,5;29;17;19;24;16;;150,00",
  ]);
  const dialog = page.getByRole("dialog", { name: "Importar avaliações" });

  await test.step("the importer of students leads to it", async () => {
    await page.goto("/inicio/alunos?dialog=import");
    await page.getByRole("button", { name: "Importar avaliações anteriores" }).click();
    await expect(dialog.getByText("São necessárias a data", { exact: false })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  await test.step("columns are recognised, and the protocol is said for all", async () => {
    await chooseFile(page, file);
    for (const [column, field] of [
      ["Data", "Data da avaliação *"],
      ["Peso (kg)", "Massa (kg)"],
      ["Braço D", "Perímetro: Braço direito relaxado"],
      ["Suprailíaca", "Dobra: Supra-ilíaca"],
      ["% Gordura", "Gordura (%)"],
      ["Mensalidade", "Ignorar"],
    ])
      await expect(dialog.getByRole("combobox", { name: `Campo da coluna ${column}` })).toHaveValue(field ?? "");
    await choose(dialog, "Campo da coluna Coxa (dobra)", "Dobra: Coxa média");
    await expect(dialog.getByRole("button", { name: "Conferir" })).toHaveAttribute("aria-disabled", "true");
    await choose(dialog, "Protocolo das dobras", "Guedes - 3 Dobras");
    await expectAccessibleInBothColours(page);
    await dialog.getByRole("button", { name: "Conferir" }).click();
  });

  await test.step("each problem is told by line, and put right in place", async () => {
    await expect(dialog.getByText("3 avaliações prontas · 1 linha com erro", { exact: false })).toBeVisible();
    await expect(dialog.getByText("Nenhum aluno seu tem este nome. Escreva como no cadastro.")).toBeVisible();
    await expect(dialog.getByText("Informe um valor entre 2 e 650")).toBeVisible();
    await expect(dialog.getByText("A linha 4 tem o mesmo aluno e a mesma data.", { exact: false })).toBeVisible();
    await expect(dialog.getByText("Sem Subescapular, o percentual de gordura", { exact: false })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await expectToFit(page, "the check of evaluations");
    // Who Rita is, is known only after the next cell was typed.
    await page.route("**/evaluation_imports/check", async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await dialog.getByLabel("Nome, linha 5").fill("Rita Sousa");
    await dialog.getByLabel("Nome, linha 5").press("Tab");
    await dialog.getByLabel("Massa (kg), linha 5").fill("72");
    await dialog.getByLabel("Massa (kg), linha 5").press("Tab");
    await dialog.getByText(/^Todas \(/).click();
    await expect(dialog.getByText("72 kg")).toBeVisible();
    await expect(dialog.getByText("27,5% informada")).toBeVisible();
    await expect(dialog.getByText(/^\d\d,\d%$/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Importar 4 avaliações" }).click();
  });

  await test.step("the result leads to a student's time axis", async () => {
    await expect(dialog.getByText("3 avaliações importadas")).toBeVisible();
    await expect(dialog.getByText("1 linha era de um dia", { exact: false })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await dialog.getByRole("link", { name: "Joana Prado: 2 avaliações" }).click();
    await expect(page).toHaveURL(new RegExp(`/inicio/visualizar/${joana.id}\\?dialog=all-evaluations`));
    const axis = page.getByRole("list", { name: "Avaliações por data" });
    await expect(axis.getByRole("button", { name: /10\/05\/2019.*Fora de ciclo/ })).toBeVisible();
    await expect(axis.getByRole("button", { name: /12\/11\/2020/ })).toBeVisible();
    await expect(page.getByText("68,4").first()).toBeVisible();
    await expectToFit(page, "imported evaluations on the axis");
    await expectAccessibleInBothColours(page);
  });

  await test.step("the same file for her alone doubles nothing, and the import can be undone", async () => {
    await page.getByRole("button", { name: "Importar avaliações anteriores" }).click();
    const own = page.getByRole("dialog", { name: "Importar avaliações de Joana Prado" });
    await expect(own.getByText("Última importação: 3 avaliações", { exact: false })).toBeVisible();
    await chooseFile(page, file);
    await choose(own, "Protocolo das dobras", "Guedes - 3 Dobras");
    await own.getByRole("button", { name: "Conferir" }).click();
    await expect(own.getByText("Este aluno já tem uma avaliação de 10/05/2019.", { exact: false })).toBeVisible();
    await own.getByRole("button", { name: "Ignorar a linha 5" }).click();
    await own.getByRole("button", { name: "Importar 3 avaliações" }).click();
    await expect(own.getByText("0 avaliações importadas")).toBeVisible();
    await own.getByRole("button", { name: "Ver na linha do tempo" }).click();
    await expect(page.getByRole("list", { name: "Avaliações por data" }).getByRole("button")).toHaveCount(2);
    await page.getByRole("button", { name: "Excluir a importada de 10/05/2019" }).click();
    await expectAccessibleInBothColours(page);
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(page.getByText("Avaliação de 10/05/2019 excluída")).toBeVisible();
    await expect(page.getByText("Ainda não há o que comparar")).toBeVisible();
    await expect(page.getByRole("button", { name: "Excluir a importada de 12/11/2020" })).toBeVisible();
    await page.getByRole("button", { name: "Importar avaliações anteriores" }).click();
    await own.getByRole("button", { name: "Desfazer" }).click();
    await page.getByRole("button", { name: "Remover 2 avaliações" }).click();
    await expect(page.getByText("Importação desfeita: 2 avaliações removidas")).toBeVisible();
    await page.goto(`/inicio/visualizar/${joana.id}`);
    await expect(page.getByText("Não possui avaliações")).toBeVisible();
    await expect(page.getByRole("button", { name: "Importar avaliações anteriores" })).toBeVisible();
  });
});
