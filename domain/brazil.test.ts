import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyMask,
  cpfProblem,
  fillsMask,
  formatBrazilianPhone,
  formatCep,
  formatCpf,
  formatPhone,
  isBrazilianPhone,
  isCellphone,
  isCep,
  isCpf,
  isPhoneComplete,
  PHONE_COUNTRIES,
  phoneMask,
  whatsAppDigits,
} from "./brazil.ts";

describe("a CPF", () => {
  it.each(["529.982.247-25", "52998224725", "111.444.777-35", "000.000.001-91"])("%s is one", (text) => {
    expect(isCpf(text)).toBe(true);
  });

  it.each([
    "529.982.247-26",
    "529.982.247-35",
    "111.111.111-11",
    "00000000000",
    "529.982.247-2",
    "529982247250",
    "529.98224725",
    "529.982.247-25a",
    "",
  ])("%s is none", (text) => {
    expect(isCpf(text)).toBe(false);
  });

  it("is refused with any single digit changed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [..."52998224725"];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(isCpf(digits.join(""))).toBe(false);
      }),
    );
  });

  it("is written with its points and dash", () => {
    expect(formatCpf("52998224725")).toBe("529.982.247-25");
  });
});

describe("a CEP", () => {
  it("has eight digits, with or without its dash", () => {
    expect(["01310-100", "01310100"].every(isCep)).toBe(true);
    expect(["0131010", "013101000", "01310_100", "0131-0100", ""].some(isCep)).toBe(false);
    expect(formatCep("01310100")).toBe("01310-100");
  });
});

describe("a mask", () => {
  it("is written as far as the digits go", () => {
    expect(applyMask("(00) 00000-0000", "119")).toBe("(11) 9");
    expect(applyMask("(00) 00000-0000", "")).toBe("");
    expect(applyMask("00-00", "123456")).toBe("12-34");
    expect(fillsMask("(00) 0 0000-0000", "(11) 9 8765-4321")).toBe(true);
    expect(fillsMask("(00) 0 0000-0000", "(11) 9 8765-432")).toBe(false);
  });
});

describe("a phone", () => {
  it.each([
    ["BR", "(11) 98765-4321"],
    ["PT", "91 234 5678"],
    ["AR-1", "11 2345 6789"],
    ["AR-2", "34 567 8901"],
    ["AR-3", "345 67 8901"],
    ["CL-1", "2 2345 6789"],
    ["CL-2", "91 1234 5678"],
    ["MZ-1", "21 2345678"],
    ["MZ-2", "258 2345678"],
    ["IT", "345.1234567"],
    ["DE-1", "030 1234567890"],
    ["DE-2", "0301 1234567890"],
    ["DE-3", "03012 1234567890"],
    ["US", "(212) 555-0123"],
    ["FR", "06 12 34 56 78"],
    ["JP", "09-01-2345-6789"],
    ["GB", "7911 123456"],
    ["PY", "961 234 567"],
    ["ES", "612 345 678"],
    ["CA", "(416) 555-0123"],
    ["IE", "85 123 4567"],
    ["CH", "78 123 45 67"],
  ])("of %s is written %s", (country, phone) => {
    expect(isPhoneComplete(country, phone)).toBe(true);
    expect(isPhoneComplete(country, phone.slice(0, -1))).toBe(false);
    expect(isPhoneComplete(country, `${phone}0`)).toBe(false);
    expect(isPhoneComplete(country, phone.replace(/\D/g, ""))).toBe(true);
    expect(formatPhone(country, phone.replace(/\D/g, ""))).toBe(phone);
  });

  it("may be of sixteen countries, some with a mask for each kind of area", () => {
    expect(new Set(PHONE_COUNTRIES.map(({ name }) => name.replace(/ \(.*/, ""))).size).toBe(16);
  });

  it("has a country of the list, each with a code of its own, or the default mask", () => {
    expect(new Set(PHONE_COUNTRIES.map(({ code }) => code)).size).toBe(PHONE_COUNTRIES.length);
    expect(phoneMask("XX")).toBe("(00) 00000-0000");
    expect(phoneMask(null)).toBe("(00) 00000-0000");
  });
});

describe("WhatsApp", () => {
  it.each([
    ["BR", "(11) 98765-4321", "5511987654321"],
    ["BR", "1132654321", "551132654321"],
    ["PT", "91 234 5678", "351912345678"],
    ["PY", "981 123 456", "595981123456"],
    ["US", "(212) 555-0123", "12125550123"],
    ["FR", "06 12 34 56 78", "33612345678"],
    ["AR-1", "11 2345 6789", "5491123456789"],
    ["JP", "81-90-1234-5678", "819012345678"],
    ["DE-1", "491 5112345678", "4915112345678"],
  ])("dials the phone of %s %s as %s", (country, phone, dialled) => {
    expect(whatsAppDigits(country, phone)).toBe(dialled);
  });

  it.each([
    ["PT", "(11) 98765-4321"],
    ["BR", "91 234 567"],
    ["JP", "12-34-5678-9012"],
    ["BR", ""],
  ])("dials no phone of %s %s", (country, phone) => expect(whatsAppDigits(country, phone)).toBeNull());
});

describe("a Brazilian phone", () => {
  it.each([
    ["1123456789", "(11) 2345-6789"],
    ["11912345678", "(11) 91234-5678"],
    ["(11)91234-5678", "(11) 91234-5678"],
  ])("%s is whole and written %s", (text, written) => {
    expect(isBrazilianPhone(text)).toBe(true);
    expect(formatBrazilianPhone(text)).toBe(written);
  });

  it.each(["", "112345678", "119123456789", "1191234567x", "+55 ramal"])("%j is none", (text) => {
    expect(isBrazilianPhone(text)).toBe(false);
  });

  it("is written as far as it goes", () => {
    expect(formatBrazilianPhone("119")).toBe("(11) 9");
  });
});

describe("a CPF that is refused", () => {
  it.each([
    ["123.456.789-0", "CPF deve conter 11 Dígitos"],
    ["", "CPF deve conter 11 Dígitos"],
    ["123.456.789-00", "CPF inválido"],
    ["111.111.111-11", "CPF inválido"],
    ["123.456.789-09", undefined],
  ])("%s says why", (text, sentence) => expect(cpfProblem(text)).toBe(sentence));
});

describe("a cellphone", () => {
  it.each([
    ["(11) 91234-5678", true],
    ["11912345678", true],
    ["(11) 2345-6789", false],
    ["(11) 91234-56789", false],
  ])("%s: %s", (text, isOne) => expect(isCellphone(text)).toBe(isOne));
});
