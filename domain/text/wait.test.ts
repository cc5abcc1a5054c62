import { expect, it } from "vitest";
import { waitText } from "./wait.ts";

it.each([
  [0, "1 segundo"],
  [1, "1 segundo"],
  [44.2, "45 segundos"],
  [59, "59 segundos"],
  [60, "1 minuto"],
  [61, "2 minutos"],
  [720, "12 minutos"],
  [3599, "60 minutos"],
  [3600, "1 hora"],
  [7201, "3 horas"],
])("a wait of %d seconds reads %s", (seconds, words) => expect(waitText(seconds)).toBe(words));
