import { describe, expect, it } from "vitest";
import { formatPixKey, pixKeyOf, pixKeyProblem } from "./keys.ts";

const RANDOM = "123e4567-e12b-12d1-a456-426655440000";
const MAX_DOMAIN_LENGTH = "exemplo.com.br";
const email = (length: number) => `${"a".repeat(length - MAX_DOMAIN_LENGTH.length - 1)}@${MAX_DOMAIN_LENGTH}`;

describe("a Pix key", () => {
  it.each([
    ["529.982.247-25", "cpf", "52998224725"],
    ["52998224725", "cpf", "52998224725"],
    ["11.222.333/0001-81", "cnpj", "11222333000181"],
    ["11222333000181", "cnpj", "11222333000181"],
    // The example of the Receita Federal for letters (IN RFB 2.229/2024).
    ["12.ABC.345/01DE-35", "cnpj", "12ABC34501DE35"],
    ["12abc34501de35", "cnpj", "12ABC34501DE35"],
    ["Fulano_da_Silva.Recebedor@Example.com", "email", "fulano_da_silva.recebedor@example.com"],
    [email(77), "email", email(77)],
    ["(11) 98765-4321", "phone", "+5511987654321"],
    ["11987654321", "phone", "+5511987654321"],
    ["+55 11 98765-4321", "phone", "+5511987654321"],
    ["5511987654321", "phone", "+5511987654321"],
    [` ${RANDOM.toUpperCase()} `, "random", RANDOM],
  ])("written %s is the %s %s", (text, kind, key) => {
    expect(pixKeyOf(text)).toEqual({ kind, key });
    expect(pixKeyProblem(text)).toBeUndefined();
  });

  it("of eleven digits that are a CPF is the CPF, unless it is written as a phone", () => {
    // Both a CPF and a cellphone of São Paulo.
    expect(pixKeyOf("11900000083")?.kind).toBe("cpf");
    expect(pixKeyOf("(11) 90000-0083")).toEqual({ kind: "phone", key: "+5511900000083" });
    expect(pixKeyOf("+5511900000083")?.kind).toBe("phone");
  });

  it.each([
    ["52998224725", "529.982.247-25"],
    ["12ABC34501DE35", "12.ABC.345/01DE-35"],
    ["+5511987654321", "(11) 98765-4321"],
    ["a@b.co", "a@b.co"],
    [RANDOM, RANDOM],
  ])("stored as %s is shown as %s", (key, shown) => {
    const known = pixKeyOf(key);
    expect(known && formatPixKey(known)).toBe(shown);
  });

  it("as it is stored is the same key", () => {
    for (const text of [
      "529.982.247-25",
      "11.222.333/0001-81",
      "12.ABC.345/01DE-35",
      "(11) 98765-4321",
      RANDOM,
      "a@b.co",
    ]) {
      const known = pixKeyOf(text);
      expect(pixKeyOf(known?.key ?? "")).toEqual(known);
    }
  });
});

describe("no Pix key", () => {
  it.each([
    ["529.982.247-24", "Confira o número: não é um CPF nem um celular com DDD"],
    ["11111111111", "Confira o número: não é um CPF nem um celular com DDD"],
    ["20987654321", "Confira o número: não é um CPF nem um celular com DDD"],
    ["1198765432", "Escreva o CPF, o CNPJ ou o celular completo, com DDD"],
    ["1134567890", "Escreva o CPF, o CNPJ ou o celular completo, com DDD"],
    ["+351 912 345 678", "Escreva o CPF, o CNPJ ou o celular completo, com DDD"],
    ["11.222.333/0001-82", "CNPJ inválido. Confira os números"],
    ["12.ABC.345/01DE-36", "CNPJ inválido. Confira os números"],
    ["00000000000000", "CNPJ inválido. Confira os números"],
    [email(78), "E-mail inválido. Escreva a chave como está no aplicativo do banco"],
    ["ana@exemplo", "E-mail inválido. Escreva a chave como está no aplicativo do banco"],
    ["ana maria@exemplo.com", "E-mail inválido. Escreva a chave como está no aplicativo do banco"],
    [RANDOM.slice(0, -1), "A chave aleatória tem 32 letras e números em cinco grupos separados por hífen"],
    ["minha chave", "Chave não reconhecida. Use CPF, CNPJ, e-mail, celular ou chave aleatória"],
    ["", "Chave não reconhecida. Use CPF, CNPJ, e-mail, celular ou chave aleatória"],
  ])("is %s, and the sentence says what is wrong", (text, sentence) => {
    expect(pixKeyOf(text)).toBeUndefined();
    expect(pixKeyProblem(text)).toBe(sentence);
  });
});
