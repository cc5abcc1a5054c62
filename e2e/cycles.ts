import type { Page } from "@playwright/test";
import { inDays } from "./fields.ts";
import { aRegisteredStudent, callApi } from "./students.ts";

const onTheWire = (day: string) => day.split("/").reverse().join("-");

export async function aRunningMesocycle(
  page: Page,
  items_to_be_evaluated: readonly string[],
  skinfold_protocol = "Guedes - 3 Dobras",
) {
  const student = await aRegisteredStudent(page, { name: `Medida ${crypto.randomUUID().slice(0, 8)}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const plan = { name: "Força", items_to_be_evaluated, skinfold_protocol };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const [start_date, end_date] = [onTheWire(inDays(0)), onTheWire(inDays(20))];
  const draft = { name: "Base", goal: "Começar", start_date, end_date, weeks: null };
  const answer = await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, draft);
  const { mesocycle } = await answer.json();
  const cycle = `macro=${macrocycle.id}&dialog=evaluation&meso=${mesocycle.id}`;
  const stored = `${macrocycles}/${macrocycle.id}/mesocycles/${mesocycle.id}/evaluation`;
  return { student, evaluation: `/inicio/visualizar/${student.id}?${cycle}`, stored };
}

/** The sheet of a mesocycle to come, by three folds, whose earlier evaluation has these. */
export async function aSecondSheet(page: Page, evaluated_items: Readonly<Record<string, unknown>>): Promise<string> {
  const { student, evaluation } = await aRunningMesocycle(page, ["perimeter"], "Pollock - 3 Dobras");
  const { searchParams: first } = new URL(evaluation, "http://prumo");
  const mesocycles = `/api/v1/students/${student.id}/macrocycles/${first.get("macro")}/mesocycles`;
  const [start_date, end_date] = [onTheWire(inDays(21)), onTheWire(inDays(41))];
  const draft = { name: "Depois", goal: "Seguir", start_date, end_date, weeks: null };
  const { mesocycle } = await (await callApi(page, "POST", mesocycles, draft)).json();
  await callApi(page, "PUT", `${mesocycles}/${first.get("meso")}`, {
    evaluation: true,
    evaluation_lock_version: 0,
    evaluated_items,
  });
  return `/inicio/visualizar/${student.id}?macro=${first.get("macro")}&dialog=evaluation&meso=${mesocycle.id}`;
}

/** The cycles of today, on a student's page. */
export const stripOf = (page: Page) => page.getByRole("region", { name: "Em andamento" });
