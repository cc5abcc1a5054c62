import { randomUUID } from "node:crypto";
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

const aDraft = ({
  name,
  email = `e2e.${process.pid}.${Date.now()}.${++made}@correio.example`,
  birthdate = "1996-01-15",
  cellphone = "(11) 91234-5678",
  days_of_week = ["monday"],
}: Draft) => ({
  student_type: "in_person",
  name,
  email_secundario: "BR",
  cellphone,
  email,
  birthdate,
  gender: "female",
  personal_anamnesis: { days_of_week },
});

export async function aRegisteredStudent(
  page: Page,
  draft: Draft,
): Promise<{ id: number; name: string; email: string }> {
  const student = aDraft(draft);
  const answer = await callApi(page, "POST", "/api/v1/students", { student });
  const { student: registered } = await answer.json();
  return { id: registered.id, name: student.name, email: student.email };
}

/** Registers up to 250 students by three calls, without invitations. */
export async function importStudents(page: Page, names: readonly string[]): Promise<void> {
  const file = { key: randomUUID(), file_name: "alunos.csv", total: names.length };
  const { import: begun } = await (await callApi(page, "POST", "/api/v1/student_imports", file)).json();
  const rows = names.map((name, index) => ({ line: index + 2, student: aDraft({ name }) }));
  await callApi(page, "PUT", `/api/v1/student_imports/${begun.id}/rows`, { rows });
  await callApi(page, "POST", `/api/v1/student_imports/${begun.id}/finish`, { invite: false });
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
