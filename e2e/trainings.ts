import type { Page } from "@playwright/test";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";

const DAYS = ["monday", "wednesday", "friday"];

/** As in the wire's dates, in São Paulo. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

/** A new student of Marina's, evaluated in a mesocycle with these trainings, and the address of its training dialog. */
export async function anEvaluatedMesocycle(page: Page, trainings: readonly object[]): Promise<string> {
  return (await anEvaluatedStudent(page, trainings)).address;
}

export async function anEvaluatedStudent(page: Page, trainings: readonly object[]) {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: `Treina ${Date.now()}`, days_of_week: DAYS });
  const { id } = student;
  const macrocycles = `/api/v1/students/${id}/macrocycles`;
  const { macrocycle } = await (
    await callApi(page, "POST", macrocycles, { name: "Força", items_to_be_evaluated: ["perimeter"] })
  ).json();
  const mesocycles = `${macrocycles}/${macrocycle.id}/mesocycles`;
  const draft = { name: "Base", goal: "Começar", start_date: dayIn(0), end_date: dayIn(28), weeks: null };
  const { mesocycle } = await (await callApi(page, "POST", mesocycles, draft)).json();
  const { mesocycle: evaluated } = await (
    await callApi(page, "PUT", `${mesocycles}/${mesocycle.id}`, {
      evaluation_lock_version: 0,
      evaluation: true,
      evaluated_items: { student: { stature: "165", weight: "61,5" }, heart: { fcRepouso: "62" }, perimeter: {} },
    })
  ).json();
  await callApi(page, "PUT", `${mesocycles}/${mesocycle.id}`, {
    lock_version: evaluated.lock_version,
    trainings,
  });
  return { student, address: `/inicio/visualizar/${id}?macro=${macrocycle.id}&meso=${mesocycle.id}&dialog=training` };
}
