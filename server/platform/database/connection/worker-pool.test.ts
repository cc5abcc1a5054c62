import { afterAll, expect, it } from "vitest";
import { createDatabase } from "../../../testing/database/database.ts";
import { aForgetfulWay } from "../../../testing/services/silence.ts";
import { openWorkerPool } from "./worker-pool.ts";

const database = await createDatabase({ empty: true });
afterAll(() => database.drop());

it("goes on over a new connection when the one that it has leads nowhere", async () => {
  const way = await aForgetfulWay(database.ownerUrl);
  const pool = openWorkerPool(way.url, 300);
  const ask = async () => {
    const client = await pool.connect();
    return client.query("select 1").finally(() => client.release());
  };
  await ask();
  way.silence();
  // graphile-worker asks again after the errors of this code alone.
  await expect(ask()).rejects.toMatchObject({ message: "Query read timeout", code: "EHOSTUNREACH" });
  const answered = () =>
    ask().then(
      ({ rowCount }) => rowCount,
      () => 0,
    );
  await expect.poll(answered).toBe(1);
  await pool.end();
});
