import {
  OF_A_STUDENTS_CYCLES,
  OF_THE_ADMIN,
  OF_THE_STUDENT,
  OF_THE_TRAINERS_STUDENTS,
  OF_THE_TRAINERS_WORK,
} from "./every-screen.ts";
import { LUCAS, MARINA, startAdminSession, startSession } from "./people.ts";
import { lookAround } from "./screens.ts";
import { test } from "./test.ts";

test("every screen and dialog about a trainer's students is accessible and fits every width", async ({ page }) => {
  await startSession(page, MARINA);
  await lookAround(page, OF_THE_TRAINERS_STUDENTS);
});

test("every screen and dialog of a student's cycles is accessible and fits every width", async ({ page }) => {
  await startSession(page, MARINA);
  await lookAround(page, OF_A_STUDENTS_CYCLES);
});

test("every screen and dialog of a trainer's work is accessible and fits every width", async ({ page }) => {
  await startSession(page, MARINA);
  await lookAround(page, OF_THE_TRAINERS_WORK);
});

test("every screen and dialog of a student is accessible and fits every width", async ({ page }) => {
  await startSession(page, LUCAS);
  await lookAround(page, OF_THE_STUDENT);
});

test("every screen of the administrator's work is accessible and fits every width", async ({ page }) => {
  await startAdminSession(page);
  await lookAround(page, OF_THE_ADMIN);
});
