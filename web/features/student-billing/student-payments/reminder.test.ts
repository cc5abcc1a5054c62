import { describe, expect, it } from "vitest";
import { reminderText } from "./reminder.ts";

const charge = { id: 7, plan_name: "Mensal", due_on: "2026-03-05", open: 180 };
const pix = { key: "52998224725", name: "Marina Duarte", city: "São Paulo" };

describe("the text of a reminder", () => {
  it("says who, what, how much and when", () => {
    expect(reminderText("João da Silva", charge, null, "2026-03-10")).toBe(
      "Olá, João! Passando para lembrar do plano Mensal, de R$ 180,00, que venceu em 05/03/2026.\n\nSe você já pagou, desconsidere esta mensagem.",
    );
  });

  it("brings the Pix code of the open amount when the trainer has a key", () => {
    const text = reminderText("João da Silva", { ...charge, open: 79.9 }, pix, "2026-03-05");
    expect(text).toContain("que vence hoje.");
    expect(text).toMatch(/Pix copia e cola:\n0002\d+.*540579\.90.*0504COB7.*6304[0-9A-F]{4}\n/);
  });
});
