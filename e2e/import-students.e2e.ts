import { expect, type Page } from "@playwright/test";
import { aWorkbook } from "#web/ui/import/workbook.fixture.ts";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { chooseChip } from "./fields.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

/** Marks the students of one journey. */
const suffix = () => Math.random().toString(36).slice(2, 8);

/** A CSV as a Portuguese Excel saves it: Windows-1252, semicolons, a title above the headings and a total below. */
function aMessyCsv(tag: string) {
  const rows = [
    "Academia Corpo & Mente;;;;;;",
    ";;;;;;",
    "Nome completo;E-mail;Telefone;Dt. Nasc.;Sexo;Dias de treino;Mensalidade",
    `José Conceição ${tag};jose.${tag}@exemplo.com.br;(11) 91234-5678;01/02/1990;M;seg, qua e sex;150,00`,
    `Íris Ávila ${tag};iris.${tag}@;011 8234-5679;31/02/1988;F;terças e quintas;150,00`,
    "Total: 2 alunos;;;;;;300,00",
  ];
  const bytes = Buffer.from(`${rows.join("\r\n")}\r\n`, "latin1");
  return { name: `alunos ${tag}.csv`, mimeType: "text/csv", buffer: bytes };
}

/** A trainer without students is offered it as the first step. */
async function openImport(page: Page) {
  await page.getByRole("button", { name: /^(Importar|Trazer) planilha$/ }).click();
  const dialog = page.getByRole("dialog", { name: /Importar planilha/ });
  await expect(dialog.getByRole("button", { name: "Escolher arquivo" })).toBeVisible();
  return dialog;
}

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Escolher arquivo" }).click(),
  ]);
  await chooser.setFiles(file);
}

async function expectFound(page: Page, q: string, count: number) {
  await page.goto(`/inicio/alunos?q=${q}`);
  await expect(page.getByText(`Total de Alunos: ${count}`)).toBeVisible();
}

test("a messy CSV is mapped, put right, imported and undone", async ({ page }) => {
  const tag = suffix();
  await aTrainer(page);
  await page.goto("/inicio/alunos");
  const dialog = await openImport(page);
  await expect(page).toHaveURL(/dialog=import/);
  await expectAccessibleInBothColours(page);

  await test.step("columns are recognised, and what none says is said for all", async () => {
    await chooseFile(page, aMessyCsv(tag));
    await expect(page).toHaveURL(/step=colunas/);
    await expect(dialog.getByText("3 linhas encontradas, títulos na linha 3.", { exact: false })).toBeVisible();
    for (const [column, field] of [
      ["Nome completo", "Nome *"],
      ["Telefone", "Celular *"],
      ["Dt. Nasc.", "Data de nascimento *"],
      ["Sexo", "Gênero"],
      ["Mensalidade", "Ignorar"],
    ])
      await expect(dialog.getByRole("combobox", { name: `Campo da coluna ${column}` })).toHaveValue(field ?? "");
    await expect(dialog.getByRole("button", { name: "Conferir" })).toHaveAttribute("aria-disabled", "true");
    await chooseChip(dialog, "Tipo de aluno", "Presencial");
    await expectAccessibleInBothColours(page);
    await dialog.getByRole("button", { name: "Conferir" }).click();
  });

  await test.step("each wrong cell is told by line, and put right in place", async () => {
    await expect(page).toHaveURL(/step=conferencia/);
    await expect(dialog.getByText("1 aluno pronto · 2 linhas com erro")).toBeVisible();
    await expect(dialog.getByText("Data inválida. Use dd/mm/aaaa.")).toBeVisible();
    await expect(dialog.getByText("Acrescentamos o nono dígito: (11) 98234-5679.", { exact: false })).toBeVisible();
    await expectAccessibleInBothColours(page);
    const day = dialog.getByLabel("Data de nascimento, linha 5");
    await expect(day).toHaveValue("31/02/1988");
    await day.fill("28/02/1988");
    await day.press("Tab");
    await expect(dialog.getByText("Data inválida. Use dd/mm/aaaa.")).toBeHidden();
    await dialog.getByLabel("E-mail, linha 5").fill(`jose.${tag}@exemplo.com.br`);
    await dialog.getByLabel("E-mail, linha 5").press("Enter");
    await expect(dialog.getByText("E-mail repetido: já está na linha 4.")).toBeVisible();
    await dialog.getByLabel("E-mail, linha 5").fill(`iris.${tag}@exemplo.com.br`);
    await dialog.getByLabel("E-mail, linha 5").press("Tab");
    await expect(dialog.getByText("2 alunos prontos · 1 linha com erro", { exact: false })).toBeVisible();
    await dialog.getByRole("button", { name: "Ignorar a linha 6" }).click();
    await expect(dialog.getByText("2 alunos prontos", { exact: false })).toBeVisible();
    await dialog.getByText(/^Todas \(/).click();
    await expect(dialog.getByText(`Íris Ávila ${tag}`)).toBeVisible();
    await expect(dialog.getByText("28/02/1988", { exact: false })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  await test.step("all are imported, and the list knows them", async () => {
    await dialog.getByRole("button", { name: "Importar 2 alunos" }).click();
    await expect(dialog.getByText("2 alunos importados")).toBeVisible();
    await expectAccessibleInBothColours(page);
    await dialog.getByRole("button", { name: "Ver alunos" }).click();
    await expect(dialog).toBeHidden();
    await expectFound(page, tag, 2);
  });

  await test.step("the same file again is told as duplicates", async () => {
    await openImport(page);
    await chooseFile(page, aMessyCsv(tag));
    await chooseChip(dialog, "Tipo de aluno", "Presencial");
    await dialog.getByRole("button", { name: "Conferir" }).click();
    await expect(dialog.getByText("Já existe um aluno com este e-mail.").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("button", { name: "Sair sem salvar" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("undoing asks, and takes them away, also after a reload", async () => {
    await page.reload();
    await expect(page.getByText(/Última importação: 2 alunos em \d\d\/\d\d às \d\d:\d\d/)).toBeVisible();
    await page.getByRole("button", { name: "Desfazer" }).click();
    const question = page.getByRole("dialog", { name: "Desfazer importação" });
    await expect(question.getByRole("button", { name: "Remover 2 alunos" })).toBeVisible();
    await expect(page).toHaveURL(/dialog=undo-import/);
    await expectAccessibleInBothColours(page);
    await question.getByRole("button", { name: "Remover 2 alunos" }).click();
    await expect(page.getByText("Importação desfeita: 2 alunos removidos")).toBeVisible();
    await expectFound(page, tag, 0);
  });
});

test("an Excel workbook of 600 students comes in from its second sheet, with progress, undone from the result", async ({
  page,
}) => {
  const tag = suffix();
  const people = Array.from({ length: 600 }, (_, at) => [
    `Aluno ${tag} ${at}`,
    `aluno${at}.${tag}@exemplo.com.br`,
    11_900_000_000 + at,
    { date: 32_905 + at },
    "F",
    "Consultoria",
    "2ª a 6ª",
  ]);
  const headings = ["Aluno", "E-mail", "WhatsApp", "Nascimento", "Gênero", "Tipo", "Dias"];
  const bytes = aWorkbook([
    {
      name: "Contas",
      rows: [
        ["Mês", "Valor"],
        ["Janeiro", 1500.5],
      ],
    },
    { name: "Alunos", rows: [headings, ...people] },
  ]);
  const buffer = Buffer.from(bytes);
  await aTrainer(page);
  await page.goto("/inicio/alunos");
  const dialog = await openImport(page);
  await chooseFile(page, { name: `${tag}.xlsx`, mimeType: "application/octet-stream", buffer });
  await dialog.getByRole("combobox", { name: "Aba da planilha" }).click();
  await page.getByRole("option", { name: "Alunos" }).click();
  await expect(dialog.getByText("600 linhas encontradas", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Conferir" }).click();
  await expect(dialog.getByText("600 alunos prontos")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /Enviar os convites/ })).toBeDisabled();

  // The second batch of rows waits until the progress bar has been checked.
  let shares = 0;
  let release = () => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/student_imports/*/rows", async (route) => {
    if (++shares === 2) await looked;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Importar 600 alunos" }).click();
  await expect(dialog.getByRole("progressbar", { name: "Importação" })).toBeVisible();
  await expect(dialog.getByText("250 de 600 alunos")).toBeVisible();
  await expectAccessibleInBothColours(page);
  release();
  await expect(dialog.getByText("600 alunos importados")).toBeVisible();
  await dialog.getByRole("button", { name: "Desfazer importação" }).click();
  await page.getByRole("button", { name: "Remover 600 alunos" }).click();
  await expect(page.getByText("Importação desfeita: 600 alunos removidos")).toBeVisible();
  await expectFound(page, tag, 0);
});

test("an e-mail that is taken meanwhile keeps the whole file out, and its line is told", async ({ page, request }) => {
  const tag = suffix();
  const csv = ["Nome;E-mail;Celular;Nascimento;Sexo;Tipo;Dias"];
  for (const name of ["Ana", "Bia"])
    csv.push(`${name} ${tag};${name}.${tag}@exemplo.com.br;11912345678;01/02/1990;F;Online;seg`);
  await aTrainer(page);
  await page.goto("/inicio/alunos");
  const dialog = await openImport(page);
  const buffer = Buffer.from(csv.join("\n"));
  await chooseFile(page, { name: "a.csv", mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Conferir" }).click();
  await expect(dialog.getByText("2 alunos prontos", { exact: false })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const student = {
    student_type: "in_person",
    name: "Bia Rápida",
    email_secundario: "BR",
    cellphone: "(11) 91234-5678",
    email: `bia.${tag}@exemplo.com.br`,
    birthdate: "1990-01-01",
    gender: "female",
    personal_anamnesis: { days_of_week: ["monday"] },
  };
  const registered = await request.post("/api/v1/students", {
    data: { student },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(registered.status()).toBe(201);

  await dialog.getByRole("button", { name: "Importar 2 alunos" }).click();
  await expect(page.getByText("Nenhum aluno foi importado. Há um problema na linha 3.")).toBeVisible();
  await expect(dialog.getByText("Já existe um aluno com este e-mail.")).toBeVisible();
  await dialog.getByRole("button", { name: "Ignorar a linha 3" }).click();
  await dialog.getByRole("button", { name: "Importar 1 aluno" }).click();
  await expect(dialog.getByText("1 aluno importado")).toBeVisible();
  await expect(page).toHaveURL(/step=resultado/);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/inicio\/alunos$/);
});

test("a file that is not a spreadsheet is refused with a message, and the next file is accepted", async ({ page }) => {
  await aTrainer(page);
  await page.goto("/inicio/alunos");
  const dialog = await openImport(page);
  await chooseFile(page, {
    name: "antiga.xls",
    mimeType: "application/vnd.ms-excel",
    buffer: Buffer.from("d0cf11e0a1b1", "hex"),
  });
  await expect(dialog.getByRole("alert")).toContainText("Salve a planilha como .xlsx ou .csv");
  await expectAccessibleInBothColours(page);
  await chooseFile(page, { name: "b.csv", mimeType: "text/csv", buffer: Buffer.from("Nome,E-mail\nAna,ana@b.co\n") });
  await expect(dialog.getByText("1 linha encontrada", { exact: false })).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole("button", { name: "Escolher arquivo" })).toBeVisible();
  await page.goForward();
  await expect(dialog.getByText("1 linha encontrada", { exact: false })).toBeVisible();
});
