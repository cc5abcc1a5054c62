import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS, MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

/** Half a second as a browser records it: a WebM that does not say its length. */
async function aFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const drawing = setInterval(() => pen?.fillRect(Math.random() * 200, 0, 20, 150), 20);
    setTimeout(() => recorder.stop(), 500);
    await stopped;
    clearInterval(drawing);
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test("a student comments with a film from the phone, the trainer answers from the list, and the student reads it", {
  tag: "@phone-only",
}, async ({ page }) => {
  const words = `O joelho entrou? ${Date.now()}`;
  const field = page.getByRole("textbox", { name: "Comentário" });

  await test.step("the student asks about an exercise, after allowing films once", async () => {
    await signIn(page, LUCAS, "/inicio/treino");
    await page.getByRole("button", { name: "Comentar" }).click();
    const sheet = page.getByRole("dialog", { name: "Comentários" });
    await field.fill(words);
    await sheet.getByRole("button", { name: "Foto ou vídeo" }).click();
    await expect(sheet.getByRole("group", { name: "Consentimento" })).toContainText(
      "Uso de vídeo e foto nos comentários",
    );
    await expectAccessible(page);
    const chosen = page.waitForEvent("filechooser");
    await sheet.getByRole("button", { name: "Permitir e escolher" }).click();
    await (await chosen).setFiles({ name: "serie.webm", mimeType: "video/webm", buffer: await aFilm(page) });
    await expect(sheet.getByText(/Vídeo · /)).toBeVisible();
    await sheet.getByRole("button", { name: "Enviar" }).click();
    const comment = sheet.getByRole("listitem").filter({ hasText: words });
    await expect(comment.locator("video")).toHaveJSProperty("readyState", 4);
    await expect(comment).toContainText("agora");
    await expect(field).toHaveValue("");
  });

  await test.step("the trainer finds it in what there is to do today, and answers in two clicks", async () => {
    await signIn(page, MARINA);
    const task = page.getByRole("button", { name: /^Comentários/ });
    await expect(task).toBeVisible();
    // The most pressing task is unfolded already.
    if ((await task.getAttribute("aria-expanded")) === "false") await task.click();
    await expect(page.getByRole("list", { name: "Comentários não lidos" })).toContainText(words);
    await page.getByRole("link", { name: /^Responder Lucas/ }).click();
    const comment = page.getByRole("listitem").filter({ hasText: words });
    await expect(comment.locator("video")).toHaveJSProperty("readyState", 4);
    await expectAccessible(page);
    await field.fill("Pouco. Empurre os joelhos para fora.");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "para fora" })).toContainText("Você");
  });

  await test.step("the student sees the answer at home and at the exercise", async () => {
    await signIn(page, LUCAS);
    await page.getByRole("button", { name: /^Ler comentários de/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "para fora" })).toContainText("Marina");
  });
});
