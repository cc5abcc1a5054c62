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
});
