import { randomUUID } from "node:crypto";
import { moreComplete } from "../backup/lost-files.ts";
import { instantOf, listBackups, readManifest } from "../backup/manifest.ts";
import { openBackupStore } from "../backup/open-store.ts";
import { refuseAmongFiles } from "../backup/place.ts";
import { wrappingWith } from "../backup/wrapping.ts";
import type { Config } from "../config.ts";
import { openStorage } from "../files/storage.ts";
import { openSmtp } from "../mail/mailer.ts";
import { reasonOf, StartFailure } from "../start-failure.ts";
import { type Finding, notice, well, wrong } from "./finding.ts";

const TIMEOUT_MS = 10_000;
const MS_PER_HOUR = 3_600_000;
/** A backup each night, with two hours of grace. */
const OLDEST_BACKUP_HOURS = 26;

export async function examineMail({ smtpUrl, production }: Config): Promise<Finding> {
  if (!smtpUrl)
    return (production ? wrong : notice)("E-mail: sem SMTP_URL nada é enviado; as cartas ficam em DATA_DIR/outbox.");
  const transport = await openSmtp(smtpUrl, TIMEOUT_MS);
  try {
    await transport.verify();
    return well("E-mail: o servidor aceita a conta.");
  } catch (error) {
    return wrong(`E-mail: o servidor de SMTP_URL não respondeu ou recusou a conta (${reasonOf(error)}).`);
  } finally {
    transport.close();
  }
}

export async function examineFiles({ dataDir, s3 }: Config): Promise<Finding> {
  const place = s3 ? `o bucket ${s3.bucket}` : "a pasta de arquivos";
  try {
    const disk = await openStorage(dataDir, s3);
    const key = `doctor-${randomUUID()}`;
    await disk.put(key, "prumo");
    const read = await disk.get(key);
    await disk.delete(key);
    return read === "prumo"
      ? well(`Arquivos: ${place} grava e lê.`)
      : wrong(`Arquivos: ${place} devolve outra coisa do que recebeu.`);
  } catch (error) {
    return wrong(`Arquivos: ${place} não pôde ser usado (${reasonOf(error)}).`);
  }
}

export async function examinePayments({ pagarme, production }: Config): Promise<Finding> {
  if (!pagarme)
    return (production ? notice : well)(
      "Pagamentos: simulação (PAYMENTS=sandbox); nenhum cartão é cobrado de verdade.",
    );
  const { baseUrl, secretKey } = pagarme;
  try {
    const { status } = await fetch(`${baseUrl}/orders?size=1`, {
      headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 200) return well("Pagamentos: o Pagar.me aceita a chave.");
    if (status === 401 || status === 403)
      return wrong(`Pagamentos: o Pagar.me recusou PAGARME_SECRET_KEY (${status}).`);
    return wrong(`Pagamentos: o Pagar.me respondeu ${status}.`);
  } catch {
    return wrong("Pagamentos: o Pagar.me não responde.");
  }
}

export async function examineBackups(config: Config, now: Date): Promise<readonly Finding[]> {
  const { backups, production } = config;
  if (!backups.to)
    return [
      (production ? wrong : notice)("Cópias: nenhuma é feita sozinha; defina BACKUP_TO em outro disco ou em s3://."),
    ];
  const open = backups.key ? [] : [notice("Cópias: sem BACKUP_KEY quem as tiver lê os dados de saúde.")];
  try {
    refuseAmongFiles(backups.to, config);
    return [...open, await examineNewestBackup(backups, now)];
  } catch (error) {
    if (error instanceof StartFailure) return [...open, wrong(`Cópias: ${error.message}`)];
    return [...open, wrong(`Cópias: ${backups.to} não pôde ser lido (${reasonOf(error)}).`)];
  }
}

async function examineNewestBackup(backups: Config["backups"], now: Date): Promise<Finding> {
  const store = await openBackupStore(backups.to ?? "", backups.bucketKeys);
  const { ended } = await listBackups(store);
  const newest = ended.at(-1);
  if (!newest) return wrong(`Cópias: não há nenhuma em ${backups.to}; faça a primeira com npm run backup.`);
  const wrapping = await wrappingWith(backups.key);
  const { missing } = (await readManifest(store, wrapping, newest)).files;
  const hours = (now.getTime() - instantOf(newest).getTime()) / MS_PER_HOUR;
  if (hours < 0)
    return wrong(`Cópias: ${newest} é do futuro e esconderia que falta a desta noite; acerte o relógio ou apague-a.`);
  if (hours > OLDEST_BACKUP_HOURS)
    return wrong(`Cópias: a última tem ${Math.round(hours)} horas; veja no registro por que a desta noite faltou.`);
  const complete = (await moreComplete({ store, wrapping, missing }, ended)).at(-1);
  if (complete)
    return wrong(
      `Cópias: à última faltam ${missing} arquivos citados no banco; ${complete} é mais completa, restaure-a em outra pasta e traga-os de lá.`,
    );
  if (missing > 0)
    return notice(`Cópias: a última está completa, mas ${missing} arquivos citados no banco não existem.`);
  return well(`Cópias: a última tem ${Math.round(hours)} horas e está conferida.`);
}

/** As a person's browser comes in: name, TLS, proxy and server. */
export async function examineAddress({ publicUrl, production }: Config): Promise<Finding> {
  if (production && !publicUrl.startsWith("https:"))
    return wrong("Endereço: PUBLIC_URL deve começar com https:// em produção.");
  try {
    const { status } = await fetch(`${publicUrl}/api/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (status === 200) return well(`Endereço: ${publicUrl} responde.`);
    return wrong(`Endereço: ${publicUrl}/api/ready respondeu ${status}.`);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return wrong(`Endereço: ${publicUrl} não responde (${reasonOf(cause)}).`);
  }
}
