import { describe, expect, it } from "vitest";
import { EMPTY_PERSON, personFrom, personRules, withoutPasswords } from "./person-form.ts";

const typed = {
  ...EMPTY_PERSON,
  fullname: "Beatriz Nogueira",
  password: "uma senha longa",
  confirmation: "uma senha longa",
};

describe("a registration half filled", () => {
  it("comes back after a reload, but for the password", () => {
    expect(personFrom(JSON.parse(JSON.stringify(withoutPasswords(typed))))).toEqual({
      ...typed,
      password: "",
      confirmation: "",
    });
  });

  it("begins blank with a draft that holds nothing or something else", () => {
    expect(personFrom({})).toEqual(EMPTY_PERSON);
    expect(personFrom({ fullname: 7 })).toEqual(EMPTY_PERSON);
  });
});

it("wants the password of a registration twice", () => {
  expect(personRules.confirmation("outra senha", typed)).toBe("As senhas não são iguais");
  expect(personRules.confirmation("uma senha longa", typed)).toBeNull();
});
