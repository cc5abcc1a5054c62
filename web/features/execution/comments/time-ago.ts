import { instantOf } from "../../../ui/instants.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "há 2 h"; after a week the day. */
export function timeAgo(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE_MS) return "agora";
  if (passed < HOUR_MS) return `há ${Math.floor(passed / MINUTE_MS)} min`;
  if (passed < DAY_MS) return `há ${Math.floor(passed / HOUR_MS)} h`;
  const days = Math.floor(passed / DAY_MS);
  if (days < 7) return days === 1 ? "há 1 dia" : `há ${days} dias`;
  return instantOf(iso).slice(0, 10);
}
