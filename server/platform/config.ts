import { resolve } from "node:path";
import { z } from "zod";
import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import { asciiText, PIX_CITY_LENGTH, PIX_NAME_LENGTH } from "#domain/billing/pix/ascii.ts";
import { pixKeyOf, pixKeyProblem } from "#domain/billing/pix/keys.ts";
import { TRIAL_DAYS } from "#domain/billing/trial.ts";
import { recordOf } from "#domain/record.ts";
import { serversIn } from "./database/connection/address.ts";
import { StartFailure } from "./start-failure.ts";

export type Config = z.output<typeof Environment>;

const flag = (name: string) =>
  z.enum(["0", "1"], `${name}: use 1 (sim) ou 0 (não).`).transform((value) => value === "1");

const address = (name: string, protocol: RegExp, example: string) =>
  // The value is never repeated: database and mail addresses carry passwords.
  z.url({ protocol, error: `${name}: use um endereço como ${example}.` });

const DATABASE_EXAMPLE = "postgres://conta:senha@servidor:5432/prumo";

/** Several servers stand before the database, by commas. */
const databaseAddress = (name: string) =>
  z
    .string()
    .refine((url) => !new URLSearchParams(url.split("?")[1]).get("host")?.includes(","), {
      error: `${name}: escreva os servidores antes do banco, como postgres://conta:senha@um:5432,outro:5432/prumo.`,
      abort: true,
    })
    .refine(
      (url) => z.array(address(name, /^postgres(ql)?$/, DATABASE_EXAMPLE)).safeParse(serversIn(url)).success,
      `${name}: use um endereço como ${DATABASE_EXAMPLE}.`,
    );

const PAGARME_API = "https://api.pagar.me/core/v5";
const PAGARME_SETTINGS = [
  "PAGARME_SECRET_KEY",
  "PAGARME_PUBLIC_KEY",
  "PAGARME_WEBHOOK_USER",
  "PAGARME_WEBHOOK_PASSWORD",
] as const;

/** The settings are set together or not at all. */
const PIX_SETTINGS = ["PLATFORM_PIX_KEY", "PLATFORM_PIX_NAME", "PLATFORM_PIX_CITY"] as const;

const DEMO_PIX: PixReceiver = { kind: "email", key: "pix@prumo.example", name: "Prumo", city: "São Paulo" };

const PixKeySetting = z.string().transform((typed, context) => {
  const key = pixKeyOf(typed);
  if (key) return key;
  context.addIssue({ code: "custom", message: `PLATFORM_PIX_KEY: ${pixKeyProblem(typed)}.` });
  return z.NEVER;
});

const pixText = (name: string, length: number) =>
  z
    .string()
    .trim()
    .max(60, `${name}: use no máximo 60 caracteres.`)
    .refine((typed) => asciiText(typed, length) !== "", `${name}: use letras ou números.`);

interface WholeNumber<Usual extends number | undefined> {
  readonly min: number;
  readonly max: number;
  /** Undefined: without the setting there is no number. */
  readonly usual: Usual;
  /** In the plural; absent for a number that measures nothing. */
  readonly unit?: string;
  /** The meaning of 0. */
  readonly zero?: string;
}

function wholeNumber<Usual extends number | undefined>(
  name: string,
  { min, max, usual, unit, zero }: WholeNumber<Usual>,
) {
  const range = `de ${min}${zero ? ` (${zero})` : ""} a ${max}`;
  const standard = usual === undefined ? "" : ` (padrão: ${usual})`;
  const sentence = `${name}: use ${unit ? `${range} ${unit}` : `um número ${range}`}${standard}.`;
  const given = z.coerce.number(sentence).int(sentence).min(min, sentence).max(max, sentence);
  return given.optional().transform((value) => value ?? usual);
}

/** Each error sentence begins with the variable to correct. docs/operations.md lists them. */
const Environment = z
  .object({
    PORT: wholeNumber("PORT", { min: 0, max: 65_535, usual: 3000 }),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: databaseAddress("DATABASE_URL").optional(),
    DATABASE_POOLER_URL: databaseAddress("DATABASE_POOLER_URL").optional(),
    DATABASE_READ_URL: databaseAddress("DATABASE_READ_URL").optional(),
    SMTP_URL: address("SMTP_URL", /^smtps?$/, "smtp://conta:senha@servidor:587").optional(),
    MAIL_FROM: z.email("MAIL_FROM: use um endereço de e-mail, como nao-responda@exemplo.com.br.").optional(),
    ADMIN_EMAIL: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email("ADMIN_EMAIL: use um endereço de e-mail, como admin@exemplo.com.br."))
      .optional(),
    DEMO: flag("DEMO").optional(),
    PRODUCT_NAME: z.string().max(40, "PRODUCT_NAME: use no máximo 40 caracteres.").default("Prumo"),
    SUPPORT_URL: address("SUPPORT_URL", /^(https?|mailto)$/, "https://exemplo.com.br/ajuda").optional(),
    SUPPORT_EMAIL: z.email("SUPPORT_EMAIL: use um endereço de e-mail, como suporte@exemplo.com.br.").optional(),
    TOUR_URL: address("TOUR_URL", /^https?$/, "https://exemplo.com.br/conheca").optional(),
    PUBLIC_URL: address("PUBLIC_URL", /^https?$/, "https://prumo.exemplo.com.br").optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ENDPOINT: address("S3_ENDPOINT", /^https?$/, "https://s3.exemplo.com.br").optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    PAYMENTS: z.enum(["sandbox", "pagarme"], "PAYMENTS: use sandbox ou pagarme (padrão: sandbox).").default("sandbox"),
    PAGARME_SECRET_KEY: z
      .string()
      .regex(/^sk_/, "PAGARME_SECRET_KEY: use a chave secreta, que começa com sk_.")
      .optional(),
    PAGARME_PUBLIC_KEY: z
      .string()
      .regex(/^pk_/, "PAGARME_PUBLIC_KEY: use a chave pública, que começa com pk_.")
      .optional(),
    PAGARME_WEBHOOK_USER: z
      .string()
      .regex(/^[^:]+$/, "PAGARME_WEBHOOK_USER: use um nome sem dois-pontos.")
      .optional(),
    PAGARME_WEBHOOK_PASSWORD: z.string().min(12, "PAGARME_WEBHOOK_PASSWORD: use pelo menos 12 caracteres.").optional(),
    PAGARME_URL: address("PAGARME_URL", /^https?$/, "https://api.pagar.me/core/v5").default(PAGARME_API),
    PLATFORM_PIX_KEY: PixKeySetting.optional(),
    PLATFORM_PIX_NAME: pixText("PLATFORM_PIX_NAME", PIX_NAME_LENGTH).optional(),
    PLATFORM_PIX_CITY: pixText("PLATFORM_PIX_CITY", PIX_CITY_LENGTH).optional(),
    GENERATOR_USER_IDS: z
      .string()
      .regex(/^\s*\d+(\s*,\s*\d+)*\s*$/, "GENERATOR_USER_IDS: use números separados por vírgulas, como 12,34.")
      .optional(),
    TRIAL_DAYS: wholeNumber("TRIAL_DAYS", { min: 0, max: 90, usual: TRIAL_DAYS, unit: "dias", zero: "sem teste" }),
    STAFF_SESSION_HOURS: wholeNumber("STAFF_SESSION_HOURS", { min: 1, max: 24 * 30, usual: 72, unit: "horas" }),
    STUDENT_SESSION_DAYS: wholeNumber("STUDENT_SESSION_DAYS", { min: 1, max: 365, usual: 30, unit: "dias" }),
    BACKUP_TO: z.string().optional(),
    BACKUP_AT: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "BACKUP_AT: use um horário como 03:10 (de Brasília).")
      .default("03:10"),
    BACKUP_KEEP_DAYS: wholeNumber("BACKUP_KEEP_DAYS", { min: 1, max: 365, usual: 30, unit: "dias" }),
    BACKUP_KEY: z
      .string()
      .regex(/^AGE-SECRET-KEY-1/, "BACKUP_KEY: use uma chave AGE-SECRET-KEY-1…, como a de npm run backup -- --new-key.")
      .optional(),
    METRICS_PORT: wholeNumber("METRICS_PORT", { min: 1, max: 65_535, usual: undefined }),
    METRICS_HOST: z.string().default("127.0.0.1"),
    TRACES_URL: address("TRACES_URL", /^https?$/, "http://127.0.0.1:4318").optional(),
    SECRET_KEYS: z
      .string()
      .transform((list) => list.split(",").map((key) => key.trim()))
      .pipe(z.array(z.string().min(16, "SECRET_KEYS: use chaves de 16 caracteres ou mais, separadas por vírgulas.")))
      .optional(),
    LOG_LEVEL: z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "LOG_LEVEL: use fatal, error, warn, info, debug, trace ou silent (padrão: info).",
      )
      .default("info"),
    NODE_ENV: z.string().default("development"),
  })
  .superRefine((env, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    for (const name of ["DATABASE_POOLER_URL", "DATABASE_READ_URL"] as const)
      if (env[name] && !env.DATABASE_URL)
        refuse(`${name}: informe também DATABASE_URL, com o endereço do próprio PostgreSQL.`);
    const missing = env.PAYMENTS === "pagarme" ? PAGARME_SETTINGS.filter((name) => !env[name]) : [];
    if (missing.length > 0) refuse(`PAYMENTS: para cobrar com o Pagar.me, informe também ${missing.join(", ")}.`);
    const absent = PIX_SETTINGS.filter((name) => !env[name]);
    if (absent.length > 0 && absent.length < PIX_SETTINGS.length)
      refuse(`${absent[0]}: para receber por Pix, informe também ${absent.join(", ")}.`);
    const usesBucket = Boolean(env.S3_BUCKET) || env.BACKUP_TO?.startsWith("s3://");
    const hasKeys = Boolean(env.S3_ENDPOINT || env.S3_ACCESS_KEY_ID || env.S3_SECRET_ACCESS_KEY);
    if (!usesBucket && hasKeys && env.S3_BUCKET === undefined)
      refuse("S3_BUCKET: informe o bucket, ou retire as outras variáveis S3_.");
    if (!usesBucket) return;
    if (!env.S3_ACCESS_KEY_ID) refuse("S3_ACCESS_KEY_ID: informe a chave de acesso ao bucket.");
    if (!env.S3_SECRET_ACCESS_KEY) refuse("S3_SECRET_ACCESS_KEY: informe o segredo da chave de acesso.");
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    /** Undefined: the embedded database in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** Undefined: requests go to the database itself. The account and the password are the server's own. */
    poolerUrl: env.DATABASE_POOLER_URL,
    /** Undefined: all reads go to the database itself. */
    readUrl: env.DATABASE_READ_URL,
    /** Undefined: mails are written as files to `dataDir`/outbox. */
    smtpUrl: env.SMTP_URL,
    /** The sender of mails. Without a mail server no one receives them, so any address is good enough. */
    mailFrom: `"${env.PRODUCT_NAME.replaceAll('"', "")}" <${env.MAIL_FROM ?? "nao-responda@localhost"}>`,
    adminEmail: env.ADMIN_EMAIL,
    /** Demo data must never enter an external database or production by default. */
    demo: isDemo(env),
    productName: env.PRODUCT_NAME,
    /** Days of a trial without a card; 0: there is none. */
    trialDays: env.TRIAL_DAYS,
    supportUrl: env.SUPPORT_URL,
    supportEmail: env.SUPPORT_EMAIL ?? `suporte@${(env.MAIL_FROM ?? "@localhost").split("@").at(-1)}`,
    tourUrl: env.TOUR_URL,
    /** The address at which people reach the server. Every link in a mail begins with it; no slash at the end. */
    publicUrl: (env.PUBLIC_URL ?? localAddress(env.HOST, env.PORT)).replace(/\/+$/, ""),
    /** Undefined: photos lie in `dataDir`. */
    s3: env.S3_BUCKET ? { bucket: env.S3_BUCKET, ...bucketKeysOf(env) } : undefined,
    backups: {
      /** A folder or s3://bucket/prefix. Undefined: the server backs up nothing by itself. */
      to: env.BACKUP_TO,
      at: env.BACKUP_AT,
      keepDays: env.BACKUP_KEEP_DAYS,
      key: env.BACKUP_KEY,
      bucketKeys: env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY ? bucketKeysOf(env) : undefined,
    },
    /** Undefined: the sandbox, which moves no money. */
    pagarme:
      env.PAYMENTS === "pagarme"
        ? {
            baseUrl: env.PAGARME_URL.replace(/\/+$/, ""),
            secretKey: env.PAGARME_SECRET_KEY ?? "",
            publicKey: env.PAGARME_PUBLIC_KEY ?? "",
            webhook: { user: env.PAGARME_WEBHOOK_USER ?? "", password: env.PAGARME_WEBHOOK_PASSWORD ?? "" },
          }
        : undefined,
    // The demonstration of a provider shows its Pix.
    platformPix: pixReceiverOf(env) ?? (isDemo(env) && env.PAYMENTS !== "pagarme" ? DEMO_PIX : undefined),
    generatorUserIds: env.GENERATOR_USER_IDS?.split(",").map(Number),
    sessions: {
      staffIdleMs: env.STAFF_SESSION_HOURS * 3_600_000,
      studentIdleMs: env.STUDENT_SESSION_DAYS * 24 * 3_600_000,
    },
    /** The present one first. Empty: the owner's password is the only source of derived secrets. */
    secretKeys: env.SECRET_KEYS ?? [],
    telemetry: {
      /** Undefined: nothing is measured. */
      metrics: env.METRICS_PORT ? { host: env.METRICS_HOST, port: env.METRICS_PORT } : undefined,
      /** A collector takes OTLP over HTTP there. */
      tracesUrl: env.TRACES_URL?.replace(/\/+$/, ""),
    },
    /** Administrators need one, and trainers if an owner of the platform asks for it. Demo accounts are everybody's. */
    requiresSecondFactor: !isDemo(env),
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === "production",
  }));

interface BucketSettings {
  readonly S3_REGION: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

const bucketKeysOf = (env: BucketSettings) => ({
  region: env.S3_REGION,
  endpoint: env.S3_ENDPOINT,
  accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
  secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
});

interface DemoSettings {
  readonly DEMO?: boolean | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly NODE_ENV: string;
}

const isDemo = ({ DEMO, DATABASE_URL, NODE_ENV }: DemoSettings): boolean =>
  DEMO ?? (DATABASE_URL === undefined && NODE_ENV !== "production");

interface PixSettings {
  readonly PLATFORM_PIX_KEY?: Pick<PixReceiver, "kind" | "key"> | undefined;
  readonly PLATFORM_PIX_NAME?: string | undefined;
  readonly PLATFORM_PIX_CITY?: string | undefined;
}

const pixReceiverOf = (env: PixSettings): PixReceiver | undefined =>
  env.PLATFORM_PIX_KEY && env.PLATFORM_PIX_NAME && env.PLATFORM_PIX_CITY
    ? { ...env.PLATFORM_PIX_KEY, name: env.PLATFORM_PIX_NAME, city: env.PLATFORM_PIX_CITY }
    : undefined;

/** Throws a StartFailure with one sentence per wrong variable. An empty variable counts as absent; S3_BUCKET= leaves its keys unused. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const isGiven = ([name, value]: [string, string | undefined]) =>
    value !== undefined && (value !== "" || name === "S3_BUCKET");
  const given = recordOf(Object.entries(env).filter(isGiven));
  const read = Environment.safeParse(given);
  if (read.success) return read.data;
  throw new StartFailure(`Configuração inválida.\n${read.error.issues.map((issue) => issue.message).join("\n")}`);
}

/** With PORT=0 the port is known when the server has found a free one, and with it an address that nobody set. */
export const listeningAt = (config: Config, port: number): Config => ({
  ...config,
  port,
  publicUrl:
    config.publicUrl === localAddress(config.host, config.port) ? localAddress(config.host, port) : config.publicUrl,
});

export function localAddress(host: string, port: number): string {
  const everywhere = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
