import { formatDate } from "#domain/calendar-date.ts";
import type { CommentPlace } from "./outbox/waiting-comment.ts";

/** "Agachamento livre · 2ª série · 02/03/2026" */
export const placeText = ({ exercise, set, day }: CommentPlace): string =>
  [exercise?.name, set && `${set}ª série`, day && formatDate(day)].filter(Boolean).join(" · ");
