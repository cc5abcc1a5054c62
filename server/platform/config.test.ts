import { describe, expect, it } from "vitest";
import { listeningAt, loadConfig, localAddress } from "./config.ts";
import { StartFailure } from "./start-failure.ts";

describe("configuration", () => {
  it("needs no variable at all", () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      smtpUrl: undefined,
      demo: true,
      productName: "Prumo",
      publicUrl: "http://localhost:3000",
      logLevel: "info",
      production: false,
    });
  });

  it("treats an empty variable as absent", () => {
    expect(loadConfig({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject({ port: 3000, demo: true });
  });

  it.each([
    ["with a database of one's own", { DATABASE_URL: "postgres://a:b@db/prumo" }, false],
    ["in production", { NODE_ENV: "production" }, false],
    ["when asked for, with a database of one's own", { DATABASE_URL: "postgres://a:b@db/prumo", DEMO: "1" }, true],
    ["when refused, with the embedded database", { DEMO: "0" }, false],
  ])("decides on demo data %s", (_, env, demo) => {
    expect(loadConfig(env).demo).toBe(demo);
  });

  it("takes several servers of one database", () => {
    const DATABASE_URL = "postgres://conta:senha@um:5501,outro/prumo?sslmode=require";
    expect(loadConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each(["postgres://conta:senha@/prumo?host=um,outro&port=5501,5502", "postgresql:///prumo?host=um%2Coutro"])(
    "says where several servers stand, of %s",
    (DATABASE_URL) => {
      expect(() => loadConfig({ DATABASE_URL })).toThrow(
        /^Configuração inválida\.\nDATABASE_URL: escreva os servidores antes do banco, como postgres:.*$/,
      );
    },
  );

  it("takes a comma in the password for no second server", () => {
    const DATABASE_URL = "postgres://conta:a,b@um:5432/prumo";
    expect(loadConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "mysql://a:segredo@db/prumo"],
    ["DATABASE_URL", "segredo"],
    ["DATABASE_URL", "postgres://a:segredo@um,/prumo"],
    ["DATABASE_URL", "postgres://a:segredo@um:5432,outro:x/prumo"],
    ["DATABASE_POOLER_URL", "segredo"],
    ["DATABASE_POOLER_URL", "postgres://pooler:6432/prumo"],
    ["DATABASE_READ_URL", "postgres://standby:5432/prumo"],
    ["SMTP_URL", "http://a:segredo@mail"],
    ["MAIL_FROM", "ninguem"],
    ["ADMIN_EMAIL", "ninguem"],
    ["DEMO", "talvez"],
    ["LOG_LEVEL", "verbose"],
    ["SUPPORT_URL", "javascript:segredo"],
    ["PUBLIC_URL", "prumo.exemplo"],
    ["PAYMENTS", "dinheiro"],
    ["PAYMENTS", "pagarme"],
    ["PAGARME_SECRET_KEY", "pk_segredo"],
    ["PAGARME_PUBLIC_KEY", "sk_segredo"],
    ["PAGARME_WEBHOOK_PASSWORD", "segredo"],
    ["PAGARME_URL", "segredo"],
    ["PLATFORM_PIX_KEY", "segredo"],
    ["PLATFORM_PIX_NAME", "💪"],
    ["PLATFORM_PIX_CITY", "💪"],
  ])("names %s when it is %s, and repeats no secret", (name, value) => {
    const attempt = () => loadConfig({ [name]: value });
    expect(attempt).toThrow(StartFailure);
    expect(attempt).toThrow(new RegExp(`^Configuração inválida\\.\n${name}: `));
    expect(attempt).not.toThrow(/segredo/);
  });

  it("refuses the keys of a bucket that is not named, unless it is left out on purpose", () => {
    const keys = { S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
    expect(() => loadConfig(keys)).toThrow("S3_BUCKET: informe o bucket");
    expect(loadConfig({ ...keys, S3_BUCKET: "" }).s3).toBeUndefined();
  });

  it("reports every wrong variable at once", () => {
    expect(() => loadConfig({ PORT: "x", DEMO: "x" })).toThrow(/PORT: .*\nDEMO: /);
  });

  it("charges nobody unless a provider is named, and names what is missing for it", () => {
    expect(loadConfig({}).pagarme).toBeUndefined();
    const keys = { PAGARME_SECRET_KEY: "sk_a", PAGARME_PUBLIC_KEY: "pk_b", PAGARME_WEBHOOK_USER: "prumo" };
    expect(() => loadConfig({ PAYMENTS: "pagarme", ...keys })).toThrow(
      "PAYMENTS: para cobrar com o Pagar.me, informe também PAGARME_WEBHOOK_PASSWORD.",
    );
    const whole = { PAYMENTS: "pagarme", ...keys, PAGARME_WEBHOOK_PASSWORD: "longa o bastante" };
    expect(loadConfig(whole).pagarme).toEqual({
      baseUrl: "https://api.pagar.me/core/v5",
      secretKey: "sk_a",
      publicKey: "pk_b",
      webhook: { user: "prumo", password: "longa o bastante" },
    });
  });

  it("receives by Pix with key, name and city together, and with demo data at a fictitious key", () => {
    const whole = {
      PLATFORM_PIX_KEY: "Financeiro@Prumo.com.br",
      PLATFORM_PIX_NAME: "Prumo",
      PLATFORM_PIX_CITY: "Recife",
    };
    expect(loadConfig(whole).platformPix).toEqual({
      kind: "email",
      key: "financeiro@prumo.com.br",
      name: "Prumo",
      city: "Recife",
    });
    expect(() => loadConfig({ ...whole, PLATFORM_PIX_NAME: "", PLATFORM_PIX_CITY: "" })).toThrow(
      "PLATFORM_PIX_NAME: para receber por Pix, informe também PLATFORM_PIX_NAME, PLATFORM_PIX_CITY.",
    );
    expect(loadConfig({ DEMO: "1" }).platformPix?.key).toBe("pix@prumo.example");
    expect(loadConfig({ DEMO: "0" }).platformPix).toBeUndefined();
  });

  it("signs mail with the product's name", () => {
    const { mailFrom } = loadConfig({ PRODUCT_NAME: "Fio", MAIL_FROM: "oi@fio.com.br" });
    expect(mailFrom).toBe('"Fio" <oi@fio.com.br>');
  });

  it("ends a public address without a slash, so that paths can be put behind it", () => {
    expect(loadConfig({ PUBLIC_URL: "https://prumo.com.br/" }).publicUrl).toBe("https://prumo.com.br");
  });
});

describe("a port that the server found", () => {
  it("stands in the address of mails, unless that was set", () => {
    expect(listeningAt(loadConfig({ PORT: "0" }), 41_234)).toMatchObject({
      port: 41_234,
      publicUrl: "http://localhost:41234",
    });
    const PUBLIC_URL = "https://prumo.example";
    expect(listeningAt(loadConfig({ PORT: "0", PUBLIC_URL }), 41_234).publicUrl).toBe(PUBLIC_URL);
  });
});

describe("local address", () => {
  it.each([
    ["127.0.0.1", "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["192.168.0.9", "http://192.168.0.9:3000"],
    ["fd00::9", "http://[fd00::9]:3000"],
  ])("of %s is %s", (host, expected) => {
    expect(localAddress(host, 3000)).toBe(expected);
  });
});
