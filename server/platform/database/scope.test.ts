import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { type Actor, actAsTrainer, asSeveral, asStaff, asTrainer, type SignInScope } from "./scope.ts";

const { db, drop } = await createDatabase();
afterAll(drop);

const trainer: Actor = actAsTrainer(7, "demonstration");
const people = ({ tx }: SignInScope) => tx.selectFrom("users").select("id").execute();

describe("a scope", () => {
  it("throws when it is used after a later one of its transaction replaced it", async () => {
    await asSeveral(db, async (turns) => {
      const authenticator = await turns.authenticator();
      await people(authenticator);
      const first = await turns.as(trainer);
      expect(() => people(authenticator)).toThrow("was replaced");
      const second = await turns.as(trainer);
      expect(() => people(first)).toThrow("was replaced");
      await expect(people(second)).resolves.toEqual([]);
    });
  });

  it("takes the scopes that were narrowed from it along", async () => {
    await asSeveral(db, async (turns) => {
      const scope = await turns.as(trainer);
      const [staff, own] = [asStaff(scope), asTrainer(scope)];
      await people(own);
      await turns.eraser({ userId: 7, trainerId: 7 });
      for (const replaced of [staff, own]) expect(() => people(replaced)).toThrow("was replaced");
    });
  });

  it("is the same after it asked who has lapsed", async () => {
    const actorOf = sql`select actor_role() as role, actor_id() as id, actor_trainer() as trainer`;
    const askedOf = async ({ tx }: SignInScope) => {
      const before = await actorOf.execute(tx);
      await sql`select has_lapsed(7, '2026-03-02')`.execute(tx);
      expect((await actorOf.execute(tx)).rows).toEqual(before.rows);
    };
    await asSeveral(db, async (turns) => {
      await askedOf(await turns.authenticator());
      await askedOf(await turns.as(trainer));
    });
  });
});
