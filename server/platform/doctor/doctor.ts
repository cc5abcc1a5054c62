import { type Config, loadConfig } from "../config.ts";
import { runningDatabase } from "../database/embedded/running.ts";
import { StartFailure } from "../start-failure.ts";
import { examineDatabase } from "./database.ts";
import { examined, type Finding, notice, well, wrong } from "./finding.ts";
import { examineDisks, examineScheduler, examineTimeServer } from "./machine.ts";
import { examineAddress, examineBackups, examineFiles, examineMail, examinePayments } from "./services.ts";
import { examineStandby } from "./standby.ts";

/** Everything an operator would look at after a call in the night. It writes nothing but one file, which it removes. */
export async function examine(env: NodeJS.ProcessEnv, now: Date): Promise<readonly Finding[]> {
  const config = configIn(env);
  if (Array.isArray(config)) return config;
  const parts = await Promise.all([
    examineSettings(config),
    examineDisks(config),
    examined("Relógio", examineTimeServer),
    examineScheduler(),
    examined("Banco de dados", async () =>
      examineDatabase({ ownerUrl: await ownerOf(config), isBackedUp: Boolean(config.backups.to) }),
    ),
    examined("Réplica", () => examineStandbyIn(config)),
    examined("Arquivos", async () => [await examineFiles(config)]),
    examined("E-mail", async () => [await examineMail(config)]),
    examined("Pagamentos", async () => [await examinePayments(config)]),
    examined("Cópias", () => examineBackups(config, now)),
    examined("Endereço", async () => [await examineAddress(config)]),
  ]);
  return parts.flat();
}

function configIn(env: NodeJS.ProcessEnv): Config | Finding[] {
  try {
    return loadConfig(env);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    // The first line is the title.
    return error.message.split("\n").slice(1).map(wrong);
  }
}

function examineSettings({ production, secretKeys, adminEmail, databaseUrl }: Config): readonly Finding[] {
  if (!production) return [notice("Configuração: válida, mas não é de produção (NODE_ENV=production).")];
  const findings = [
    well(`Configuração: válida, ${databaseUrl ? "com um PostgreSQL seu" : "com o PostgreSQL embutido"}.`),
  ];
  if (secretKeys.length === 0)
    findings.push(notice("Configuração: sem SECRET_KEYS, trocar a senha do banco encerra links e cartas."));
  if (!adminEmail)
    findings.push(notice("Configuração: sem ADMIN_EMAIL não há convite enquanto não houver administrador."));
  return findings;
}

async function examineStandbyIn(config: Config): Promise<readonly Finding[]> {
  const ownerUrl = await ownerOf(config);
  return ownerUrl && config.readUrl ? [await examineStandby(ownerUrl, config.readUrl)] : [];
}

const ownerOf = async ({ databaseUrl, dataDir }: Config) => databaseUrl ?? (await runningDatabase(dataDir));

const MARKS: Record<Finding["state"], string> = { well: "ok   ", notice: "aviso", wrong: "ERRO " };

/** One line each. Exit code 1 when something is wrong. */
export async function runDoctor(env: NodeJS.ProcessEnv): Promise<void> {
  const findings = await examine(env, new Date());
  for (const { state, sentence } of findings) process.stdout.write(`${MARKS[state]} ${sentence}\n`);
  if (findings.some(({ state }) => state === "wrong")) process.exitCode = 1;
}
