import type { Writable } from "node:stream";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** No personal data (LGPD): queries hold e-mails and codes, bodies health data, headers tokens; addresses are personal too. */
export function createLog(config: Pick<Config, "logLevel" | "production">, out: Writable = process.stdout): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: requestLine, res: (reply: Reply) => ({ status: reply.statusCode }), err: failure },
  };
  return config.production ? pino(options, out) : pino(options, { write: (line) => out.write(readable(line)) });
}

interface Request {
  method?: string;
  url?: string;
}

interface Reply {
  statusCode?: number;
}

function requestLine({ method, url }: Request): Request {
  return { ...(method && { method }), ...(url && { url: url.split("?")[0] ?? "" }) };
}

/** Only these properties of an error: others quote the row (`detail: Key (email)=(…) already exists`). */
function failure(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, stack, code, constraint } = error;
  return { type: name, message, stack, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
}

interface LogLine {
  readonly level?: string;
  readonly time?: string;
  readonly msg?: string;
  readonly reqId?: string;
  readonly req?: Request;
  readonly res?: { readonly status?: number };
  readonly err?: { readonly message: string; readonly stack?: string };
  readonly responseTime?: number;
}

const LABELS: Record<string, string> = { fatal: "FATAL ", error: "ERRO ", warn: "aviso " };

function readable(line: string): string {
  const written: unknown = JSON.parse(line);
  // pino wrote the line with the serializers above.
  const { level = "", time, msg, reqId, req, res, err, responseTime, ...rest } = written as LogLine;
  const parts = [
    `${String(time).slice(11, 19)} ${LABELS[level] ?? ""}${msg ?? ""}`,
    reqId && `[${reqId}]`,
    req && `${req.method} ${req.url}`,
    res && `→ ${res.status}`,
    responseTime !== undefined && `${Math.round(responseTime)} ms`,
    Object.keys(rest).length > 0 && JSON.stringify(rest),
    err && `\n${err.stack ?? err.message}`,
  ];
  return `${parts.filter(Boolean).join(" ")}\n`;
}
