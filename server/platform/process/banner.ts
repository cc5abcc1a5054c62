import type { Config } from "../config.ts";

export interface DemoAccount {
  label: string;
  email: string;
  password: string;
}

export function banner(config: Config, address: string, accounts: readonly DemoAccount[]): string {
  const width = Math.max(0, ...accounts.map(({ label }) => label.length));
  const emailWidth = Math.max(0, ...accounts.map(({ email }) => email.length));
  const lines = [
    `${config.productName} está no ar: ${address}`,
    ...(accounts.length > 0 ? ["", "Contas de demonstração (conta, e-mail, senha):"] : []),
    ...accounts.map(
      ({ label, email, password }) => `  ${label.padEnd(width)}  ${email.padEnd(emailWidth)}  ${password}`,
    ),
    "",
    config.smtpUrl
      ? "E-mails: enviados pelo servidor indicado em SMTP_URL."
      : `E-mails: gravados em ${config.dataDir}/outbox`,
    `Dados:   ${config.databaseUrl ? "no PostgreSQL indicado em DATABASE_URL, arquivos em " : ""}${config.dataDir}`,
    "Para encerrar: Ctrl-C",
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n\n`;
}
