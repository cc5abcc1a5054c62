import { todayIn } from "#domain/calendar-date.ts";
import { rulesOf } from "#domain/notices/kinds.ts";
import { quietFor } from "#domain/notices/quiet-hours.ts";
import { noticeText } from "#domain/notices/texts.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer, type ScopeTurns } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import * as commands from "../commands.ts";
import { noticeLetter } from "../mail.ts";
import * as queries from "../queries.ts";
import { PUSH_PATIENCE_MS, pathOf } from "../rules.ts";

interface NoticeKey {
  readonly trainer: number;
  readonly notice: number;
}

/** Marked as sent together with its mail and the jobs of its pushes: once, by however many servers. */
export const sendNotice = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { trainer, notice: id }: NoticeKey,
): Promise<void> =>
  asSeveral(db, async (turns) => {
    const now = clock.now();
    const finder = await turns.authenticator();
    const notice = await queries.lockWaitingNotice(finder, trainer, id);
    if (!notice) return;
    const recipient = await queries.findRecipient(finder, notice);
    const isHeard = recipient && (recipient.wantsMail || recipient.devices.length > 0);
    const { facts, timeZone } = await readCause(turns, notice, now);
    const sender = await turns.authenticator();
    if (!isHeard || !facts) return commands.settleNotice(sender, notice, { state: "dropped", now });

    const waitMs = rulesOf(notice.kind).hasOwnHour ? 0 : quietFor(recipient.quietHours, timeZone, now.getTime());
    if (waitMs > 0) return commands.enqueueNotice(sender, notice, { waitMs, moves: true });

    await commands.settleNotice(sender, notice, { state: "sent", now });
    await commands.enqueuePushes(sender, notice, recipient.devices);
    if (!recipient.wantsMail) return;
    const letter = { to: recipient, text: noticeText(facts), path: pathOf(notice), isStudents: !notice.toTrainer };
    await enqueueMail(sender, noticeLetter(letter));
  });

async function readCause(turns: ScopeTurns, notice: queries.WaitingNotice, now: Date) {
  const reader = asTrainer(await turns.as(actAsTrainer(notice.trainerId, "notices")));
  const timeZone = await queries.findTimeZone(reader);
  return { timeZone, facts: await queries.findFacts(reader, notice, todayIn(timeZone, now.getTime())) };
}

interface DeviceKey extends NoticeKey {
  readonly device: number;
}

/** Throws where a later try may succeed; the job is then repeated. */
export async function sendPush(
  { db, clock, push }: Pick<Dependencies, "db" | "clock" | "push">,
  { trainer, notice: id, device }: DeviceKey,
): Promise<void> {
  const found = await asSeveral(db, async (turns) => {
    const now = clock.now();
    const finder = await turns.authenticator();
    const notice = await queries.findSentNotice(finder, trainer, id, new Date(now.getTime() - PUSH_PATIENCE_MS));
    const subscription = notice && (await queries.findSubscription(finder, notice, device));
    if (!subscription) return undefined;
    const { facts } = await readCause(turns, notice, now);
    return facts && { subscription, text: noticeText(facts), path: pathOf(notice) };
  });
  if (!found) return;
  const { subscription, text, path } = found;
  const { title, body } = text;
  const sent = await push.send(subscription, { title, body, path, tag: `aviso-${id}` });
  if (sent.outcome === "gone") {
    await asSeveral(db, async (turns) => commands.removeEndedDevice(await turns.authenticator(), trainer, device));
  }
  if (sent.outcome === "away") throw new Error("the push service is away");
  if (sent.outcome === "refused") throw Object.assign(new Error("the push service refused"), { code: sent.status });
}
