import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle, aSecondSheet } from "./cycles.ts";
import { fillIn } from "./fields.ts";
import { expectToFit } from "./fits.ts";
import { MARINA, startSession } from "./people.ts";
import { test } from "./test.ts";

declare global {
  interface Window {
    hear?: ((...alternatives: string[]) => void) | undefined;
    failToHear?: (error: string) => void;
  }
}

/** No browser of the tests has a voice service: this has the shape of the Web Speech API in the place of the browser's own and hears what the journey says. */
const installListener = (page: Page) =>
  page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = "";
      continuous = false;
      maxAlternatives = 1;
      start() {
        window.hear = (...alternatives) => {
          const result = Object.assign(
            alternatives.map((transcript) => ({ transcript, confidence: 0.9 })),
            { isFinal: true },
          );
          this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results: [result] }));
        };
        window.failToHear = (error) => {
          this.dispatchEvent(Object.assign(new Event("error"), { error }));
          this.dispatchEvent(new Event("end"));
        };
      }
      abort() {
        window.hear = undefined;
        this.dispatchEvent(new Event("end"));
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });

const say = (page: Page, ...alternatives: string[]) => page.evaluate((said) => window.hear?.(...said), alternatives);

test("measures are dictated, and the body map goes on with them", { tag: "@phone" }, async ({ page }) => {
  await installListener(page);
  await startSession(page, MARINA);
  const { evaluation } = await aRunningMesocycle(page, ["perimeter"], "Pollock - 3 Dobras");
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const field = (name: string) => sheet.getByRole("textbox", { name, exact: false }).first();
  const bar = sheet.getByRole("region", { name: "Ditado" });

  await test.step("the first press says who hears", async () => {
    await fillIn(sheet, { Estatura: "165", Massa: "60", "FC de repouso": "70" });
    await field("Pescoço").focus();
    await sheet.getByRole("button", { name: "Ditar medidas" }).click();
    await expect(page.getByRole("dialog", { name: "Ditar medidas" })).toContainText("O Prumo recebe só o texto");
    await page.getByRole("button", { name: "Ouvir" }).click();
    await expect(bar).toContainText("Ouvindo…");
    await expectAccessible(page);
  });

  await test.step("a figure goes into the field that has the turn, and the turn goes on", async () => {
    await field("Pescoço").focus();
    await say(page, "trinta e quatro e meio");
    await expect(field("Pescoço")).toHaveValue("34,5");
    await expect(field("Deltoides")).toBeFocused();
    await expect(bar).toContainText("Pescoço 34,5 cm");
    await say(page, "sem sentido", "102,5");
    await expect(field("Deltoides")).toHaveValue("102,5");
    await expect(field("Tórax")).toBeFocused();
    await expect(field("Tórax")).toHaveAttribute("inputmode", "none");
  });

  await test.step("a name goes anywhere, and what does not fit is asked again", async () => {
    await say(page, "tríceps dezoito vírgula cinco");
    await expect(field("Tríceps")).toHaveValue("18,5");
    await say(page, "quinhentos");
    await expect(bar).toContainText("não cabe aqui");
    await say(page, "bom dia");
    await expect(bar).toContainText("Não entendi “bom dia”");
    await say(page, "corrige dezenove");
    await expect(field("Tríceps")).toHaveValue("19");
    await say(page, "de novo dezenove e meio");
    await expect(sheet.getByText("média 19,25")).toBeVisible();
    await say(page, "cintura");
    await expect(field("Cintura")).toBeFocused();
    await say(page, "próxima");
    await expect(field("Abdômen")).toBeFocused();
    await expectToFit(page, "dictation");
  });

  await test.step("it stops by word, and by its own button, and says why it cannot hear", async () => {
    await say(page, "parar");
    await expect(bar).toBeHidden();
    await expect(field("Abdômen")).toHaveAttribute("inputmode", "decimal");
    await sheet.getByRole("button", { name: "Ditar medidas" }).click();
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.failToHear?.("network"));
    await expect(page.getByText("Sem conexão o navegador não reconhece a voz")).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

test("several students are measured in turn without losing what was typed", { tag: "@phone" }, async ({ page }) => {
  await startSession(page, MARINA);
  const first = await aRunningMesocycle(page, ["perimeter"]);
  const second = await aRunningMesocycle(page, ["perimeter"]);
  await page.goto(first.evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const turns = sheet.getByRole("navigation", { name: "Avaliações abertas" });
  const field = (name: string) => sheet.getByRole("textbox", { name }).first();

  await test.step("the next student is found without closing the first", async () => {
    await fillIn(sheet, { Estatura: "181", Massa: "80" });
    await sheet.getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Avaliar outro aluno" }).click();
    await page.getByRole("combobox", { name: "Nome do aluno" }).fill(second.student.name);
    await page.getByRole("option", { name: second.student.name }).click();
    await expect(sheet).toContainText(second.student.name.split(" ").at(-1) ?? "");
    await expect(field("Estatura")).toHaveValue("");
    await fillIn(sheet, { Estatura: "165", Massa: "60", "FC de repouso": "70" });
    await expect(turns.getByRole("button", { name: /não salva/ })).toHaveCount(1);
    await expectAccessible(page);
    await expectToFit(page, "students in turn");
  });

  await test.step("one press goes back and forth", async () => {
    await turns.getByRole("button", { name: /não salva/ }).click();
    await expect(field("Estatura")).toHaveValue("181");
    await expect(field("Massa")).toHaveValue("80,00");
    await expect(sheet.getByText("Recuperamos")).toBeHidden();
    await fillIn(sheet, { "FC de repouso": "62" });
    await turns
      .getByRole("button", { name: /Medida/ })
      .nth(1)
      .click();
    await expect(sheet.getByRole("button", { name: /^165 cm · 60 kg · FC 70/ })).toBeVisible();
  });

  await test.step("closing one leads to the other, closing the last to the page", async () => {
    await sheet.getByRole("button", { name: "Fechar" }).first().click();
    await expect(sheet.getByRole("button", { name: /^181 cm · 80 kg · FC 62/ })).toBeVisible();
    await expect(turns).toBeHidden();
    await sheet.getByRole("button", { name: "Fechar" }).first().click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first.student.name);
  });
});

test("Enter keeps to the sites of the protocol and of last time", async ({ page }) => {
  await startSession(page, MARINA);
  const address = await aSecondSheet(page, {
    student: { stature: "165", weight: "60" },
    heart: { fcRepouso: "70" },
    perimeter: { bodyPerimeter: { cintura: "70", quadril: "95" }, skinFold: { triceps: "18" } },
  });
  await page.goto(address);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await fillIn(sheet, { Estatura: "165", Massa: "60", "FC de repouso": "70", Sístole: "120" });
  await sheet.getByRole("textbox", { name: "Diástole" }).fill("80");
  const order: (string | null)[] = [];
  for (let place = 0; place < 6; place++) {
    await page.keyboard.press("Enter");
    order.push(await page.evaluate(() => document.activeElement?.getAttribute("data-path") ?? null));
  }
  expect(order).toEqual(["cintura", "quadril", "triceps", "supra_iliaca", "coxa_media", null]);
  await expect(sheet.getByRole("button", { name: "Salvar Avaliação" })).toBeFocused();
});
