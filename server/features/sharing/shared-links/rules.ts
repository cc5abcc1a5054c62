import type { SharedDocument, SharedLink } from "#contract/sharing/shared-links.ts";
import { refusalOfSharedLink } from "#domain/shared-links.ts";

export interface LinkRow {
  readonly id: number;
  readonly document: SharedDocument;
  readonly title: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly wrong_answers: number;
}

type LinkFacts = Pick<LinkRow, "document" | "expires_at" | "revoked_at" | "wrong_answers">;

export const refusalOf = (
  { document, expires_at, revoked_at, wrong_answers }: LinkFacts,
  openings: number,
  now: Date,
) =>
  refusalOfSharedLink({
    kind: document.document,
    expiresAt: expires_at.getTime(),
    isRevoked: revoked_at !== null,
    wrongAnswers: wrong_answers,
    openings,
    now: now.getTime(),
  });

type Opened = Pick<SharedLink, "openings" | "last_opening">;

export const toSharedLink = (row: LinkRow, { openings, last_opening }: Opened, now: Date): SharedLink => ({
  id: row.id,
  document: row.document.document,
  title: row.title,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  state: refusalOf(row, openings, now) ?? "open",
  openings,
  last_opening,
});
