import { expect, type Page } from "@playwright/test";
import { readInvitationLink } from "./outbox.ts";
import { startSession } from "./people.ts";

interface Draft {
  readonly name: string;
  readonly email?: string;
  readonly days_of_week?: readonly string[];
  readonly birthdate?: string;
  readonly cellphone?: string;
}

export async function callApi(page: Page, method: string, url: string, data?: unknown) {
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const answer = await page.request.fetch(url, { method, data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
  return answer;
}

let made = 0;

export async function aRegisteredStudent(
  page: Page,
  {
    name,
    email = `e2e.${process.pid}.${Date.now()}.${++made}@correio.example`,
    birthdate = "1996-01-15",
    cellphone = "(11) 91234-5678",
    days_of_week = ["monday"],
  }: Draft,
): Promise<{ id: number; name: string; email: string }> {
  const student = {
    student_type: "in_person",
    name,
    email_secundario: "BR",
    cellphone,
    email,
    birthdate,
    gender: "female",
    personal_anamnesis: { days_of_week },
  };
  const answer = await callApi(page, "POST", "/api/v1/students", { student });
  const { student: registered } = await answer.json();
  return { id: registered.id, name, email };
}

/** Opens the first page of an invited student, who chooses a password and accepts the terms by calls. */
export async function signInForTheFirstTime(page: Page, email: string): Promise<void> {
  const password = "uma-senha-boa";
  const { search } = new URL(await readInvitationLink(email));
  await page.request.put(`/api/v1/auth/confirm_user_password${search}`, {
    data: { password, password_confirmation: password },
  });
  await startSession(page, { email, password, isStudent: true });
  await callApi(page, "POST", "/api/v1/consents", { version: 1 });
  await page.goto("/");
}
