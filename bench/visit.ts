import { z } from "zod";
import { demoPassword, marina } from "#server/seed/demo/accounts.ts";
import { readStudents } from "#server/seed/demo/students.ts";
import { startServer } from "./child.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/** The product with its built pages and its demo people. */
export function withDemo<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (DATA_DIR) => {
    const env = { DATA_DIR, DATABASE_URL: "", DEMO: "1", NODE_ENV: "" };
    const server = await startServer("server/main.ts", { env, ready: "/api/ready" });
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  });
}

const SignedIn = z.object({ token: z.string() });
const Students = z.object({ users: z.array(z.object({ id: z.number() })) });

/** A session of the demo student, with a training for today. */
export async function demoStudent(url: string) {
  const [student] = readStudents("marina");
  const body = JSON.stringify({ email: student?.email, password: demoPassword, students: true });
  const headers = { "content-type": "application/json" };
  return SignedIn.parse(await (await fetch(`${url}/api/v1/auth/login`, { method: "POST", headers, body })).json());
}

/** A session of the demo trainer, and the student with the fullest demo data. */
export async function demoTrainer(url: string) {
  const [student] = readStudents("marina");
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(url + path, { ...init, headers: { "content-type": "application/json", ...init.headers } })).json();
  const credentials = { email: marina.email, password: demoPassword };
  const { token } = SignedIn.parse(
    await ask("/api/v1/auth/login", { method: "POST", body: JSON.stringify(credentials) }),
  );
  const list = `/api/v1/students?q=${encodeURIComponent(student?.email ?? "")}`;
  const { users } = Students.parse(await ask(list, { headers: { authorization: `Bearer ${token}` } }));
  return { token, studentId: users[0]?.id ?? 0 };
}
