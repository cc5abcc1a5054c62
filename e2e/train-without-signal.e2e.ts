import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { inDays, pressByKeyboard } from "./fields.ts";
import { MARINA, signOut, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

// The service worker is installed in a browser that has none.
test.use({ freshContext: true, serviceWorkers: "allow" });

const QUADRICEPS = 10;

const day = (days: number) => inDays(days).split("/").reverse().join("-");

/** A new student of Marina's with two trainings in sequence, of exercises of three sets, signed in on the page; and how Marina reads what was done. */
async function signInAsPrescribedStudent(page: Page, count = 1, movement?: object) {
  await startSession(page, MARINA);
  const { id, email } = await aRegisteredStudent(page, { name: `Sem Sinal ${Date.now()}` });
  const macrocycles = `/api/v1/students/${id}/macrocycles`;
  const plan = { name: "Força", items_to_be_evaluated: ["perimeter"] };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const mesocycles = `${macrocycles}/${macrocycle.id}/mesocycles`;
  const draft = { name: "Base", goal: "Começar", start_date: day(0), end_date: day(20), training_mode: "sequence" };
  const { mesocycle } = await (await callApi(page, "POST", mesocycles, draft)).json();
  const own = `${mesocycles}/${mesocycle.id}`;
  const evaluated_items = { student: { stature: "170", weight: "70" }, heart: { fcRepouso: "62" } };
  await callApi(page, "PUT", own, { evaluation: true, evaluation_lock_version: 0, evaluated_items });
  const catalogue = await callApi(page, "GET", `/api/v1/exercises?exercise_type=resistence&limit=${count}`);
  const { exercises } = await catalogue.json();
  if (movement) {
    const own = {
      name: `Agachamento sem sinal ${Date.now()}`,
      exercise_type: "resistence",
      execution: "Desça e suba.",
      muscle_group_ids: [QUADRICEPS],
      movement,
    };
    exercises[0] = (await (await callApi(page, "POST", "/api/v1/exercises", own)).json()).exercise;
  }
  const training = {
    weekdays: [],
    exercise_type: [{ name: "Resistido", value: "resistence" }],
    muscle_group: exercises[0].muscle_groups.slice(0, 1),
    exercises: exercises.map(({ id }: { readonly id: number }) => ({
      exercise: { id },
      series: 3,
      min_reps: 8,
      max_reps: 12,
      descanco: "01:30",
      cadencia: "2-0-2-0",
    })),
  };
  const { lock_version } = (await (await callApi(page, "GET", own)).json()).mesocycle;
  await callApi(page, "PUT", own, { lock_version, trainings: [training, training] });
  const { trainings } = (await (await callApi(page, "GET", `${own}/trainings`)).json()).mesocycle;
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  await page.evaluate(() => localStorage.clear());
  await signInForTheFirstTime(page, email);
  const executions = `/api/v1/trainings/${trainings[0].id}/executions`;
  return {
    exercise: String(exercises[0].name),
    second: String(exercises.at(-1).name),
    readByTrainer: async () => {
      const answer = await page.request.get(executions, { headers: { authorization: `Bearer ${token}` } });
      return (await answer.json()).executions;
    },
  };
}

test("a student trains without a signal, loses nothing by reloading, and the trainer has it once", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  const movement = { pattern: "squat", parameters: {} };
  const { exercise, readByTrainer } = await signInAsPrescribedStudent(page, 1, movement);
  const taken: string[] = [];
  page.on("response", (answer) => answer.request().method() === "POST" && taken.push(new URL(answer.url()).pathname));
  const heading = page.getByRole("heading", { name: exercise });
  const set = (place: number) => page.getByRole("button", { name: `Série ${place} de 3 feita` });
  const done = (place: number) => page.getByRole("button", { name: `Corrigir série ${place}` });

  await test.step("the page opens without a signal once it was open with one", async () => {
    // The device gets all once the page has loaded.
    await page.waitForResponse((answer) => /\/trainings$/.test(answer.url()));
    await page.getByRole("link", { name: "Treinar agora" }).click();
    await expect(heading).toBeVisible();
    const workerState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/inicio/treino"))?.active?.state);
    await expect.poll(workerState).toBe("activated");
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toBeVisible();
  });

  await test.step("the exercise moves without a signal, and stands where it was stopped or for who wants no motion", async () => {
    const drawing = page.getByRole("img", { name: `${exercise}. Desça e suba.` });
    const stop = page.getByRole("button", { name: `Parar o desenho: ${exercise}` });
    const nearest = () => drawing.locator("path").last().getAttribute("d");
    await expect(drawing).toBeVisible();
    await expect(stop).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await stop.waitFor();
    const seen = await nearest();
    await expect.poll(nearest).not.toBe(seen);
    await stop.click();
    const stopped = await nearest();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await nearest()).toBe(stopped);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  const notice = page.getByRole("status").filter({ hasText: "Sem conexão" });
  const start = page.getByRole("link", { name: "Treinar agora" });

  await test.step("leaving it leads home, where the prescription and what was done open too, also after a reload", async () => {
    await page.getByRole("link", { name: "Sair do treino" }).click();
    await expect(notice).toContainText("abrem assim mesmo");
    await page.reload();
    await expect(start).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ver prescrição" }).click();
    await expect(page.getByRole("dialog", { name: "Treino", exact: true })).toContainText(exercise);
    await page.goBack();
    await page.getByRole("button", { name: /^Esta semana/ }).click();
    await expect(page.getByRole("dialog", { name: "Treinos realizados" })).toBeVisible();
    await page.goBack();
  });

  await test.step("a page that needs a signal says so, and leads back", async () => {
    await page.goto("/inicio/perfil");
    await expect(notice).toContainText("Esta página precisa de sinal.");
    await page.getByRole("link", { name: "Voltar para Hoje" }).click();
    await expect(start).toBeVisible();
    await page.goto("/suporte?assunto=treino");
    await expect(page.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
    await page.getByRole("link", { name: "Tentar novamente" }).click();
    await expect(page).toHaveURL(/\/suporte\?assunto=treino$/);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Abrir meu treino" }).click();
    await expect(heading).toBeVisible();
  });

  await test.step("a tap counts a set, and a reload keeps it and the rest", async () => {
    await page.getByRole("textbox", { name: "Carga" }).fill("40");
    await set(1).click();
    await expect(page.getByText("Aguardando envio")).toBeVisible();
    await page.reload();
    await expect(done(1)).toContainText("40 kg × 12");
    await expect(page.getByRole("timer")).toBeVisible();
    await page.getByRole("button", { name: "Mais carga" }).click();
    await set(2).click();
    await expect(done(2)).toContainText("42,5 kg × 12");
    await expectAccessible(page);
  });

  await test.step("the exercise is swapped for what is left of it, and a pain says where it is", async () => {
    await page.getByRole("button", { name: "Trocar ou pular" }).click();
    await page.getByRole("list", { name: "Exercícios equivalentes" }).getByRole("button").first().click();
    await expect(page.getByText(`No lugar de ${exercise}`)).toBeVisible();
    await expect(done(2)).toContainText(`42,5 kg × 12 (${exercise})`);
    await page.getByRole("button", { name: "Dor e anotação" }).click();
    await page
      .getByRole("group", { name: "Dor neste exercício" })
      .getByRole("button", { name: "5", exact: true })
      .click();
    await page.getByRole("group", { name: "Onde dói?" }).getByRole("button", { name: "Joelho" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Dor e anotação" })).toBeHidden();
    await page.reload();
    await expect(page.getByText(`No lugar de ${exercise}`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Dor 5" })).toBeVisible();
  });

  await test.step("what waits is sent once when the signal is back", async () => {
    await context.setOffline(false);
    await expect(page.getByText("2 de 3 séries")).toBeVisible();
    await expect.poll(async () => (await readByTrainer()).length).toBe(1);
    const executions = await readByTrainer();
    const [squat, swapped] = executions[0].exercises;
    expect(squat.sets).toMatchObject([{ load_kg: 40 }, { load_kg: 42.5, repetitions: 12 }]);
    expect(swapped).toMatchObject({ entry_id: squat.entry_id, pain: 5, pain_area: "knee", sets: [] });
    expect(taken.filter((path) => path.endsWith("/executions"))).toHaveLength(1);
  });

  await test.step("an old copy on the device never stands in the way of a new version", async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (url.includes("/inicio/treino")) await cache.put(url, new Response("Cópia antiga"));
        }
      }
    });
    await page.reload();
    await expect(done(2)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Cópia antiga")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(done(2)).toBeVisible();
  });

  await test.step("nothing of it stays on the device after signing out", async () => {
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await databases()).toHaveLength(3);
    await page.getByRole("link", { name: "Sair do treino" }).click();
    await expect(page.getByRole("link", { name: "Treinar agora" })).toBeVisible();
    await signOut(page);
    expect(await databases()).toEqual([]);
  });
});

test("a set ticked without a load is recorded, its load asked for once, and the last set leads on to the end", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  const { exercise, second, readByTrainer } = await signInAsPrescribedStudent(page, 2);
  const done = (place: number) => page.getByRole("button", { name: `Corrigir série ${place}` });
  const question = page.getByRole("group", { name: "Com que carga?" });
  const load = page.getByRole("textbox", { name: "Carga" });
  await page.getByRole("link", { name: "Treinar agora" }).click();
  await page.getByRole("button", { name: "Série 1 de 3 feita" }).click();
  await expect(done(1)).toContainText("12 rep.");
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await load.fill("37,5");
  await expect(done(1)).toContainText("37,5 kg × 12");
  await question.getByRole("button", { name: "Pronto" }).click();
  await expect(question).toBeHidden();
  await expect(load).toHaveValue("37,5");
  await pressByKeyboard(page, page.getByRole("button", { name: "Série 2 de 3 feita" }));
  await expect(done(2)).toContainText("37,5 kg × 12");
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await readByTrainer())[0]?.exercises[0].sets)
    .toMatchObject([{ load_kg: 37.5 }, { load_kg: 37.5 }]);

  await page.getByRole("button", { name: "Série 3 de 3 feita" }).click();
  await expect(page.getByRole("heading", { name: second })).toBeVisible();
  await expect(page.getByText(`A seguir: ${second} · 12 rep.`)).toBeVisible();
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByRole("heading", { name: exercise })).toBeVisible();
  await done(2).click();
  await page.getByRole("button", { name: "Mais carga" }).click();
  await page.getByRole("button", { name: "Salvar série 2" }).click();
  await expect(done(2)).toContainText("40 kg × 12");
  await page.getByRole("button", { name: `Próximo: ${second}` }).click();
  await page.getByRole("button", { name: "Exercícios e treinos" }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Concluir treino" }).click();
  await page.getByRole("button", { name: "Salvar treino" }).click();
  await expect(page.getByRole("heading", { name: "Treino A feito em parte" })).toBeVisible();
  await expect(page.getByText("1 min · 3 de 6 séries")).toBeVisible();
  await expect(page.getByText("Próximo: Treino B")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Corrigir séries" }).click();
  await expect(page.getByRole("list", { name: "Séries" })).toBeVisible();

  // The server's earlier answer knows nothing of the training that this phone has ended.
  await page.getByRole("link", { name: "Sair do treino" }).click();
  await expect(page.getByRole("heading", { name: "Treino A feito hoje" })).toBeVisible();
  await expect(page.getByText("Próximo: Treino B")).toBeVisible();
});
