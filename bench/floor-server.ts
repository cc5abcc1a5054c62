/**
 * The floor of a read or a change: Fastify and pg with the product's SQL and nothing else (no session, no row-level security, no
 * validation, no log). floor.ts starts it in its own process.
 */
import fastify from "fastify";
import pg from "pg";

const { PORT, DATABASE_URL, ADDRESS = "/", STATEMENTS = "[]" } = process.env;

const statements: { sql: string; parameters: unknown[] }[] = JSON.parse(STATEMENTS);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = fastify();

app.get("/ready", async () => ({}));
app.get(ADDRESS, async () => {
  const answers: unknown[][] = [];
  for (const { sql, parameters } of statements) answers.push((await pool.query(sql, parameters)).rows);
  return { answers };
});

/** The same statements in one transaction. The body is read and not used. */
app.put(ADDRESS, async () => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const answers: unknown[][] = [];
    for (const { sql, parameters } of statements) answers.push((await client.query(sql, parameters)).rows);
    await client.query("commit");
    return { answers };
  } finally {
    client.release();
  }
});

process.once("SIGTERM", () => app.close().then(() => pool.end()));
await app.listen({ host: "127.0.0.1", port: Number(PORT) });
