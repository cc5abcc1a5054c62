import { describe, expect, it } from "vitest";
import { PASSWORD } from "../../testing/password.ts";
import { hashNewPassword, isCommon } from "./new-password.ts";

describe("a new password", () => {
  it.each(["password", "12345678", "qwertyuiop", "iloveyou", "senha123", "Password1", "FLAMENGO"])(
    "%s is too common, in capitals too",
    async (password) => {
      await expect(isCommon(password)).resolves.toBe(true);
    },
  );

  it.each(["prumo123", "Brasil2026", "personal@123", "mudar123!", "corinthians"])(
    "%s is what one tries first here",
    async (password) => {
      await expect(isCommon(password)).resolves.toBe(true);
    },
  );

  it.each([PASSWORD, "prumo-demo-2026", "brasil de norte a sul", "uma senha nova", "12345678 bananas"])(
    "%s will do",
    async (password) => {
      await expect(isCommon(password)).resolves.toBe(false);
    },
  );

  it("is refused at the field that holds it", async () => {
    for (const field of ["password", "new_password"] as const) {
      await expect(hashNewPassword("12345678", field)).rejects.toMatchObject({
        status: 422,
        body: { errors: { code: "invalid", fields: { [field]: "Esta senha é muito comum. Escolha outra." } } },
      });
    }
  });
});
