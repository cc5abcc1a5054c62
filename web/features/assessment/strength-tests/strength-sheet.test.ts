import { describe, expect, it } from "vitest";
import type { EvaluationExchange, FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import { ApiError } from "../../../api/api-error.ts";
import type { StrengthSheetData, StrengthTest } from "./data.ts";
import { laidOver, shownDisputes } from "./strength-changes.ts";
import { strengthSheet } from "./strength-sheet.ts";

const BICEPS: StrengthTest = {
  id: 7,
  student_id: 1,
  muscle_group: { id: 1, name: "Bíceps" },
  exercise_name: "Rosca",
  repetitions: 8,
  weight: 40,
  percentage: 70,
  lock_version: 1,
  history: [],
};

const stood = (id: string, value: string) =>
  ({ id, value, made_at: "2026-03-01T12:00:00.000Z", device_id: null, device: "", author: "trainer" }) as const;

const SHEET: StrengthSheetData = {
  strength_tests: [BICEPS],
  changes: { position: 1, fields: { "1:weight": [stood("stood", "40")] } },
};

const AWAY = new ApiError(0, { detail: "Sem conexão", code: "unexpected" });

/** A device whose server answers, or is away. */
function aDevice({ kept = [] as readonly FieldChangeDraft[] } = {}) {
  const sent: EvaluationExchange[] = [];
  const device = { kept, isAway: false, refused: [] as RefusedChanges };
  let count = 0;
  const sheet = strengthSheet({
    findSheet: () => SHEET,
    readWaiting: async () => device.kept,
    keep: async (waiting) => {
      device.kept = waiting;
      return true;
    },
    exchange: async (body) => {
      sent.push(body);
      if (device.isAway) throw AWAY;
      return device.refused;
    },
    savesItself: true,
    deviceId: () => "device",
    newId: () => `typed-${++count}`,
  });
  return { sheet, device, sent };
}

describe("a strength test that is typed", () => {
  it("waits on the device without a signal, counts there, and is sent with the same id until it is confirmed", async () => {
    const { sheet, device, sent } = aDevice();
    device.isAway = true;
    sheet.type(7, "weight", "42,5");
    expect(await sheet.flush()).toMatchObject({ saved: false });
    expect(device.kept).toMatchObject([{ id: "typed-1", field: "1:weight", value: "42,5", replaces: ["stood"] }]);
    expect(laidOver(SHEET.strength_tests, sheet.state().waiting)).toMatchObject([{ weight: 42.5, repetitions: 8 }]);
    expect([sheet.state().isAway, sheet.state().isKept, sheet.state().typed.size]).toEqual([true, true, 0]);
    device.isAway = false;
    expect(await sheet.flush()).toEqual({ saved: true });
    expect(sent.map(({ changes }) => changes.map(({ id }) => id))).toEqual([["typed-1"], ["typed-1"]]);
    expect(device.kept).toEqual([]);
  });

  it("is there again after a restart, and a later value of the field replaces it", async () => {
    const first = aDevice();
    first.device.isAway = true;
    first.sheet.type(7, "weight", "42,5");
    await first.sheet.flush();
    const { sheet, sent } = aDevice({ kept: first.device.kept });
    sheet.type(7, "weight", "45");
    await sheet.flush();
    expect(sent[0]?.changes).toMatchObject([{ value: "45", replaces: ["stood", "typed-1"] }]);
  });

  it("stays typed while it cannot be right, and holds up no other field", async () => {
    const { sheet, sent } = aDevice();
    sheet.type(7, "percentage", "101");
    sheet.type(7, "exercise_name", "Rosca direta ");
    await sheet.flush();
    expect(sent[0]?.changes).toMatchObject([{ field: "1:exercise_name", value: "Rosca direta" }]);
    expect(sheet.state().typed).toEqual(new Map([[7, { percentage: "101" }]]));
  });

  it("meanwhile stays beside what is being sent", async () => {
    const { sheet } = aDevice();
    sheet.type(7, "weight", "42,5");
    const saving = sheet.flush();
    await Promise.resolve();
    sheet.type(7, "repetitions", "9");
    await saving;
    await sheet.flush();
    expect(sheet.state()).toMatchObject({ waiting: [], typed: new Map() });
  });

  it("that the server refuses is told with its reason", async () => {
    const { sheet, device } = aDevice();
    device.refused = [{ id: "typed-1", field: "1:weight", detail: "Este campo não existe." }];
    sheet.type(7, "weight", "42,5");
    expect(await sheet.flush()).toMatchObject({ saved: false, sentence: "Este campo não existe." });
  });
});

it("two values of one field are shown side by side until one is chosen here", () => {
  const standing = { "1:weight": [stood("a", "45"), stood("b", "50")] };
  expect(shownDisputes([BICEPS], { standing, waiting: [] })).toMatchObject([
    { key: "1:weight", label: "Bíceps: peso máximo", choices: [{ text: "45 kg" }, { text: "50 kg" }] },
  ]);
  const chosen = { id: "c", field: "1:weight", value: "50", replaces: ["a", "b"], made_at: "" };
  expect(shownDisputes([BICEPS], { standing, waiting: [chosen] })).toEqual([]);
});
