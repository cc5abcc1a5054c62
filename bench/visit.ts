import { z } from "zod";
import { demoPassword, marina } from "#server/seed/demo/accounts.ts";
import { marinaStudents } from "#server/seed/demo/students-marina.ts";
import { type Browser, withBrowser } from "./browser.ts";
import { startServer } from "./child.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/** What one visit transferred: the bytes of each script's compressed body by its address. */
export interface Visit {
  readonly scripts: ReadonlyMap<string, number>;
  readonly dialogShown: boolean;
}

interface Visitor {
  /** Signed in with this session. */
  readonly token?: string;
  /** Waits for a dialog to be shown. */
  readonly dialog?: boolean;
}

/** A browser, and the product with its built pages and its demo people. */
export function withVisits<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (DATA_DIR) => {
    const env = { DATA_DIR, DATABASE_URL: "", DEMO: "1", NODE_ENV: "" };
    const server = await startServer("server/main.ts", { env, ready: "/api/ready" });
    try {
      return await withBrowser((browser) => work(browser, server.url));
    } finally {
      await server.stop();
    }
  });
}

/** Opens an address in a browser that has seen nothing yet, until the network is quiet. */
export async function visit(browser: Browser, url: string, { token, dialog = false }: Visitor = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: "pt-BR", extraHTTPHeaders: { "accept-encoding": "gzip" } });
  const page = await context.newPage();
  if (token) await page.addInitScript((value) => localStorage.setItem("prumo.token", value), token);
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const addresses = new Map<string, string>();
  const scripts = new Map<string, number>();
  wire.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) addresses.set(requestId, new URL(response.url).pathname);
  });
  wire.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address) scripts.set(address, (scripts.get(address) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const dialogShown =
    dialog &&
    (await page
      .getByRole("dialog")
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      ));
  if (dialog) await page.waitForLoadState("networkidle");
  await context.close();
  if (scripts.size === 0) throw new Error(`${url} loaded no script`);
  return { scripts, dialogShown };
}

const SignedIn = z.object({ token: z.string() });
const Students = z.object({ users: z.array(z.object({ id: z.number() })) });
const Found = z.object({ student: z.object({ macrocycles: z.array(z.object({ id: z.number() })) }) });
const Mesocycles = z.object({ mesocycles: z.array(z.object({ id: z.number(), was_evaluated: z.boolean() })) });

/** A session of the demo trainer, and an evaluated mesocycle of the student whom the demo describes most fully. */
export async function demoTrainer(url: string) {
  const [student] = marinaStudents;
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(url + path, { ...init, headers: { "content-type": "application/json", ...init.headers } })).json();
  const credentials = { email: marina.email, password: demoPassword };
  const { token } = SignedIn.parse(
    await ask("/api/v1/auth/login", { method: "POST", body: JSON.stringify(credentials) }),
  );
  const read = (path: string) => ask(path, { headers: { authorization: `Bearer ${token}` } });
  const { users } = Students.parse(await read(`/api/v1/students?q=${encodeURIComponent(student?.email ?? "")}`));
  const studentId = users[0]?.id ?? 0;
  const found = Found.parse(await read(`/api/v1/students/${studentId}`));
  const macroId = found.student.macrocycles[0]?.id ?? 0;
  const list = Mesocycles.parse(await read(`/api/v1/students/${studentId}/macrocycles/${macroId}/mesocycles`));
  const mesoId = list.mesocycles.findLast((mesocycle) => mesocycle.was_evaluated)?.id ?? 0;
  return { token, studentId, macroId, mesoId };
}
