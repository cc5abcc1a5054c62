import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Student } from "#contract/students/students.ts";
import { type CheckedWeek, NOTHING_KNOWN } from "#domain/training/check/advice.ts";
import { checkPrescription } from "#domain/training/check/check-prescription.ts";
import { BEGINNER_BAND, DEFAULT_BAND, type VolumeBand } from "#domain/training/weekly/band.ts";
import type { PrescribedTraining } from "#domain/training/weekly/volume.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { toast } from "../../../ui/toast.ts";
import type { MendAdvice } from "./AdviceList.tsx";
import { CheckPanel } from "./CheckPanel.tsx";
import { checkQuery, useDismiss, usePreviousWeek } from "./data.ts";

interface Props {
  readonly trainings: readonly PrescribedTraining[];
  /** Absent for an entry of the library. */
  readonly cycle?: { readonly path: CyclePath; readonly student: Student } | undefined;
  /** Unfolded with the check. */
  readonly overview?: ReactNode;
  readonly onMend: MendAdvice;
}

export default function PrescriptionCheck({ trainings, cycle, ...panel }: Props) {
  return cycle ? (
    <StudentsCheck trainings={trainings} {...panel} {...cycle} />
  ) : (
    <LibraryCheck trainings={trainings} {...panel} />
  );
}

const useAdvices = ({ trainings, previous, band, student, health, screeningNotes, heartRateNote }: CheckedWeek) =>
  useMemo(
    () => checkPrescription({ trainings, previous, band, student, health, screeningNotes, heartRateNote }),
    [trainings, previous, band, student, health, screeningNotes, heartRateNote],
  );

function StudentsCheck({ trainings, path, student, ...panel }: Props & NonNullable<Props["cycle"]>) {
  const { data, error, refetch } = useQuery(checkQuery(student.id));
  const dismiss = useDismiss(student.id);
  const previous = usePreviousWeek(path);
  const band = data?.volume_band ?? DEFAULT_BAND;
  const advices = useAdvices({
    trainings,
    previous,
    band,
    student: student.personal_anamnesis,
    health: data?.health ?? NOTHING_KNOWN,
    screeningNotes: data?.screening_notes ?? NO_NOTES,
    heartRateNote: data?.heart_rate_note ?? null,
  });
  const onDismiss = useMemo(
    () => (key: string, dismissed: boolean) => {
      dismiss({ key, dismissed });
      if (!dismissed) return;
      const onUndo = () => dismiss({ key, dismissed: false });
      toast.undoable({ title: "Aviso dispensado", message: "Ele volta se o motivo mudar.", onUndo });
    },
    [dismiss],
  );
  return (
    <CheckPanel
      trainings={trainings}
      band={band}
      advices={data ? advices : undefined}
      dismissed={data?.dismissed ?? NONE}
      onRetry={error ? refetch : undefined}
      onDismiss={onDismiss}
      {...panel}
    />
  );
}

const isSameBand = (one: VolumeBand, other: VolumeBand) => one.min === other.min && one.max === other.max;

const NONE: readonly string[] = [];
const NO_NOTES: readonly string[] = [];
const NO_STUDENT = {};

/** An entry of the library may be for beginners: it goes by their band, unless the trainer chose one. The administrator has none. */
function LibraryCheck({ trainings, ...panel }: Omit<Props, "cycle">) {
  const hasBand = roleOf(useCurrentUser()) === "trainer";
  const { data, error, refetch } = useQuery({ ...checkQuery(null), enabled: hasBand });
  const band = data && !isSameBand(data.volume_band, DEFAULT_BAND) ? data.volume_band : BEGINNER_BAND;
  const advices = useAdvices({
    trainings,
    previous: null,
    band,
    student: NO_STUDENT,
    health: NOTHING_KNOWN,
    screeningNotes: NO_NOTES,
    heartRateNote: null,
  });
  const isKnown = data !== undefined || !hasBand;
  return (
    <CheckPanel
      trainings={trainings}
      band={band}
      advices={isKnown ? advices : undefined}
      dismissed={NONE}
      onRetry={error ? refetch : undefined}
      {...panel}
    />
  );
}
