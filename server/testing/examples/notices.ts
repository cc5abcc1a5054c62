import { randomUUID } from "node:crypto";
import * as notices from "#contract/people/notices.ts";
import { aDeviceOf, SUBSCRIPTION_KEYS } from "../steps/notices.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function noticeExamples({ prumo, ana }: ExampleSubjects): Promise<Example[]> {
  const subscription = { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys: SUBSCRIPTION_KEYS };
  return [
    [notices.findNotices, {}],
    [notices.changeNotices, { body: { choices: [], training_at: "06:30", quiet_hours: null } }],
    [notices.addNoticeDevice, { body: subscription }],
    [notices.tryNoticeDevice, { params: { id: await aDeviceOf(prumo, ana) } }],
    [notices.removeNoticeDevice, { params: { id: await aDeviceOf(prumo, ana) } }],
  ];
}
