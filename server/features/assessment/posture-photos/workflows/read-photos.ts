import type { PhotographedCycle, PhotosOfCycle } from "#contract/assessment/posture-photos.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { findSessionId } from "../../../people/accounts/queries.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { listPhotos, listPhotosOfStudent, listStandingPhotos } from "../queries.ts";
import { answeredChanges, inGroups, isAnyPhoto, type LinksTo } from "../rules.ts";

type Store = Pick<Dependencies, "posturePhotos">;
type TokenHash = Buffer | undefined;

/** A session that ended during the request opens no address. */
async function linksOf(scope: Scope, { posturePhotos }: Store, tokenHash: TokenHash): Promise<LinksTo> {
  const session = (await findSessionId(scope, tokenHash)) ?? refuse("not_signed_in");
  return (key) => posturePhotos.linksTo(key, session);
}

const recordReading = (scope: Scope, studentId: number): Promise<void> =>
  recordAccess(scope, { studentId, subject: "photos", action: "read" });

/** Giving out the photos' addresses is recorded as reading them. */
export async function readPhotos(
  scope: Scope,
  store: Store,
  { path, tokenHash }: { readonly path: CyclePath; readonly tokenHash: TokenHash },
): Promise<PhotosOfCycle> {
  const photos = found(await listPhotos(scope, path));
  const linksTo = await linksOf(scope, store, tokenHash);
  const groups = inGroups(photos, linksTo);
  if (isAnyPhoto(groups)) await recordReading(scope, path.id);
  return { ...groups, changes: answeredChanges(await listStandingPhotos(scope, path), linksTo) };
}

export async function readPhotosOfStudent(
  scope: Scope,
  store: Store,
  { studentId, tokenHash }: { readonly studentId: number; readonly tokenHash: TokenHash },
): Promise<PhotographedCycle[]> {
  const rows = found(await listPhotosOfStudent(scope, studentId));
  const linksTo = await linksOf(scope, store, tokenHash);
  if (rows.length > 0) await recordReading(scope, studentId);
  const cycles = Map.groupBy(rows, ({ mesocycle_id, microcycle_id }) => `${mesocycle_id} ${microcycle_id}`);
  return [...cycles.values()].flatMap((photos) => {
    const [first] = photos;
    if (!first) return [];
    const { mesocycle_id, microcycle_id, name, start_date, evaluated_on } = first;
    return { mesocycle_id, microcycle_id, name, start_date, evaluated_on, photos: inGroups(photos, linksTo) };
  });
}
