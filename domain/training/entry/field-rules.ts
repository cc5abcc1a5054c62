import { MESSAGES } from "../../text/messages.ts";

/** Null when the text is right. Fields hold texts, as typed. */
export type Refusal = string | null;

export const MASKS = { cadence: "0-0-0-0", minutesSeconds: "00:00", hoursMinutesSeconds: "00:00:00" } as const;

const CADENCE = /^\d-\d-\d-\d$/;
const MINUTES_SECONDS = /^\d{2}:[0-5]\d$/;
const HOURS_MINUTES_SECONDS = /^\d{2}:[0-5]\d:[0-5]\d$/;

export function refuseCount(text: string, maxDigits: number): Refusal {
  if (text.trim() === "") return MESSAGES.required;
  return /^\d+$/.test(text) && text.length <= maxDigits ? null : MESSAGES.format;
}

export function refuseMaxReps(maxReps: string, minReps: string): Refusal {
  return minReps.trim() === "" || Number(maxReps) > Number(minReps) ? null : MESSAGES.aboveMinimum;
}

/** Seconds of the eccentric phase, the pause, the concentric phase and the pause: "3-0-1-0". */
export function refuseCadence(text: string): Refusal {
  return CADENCE.test(text) ? null : MESSAGES.format;
}

export function refuseTime(text: string): Refusal {
  return text === "" || MINUTES_SECONDS.test(text) || HOURS_MINUTES_SECONDS.test(text) ? null : MESSAGES.format;
}

export function refuseNoTime(text: string): Refusal {
  if (text === "") return MESSAGES.required;
  return refuseTime(text) ?? (secondsOf(text) > 0 ? null : MESSAGES.time);
}

/** "130" is 01:30, "90" is 90 seconds, so 01:30. A time with too many digits, or none, stays as it is. */
export function completeTime(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits === "" || digits.length > 4) return text;
  if (digits.length > 2) return grouped(digits.padStart(4, "0"));
  const seconds = Number(digits);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** A duration of hours as hh:mm:ss, zeros before what was typed: "2000" and "20:00" are 00:20:00. */
export function withHours(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits === "" || digits.length > 6 ? text : grouped(digits.padStart(6, "0"));
}

const grouped = (digits: string) => digits.replace(/\d{2}(?=\d)/g, "$&:");

/** Seconds in mm:ss or hh:mm:ss; 0 for an empty text. */
export function secondsOf(time: string): number {
  return time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

export function pyramidMask(series: number): string {
  return Array.from({ length: Math.max(series, 0) }, () => "00").join("-");
}

/** The repetitions of a pyramid: one number of two digits per series, so 3 × series − 1 characters. */
export function refusePyramidReps(text: string, series = text.split("-").length): Refusal {
  const numbers = text.split("-");
  const fits = numbers.length === series && numbers.every((reps) => /^\d{2}$/.test(reps));
  if (!fits) return MESSAGES.format;
  return numbers.every((reps) => Number(reps) > 0) ? null : MESSAGES.aboveZero;
}
