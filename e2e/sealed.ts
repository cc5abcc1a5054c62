import { expect, type Page } from "@playwright/test";

export async function takeAlong(page: Page, name: string): Promise<void> {
  await page.goto("/inicio/sem-sinal");
  await page.getByRole("button", { name: "Escolher aluno" }).click();
  await page.getByRole("combobox", { name: "Nome do aluno" }).fill(name);
  await page.getByRole("option", { name }).click();
  // The service worker is waited for twenty seconds on a busy machine.
  await expect(page.getByText("Pronto para avaliar sem sinal")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: `Avaliar ${name}` })).toBeVisible();
}

export const sealedDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? "").filter((name) => name.startsWith("prumo.sealed.")),
  );

/** Everything that lies in the device's stores for evaluations, as text. */
export const storedText = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = "" } = {}] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith("prumo.sealed."));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = [...database.objectStoreNames].filter((store) => store !== "key");
    const rows = await Promise.all(
      names.map(
        (store) =>
          new Promise<readonly { readonly sealed: ArrayBuffer }[]>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
      ),
    );
    database.close();
    return rows.flat().map(({ sealed }) => new TextDecoder("latin1").decode(sealed));
  });
