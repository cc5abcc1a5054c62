import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The commands of both drivers. The rest, finding what a person sees, runs in the page and is the same in every browser. */
export interface Engine {
  /** Resolves when the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function that needs nothing from around it in the page, with plain values in and out. */
  readonly evaluate: <A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  readonly run: (script: string) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** The errors of scripts since the last call. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export type Key = "Enter" | "Tab" | "Escape";

/** The first of these programs, or a sentence that says what to install. */
export function programOf(names: readonly string[], browser: string, packages: string): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`Não há ${browser} nesta máquina: instale-o (apt-get install ${packages}).`);
}

/** The browser runs as in Brazil, with a home of its own: it refuses another account's, and writes to its home. */
export const surroundings = (home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: home,
  XDG_RUNTIME_DIR: home,
  LANG: "pt_BR.UTF-8",
  TZ: "America/Sao_Paulo",
});
