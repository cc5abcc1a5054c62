import type { Person } from "../people.ts";
import type { TestApp } from "../test-app.ts";

/** The user agent's key and secret of RFC 8291, section 5. */
export const SUBSCRIPTION_KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export async function aDeviceOf({ database }: Pick<TestApp, "database">, { id }: Person): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into notice_devices (trainer_id, user_id, endpoint, p256dh, auth, created_at)
     select trainer_id, id, 'https://fcm.googleapis.com/fcm/send/' || gen_random_uuid(), $2, $3, now() from users where id = $1
     returning id::int`,
    [id, SUBSCRIPTION_KEYS.p256dh, SUBSCRIPTION_KEYS.auth],
  );
  return rows[0]?.id ?? 0;
}
