import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CyclePath } from "#contract/planning/cycles.ts";
import * as endpoints from "#contract/prescription/prescription-checks.endpoints.ts";
import type { KnownHealth, VolumeBand } from "#contract/prescription/prescription-checks.ts";
import { compareDates } from "#domain/calendar-date.ts";
import { type CheckedHealth, type CheckedWeek, NOTHING_KNOWN } from "#domain/training/check/advice.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { prescriptionCheckKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";
import { cycleQuery } from "../../planning/cycles/cycle-data.ts";
import { mesocyclesQuery } from "../../planning/cycles/mesocycles-query.ts";

const prescriptionChecks: Endpoints<typeof import("#contract/prescription/prescription-checks.ts")> = endpoints;

interface PrescriptionCheck {
  readonly volume_band: VolumeBand;
  readonly dismissed: readonly string[];
  readonly health: CheckedHealth;
  readonly screening_notes: readonly string[];
  readonly heart_rate_note: string | null;
}

const NOTHING_OF_A_STUDENT = { dismissed: [], health: NOTHING_KNOWN, screening_notes: [], heart_rate_note: null };

const toHealth = ({ told_pains: toldPains, ...health }: KnownHealth): CheckedHealth => ({ ...health, toldPains });

/** Null: the library's check, which has no student and dismisses nothing. */
export const checkQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: prescriptionCheckKey(studentId),
    queryFn: async ({ signal }): Promise<PrescriptionCheck> => {
      if (studentId === null)
        return { ...(await send(prescriptionChecks.findVolumeBand, {}, signal)), ...NOTHING_OF_A_STUDENT };
      const check = await send(prescriptionChecks.findPrescriptionCheck, { params: { id: studentId } }, signal);
      return { ...check, health: toHealth(check.health) };
    },
  });

/** Every open check then goes by the chosen band. */
export function useSaveBand() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: VolumeBand) => (await send(prescriptionChecks.saveVolumeBand, { body })).volume_band,
    onSuccess: (volume_band) =>
      cache.setQueriesData<PrescriptionCheck>(
        { queryKey: ["prescription-checks"] },
        (check) => check && { ...check, volume_band },
      ),
  });
}

const withKey = (check: PrescriptionCheck, key: string, dismissed: boolean): PrescriptionCheck => ({
  ...check,
  dismissed: [...check.dismissed.filter((one) => one !== key), ...(dismissed ? [key] : [])],
});

/** Shows the change at once, and takes it back when it cannot be stored. */
export function useDismiss(studentId: number) {
  const cache = useQueryClient();
  const { queryKey } = checkQuery(studentId);
  const show = (key: string, dismissed: boolean) =>
    cache.setQueryData(queryKey, (check) => check && withKey(check, key, dismissed));

  const { mutate } = useMutation({
    mutationFn: (body: { readonly key: string; readonly dismissed: boolean }) =>
      send(prescriptionChecks.dismissAdvice, { params: { id: studentId }, body }),
    onMutate: ({ key, dismissed }) => void show(key, dismissed),
    onError: (error, { key, dismissed }) => {
      show(key, !dismissed);
      toast.failure(error);
    },
  });
  return mutate;
}

/** Null while it is not known, and where there is none. */
export function usePreviousWeek(path: CyclePath): CheckedWeek["previous"] {
  const { mesoId, microId } = path;
  const { data: mesocycles } = useQuery({ ...mesocyclesQuery(path), enabled: microId !== undefined });
  const weeks = mesocycles?.find(({ id }) => id === mesoId)?.microcycles ?? [];
  const current = weeks.find(({ id }) => id === microId);
  const earlierWeeks = weeks.filter(
    ({ start_date, has_training }) =>
      current !== undefined && has_training && compareDates(start_date, current.start_date) < 0,
  );
  const id = earlierWeeks.at(-1)?.id;
  const { data } = useQuery({ ...cycleQuery({ ...path, microId: id }), enabled: id !== undefined });
  // Without an id the query above reads the open mesocycle itself.
  return id === undefined ? null : (data ?? null);
}
