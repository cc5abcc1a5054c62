import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ACCESS } from "#contract/access.ts";
import { type AccessRow, type Call, callersOf } from "#contract/call.ts";
import type { Person } from "./people.ts";

const CONTRACT = join(import.meta.dirname, "../../contract");

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "url" in value && "schema" in value;

const files = (await readdir(CONTRACT, { recursive: true })).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
const modules = await Promise.all(
  files.map((name): Promise<Record<string, unknown>> => import(`../../contract/${name}`)),
);

/** Every call of the contract. They are found by reading the folder, so that a new call is tested at once. */
export const calls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall));

export const nameOf = ({ method, url }: Call): string => `${method} ${url}`;

// Without this, a walk over calls that were not found would pass.
const unfound = Object.keys(ACCESS).filter((name) => !calls.some((call) => nameOf(call) === name));
if (unfound.length > 0) throw new Error(`not found in contract/: ${unfound.join(", ")}`);

export function accessOf(call: Call): AccessRow {
  const row = ACCESS[nameOf(call)];
  if (!row) throw new Error(`${nameOf(call)} has no row in contract/access.ts`);
  return row;
}

export const isOpenTo = ({ role, adminRoles = [] }: Pick<Person, "role" | "adminRoles">, call: Call): boolean => {
  const { who } = accessOf(call);
  return who === "public" || callersOf({ role, adminRoles }).some((caller) => who.includes(caller));
};

export const successOf = ({ schema }: Call): number =>
  Number(Object.keys(schema.response).find((status) => status.startsWith("2")));
