import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { aCpf } from "#server/testing/cpf.ts";
import { type Person, startAdminSession, startSession } from "./people.ts";
import { callApi } from "./students.ts";

const FIRST_PASSWORD = "muro verde alto";
const PASSWORD = "portão azul baixo";

/** A new trainer without students, registered by the administrator and signed in on the page. For journeys that change all of a trainer's data. */
export async function aTrainer(page: Page): Promise<Person> {
  const email = `${randomUUID()}@correio.example`;
  await startAdminSession(page);
  await callApi(page, "POST", "/api/personal-trainer", {
    name: "Teresa Brandão",
    email,
    password: FIRST_PASSWORD,
    cpf: aCpf(),
    cellphone: "(11) 91234-5678",
    birthdate: "1990-05-12",
    address: {
      street: "Avenida Paulista",
      number: "1578",
      neighborhood: "Bela Vista",
      city: "São Paulo",
      state: "SP",
      zipcode: "01310-200",
      complement: "Sala 21",
    },
  });
  await startSession(page, { email, password: FIRST_PASSWORD });
  await callApi(page, "PUT", "/api/v1/auth/password", {
    current_password: FIRST_PASSWORD,
    new_password: PASSWORD,
    new_password_confirmation: PASSWORD,
  });
  await callApi(page, "POST", "/api/v1/consents", { version: 1 });
  return { email, password: PASSWORD };
}
