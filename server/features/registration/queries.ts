import type { SignInScope } from "../../platform/database/scope.ts";

/** The trainer's account under an e-mail. */
export const findTrainerId = async ({ tx }: SignInScope, email: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("users")
      .select("id")
      .where("role", "=", "trainer")
      .where("email", "=", email)
      .executeTakeFirst()
  )?.id;
