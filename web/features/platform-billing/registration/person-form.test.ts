import { describe, expect, it } from "vitest";
import { MESSAGES } from "#domain/text/messages.ts";
import { EMPTY_PERSON, isBlankPerson, personFrom, personRules, withoutPasswords } from "./person-form.ts";

const typed = {
  ...EMPTY_PERSON,
  fullname: "Beatriz Nogueira",
  password: "uma senha longa",
  confirmation: "uma senha longa",
  address: { ...EMPTY_PERSON.address, city: "Olinda" },
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
    expect(personFrom({ fullname: 7, address: "Rua das Flores" })).toEqual(EMPTY_PERSON);
  });

  it("is blank until a field or a line of the address is typed", () => {
    expect(isBlankPerson(EMPTY_PERSON)).toBe(true);
    expect(isBlankPerson({ ...EMPTY_PERSON, cpf: "1" })).toBe(false);
    expect(isBlankPerson({ ...EMPTY_PERSON, address: { ...EMPTY_PERSON.address, street: "A" } })).toBe(false);
  });
});

describe("the rules of a registration", () => {
  it("want the password twice", () => {
    expect(personRules.confirmation("outra senha", typed)).toBe("As senhas não são iguais");
    expect(personRules.confirmation("uma senha longa", typed)).toBeNull();
  });

  it("do without a birth date, and refuse one that cannot be", () => {
    expect(personRules.birthdate("")).toBeNull();
    expect(personRules.birthdate("12/05/1990")).toBeNull();
    expect(personRules.birthdate("31/02/1990")).toBe(MESSAGES.date);
    expect(personRules.birthdate("12/05/1790")).toBe(MESSAGES.date);
  });
});
