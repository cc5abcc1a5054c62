import { describe, expect, it } from "vitest";
import { ALL_PHOTO_SLOTS, freeMainSlots, PHOTO_SLOTS, photoSlotLabel } from "./photo-slots.ts";

describe("the slots of posture photos", () => {
  it("are 6 main and 22 optional ones, each with a label of its own", () => {
    expect([PHOTO_SLOTS.principais.length, PHOTO_SLOTS.opcionais.length]).toEqual([6, 22]);
    expect(new Set(ALL_PHOTO_SLOTS.map(({ key }) => key)).size).toBe(28);
    expect(new Set(ALL_PHOTO_SLOTS.map(({ label }) => label)).size).toBe(28);
    expect(photoSlotLabel("testa_thomas_direito")).toBe("Teste de Thomas direito");
  });

  it("take files that come together in their order, past the ones that are taken", () => {
    expect(freeMainSlots(new Set(["frontal", "perfil_direito", "pes_dorsal"]))).toEqual([
      "perfil_esquerdo",
      "perfil_esquerdo_flexao",
      "perfil_direito_flexao",
      "dorsal",
    ]);
    expect(freeMainSlots(new Set(PHOTO_SLOTS.principais.map(({ key }) => key)))).toEqual([]);
  });
});
