import { type ComponentType, lazy, Suspense, useMemo, useState, useSyncExternalStore } from "react";
import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import type { Student } from "#contract/students/students.ts";
import { ageInMonths, ageInYears, formatDate, isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { shortName } from "#domain/students/registration.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { kindOf } from "../../planning/cycles/cycle-actions.ts";
import { cycleNames, plannedWeeks } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { StrengthProvider } from "../strength-tests/StrengthProvider.tsx";
import { type CycleEvaluation, useCycleEvaluation, useWaitingChanges } from "./data.ts";
import { EvaluationContent, EvaluationSkeleton } from "./EvaluationContent.tsx";
import { DialogFooter } from "./EvaluationFooter.tsx";
import { EvaluationMenu } from "./EvaluationMenu.tsx";
import { OpenStudents } from "./open/OpenStudents.tsx";
import { useParking, useTurns } from "./open/use-turns.ts";
import { type Subject, type SubjectPerson, subjectText } from "./results/figures.ts";
import { savesItself } from "./state/evaluation-autosave.ts";
import { type EvaluationState, firstField, losesWithPage } from "./state/evaluation-state.ts";
import { type Evaluation, EvaluationContext, useEvaluation } from "./state/use-evaluation.ts";
import { usedValuesOf } from "./state/values.ts";

const PhotosDialog = lazy(() => import("../posture-photos/PhotosDialog.tsx"));

interface Props {
  readonly path: CyclePath;
  readonly student: Student;
  readonly readOnlyRole: boolean;
  readonly onClose: () => void;
  /** `hasMicrocycles`: the trainings are in those. */
  readonly onGoToTraining?: ((hasMicrocycles: boolean) => unknown) | undefined;
  /** The next evaluation gets a day. */
  readonly onMarkNext?: (() => unknown) | undefined;
  /** Absent for people who may not use the generator. */
  readonly onGenerate?: ((posture: string | undefined) => unknown) | undefined;
  /** Finds the next student; absent for people who measure nobody. */
  readonly OtherStudent?: ComponentType<OtherStudentProps> | undefined;
}

export interface OtherStudentProps {
  /** The one who is measured now. */
  readonly studentId: number;
  /** Called before the page is left. */
  readonly onLeave: () => Promise<unknown>;
  readonly onClose: () => void;
}

const DIALOG = { opened: true, title: "Avaliação do Aluno", width: 1400 } as const;

export default function EvaluationDialog(props: Props) {
  const { path, student, onClose } = props;
  const { data: cycle, error, refetch, isFetching } = useCycleEvaluation(path);
  const { data: waiting = [], isLoading: isReadingDevice } = useWaitingChanges(path);
  return (
    <StrengthProvider studentId={student.id}>
      {cycle && !isReadingDevice ? (
        <OpenEvaluation key={`${path.mesoId}.${path.microId ?? ""}`} {...props} cycle={cycle} unconfirmed={waiting} />
      ) : (
        <FullScreenDialog {...DIALOG} subtitle={student.name} onClose={onClose}>
          {error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <EvaluationSkeleton />}
        </FullScreenDialog>
      )}
    </StrengthProvider>
  );
}

interface OpenProps extends Props {
  readonly cycle: CycleEvaluation;
  readonly unconfirmed: readonly FieldChangeDraft[];
}

function OpenEvaluation({
  path,
  student,
  readOnlyRole,
  cycle,
  unconfirmed,
  onClose,
  onGoToTraining,
  onMarkNext,
  onGenerate,
  OtherStudent,
}: OpenProps) {
  const readOnlyBecause = reasonToOnlyRead(cycle, path, readOnlyRole);
  const readOnly = readOnlyBecause !== null;
  const { search, turnTo } = useCycleAddress();
  const parking = useParking({ path });
  const evaluation = useEvaluation({
    path,
    cycle,
    unconfirmed,
    readOnly,
    tab: search.tab,
    onTab: turnTo,
    isReturn: parking.returned !== null,
    keepsDraft: () => parking.isParked.current,
  });
  const { open, waiting, park, goTo } = useTurns({ path, student, readOnly }, evaluation, parking);
  const [photosOpen, setPhotosOpen] = useState(false);
  const [seeksOther, setSeeksOther] = useState(false);
  const [fields, setFields] = useState(false);
  const subject = useSubject(cycle, evaluation, { student, readOnly, studentView: readOnlyRole });
  const previousValues = useMemo(() => usedValuesOf(cycle.previous?.evaluated_items ?? null), [cycle.previous]);
  const asReport = readOnly && !fields;
  const subtitle = useSubtitle({ student, studentView: readOnlyRole }, cycle, asReport ? null : subject);

  const onOpenPhotos = readOnlyRole ? undefined : () => setPhotosOpen(true);
  const leaveAfter = (leave: () => unknown) => () => savePending(evaluation).then(leave);
  const parkFirst = () => savePending(evaluation).then(park);
  const [next] = waiting;
  const close = leaveAfter(() => (next ? goTo(next) : onClose()));
  const seekOther = OtherStudent && !readOnly ? () => setSeeksOther(true) : undefined;
  const prescribe = onGoToTraining && leaveAfter(() => onGoToTraining(plannedWeeks(cycle) !== null));
  const markNext = onMarkNext && leaveAfter(onMarkNext);
  const [startsInField] = useState(() => !readOnly && firstField(evaluation.state()) !== undefined);
  const cancel = () => {
    evaluation.cancel();
    onClose();
  };

  return (
    <EvaluationContext value={evaluation}>
      <FullScreenDialog
        {...DIALOG}
        subtitle={subtitle.join(" · ")}
        startsInField={startsInField}
        onClose={close}
        row={
          seekOther && (
            <OpenStudents
              path={path}
              open={open}
              onGo={(other) => parkFirst().then(() => goTo(other))}
              onAnother={seekOther}
            />
          )
        }
        actions={
          <EvaluationMenu
            path={path}
            cycle={cycle}
            readOnly={readOnly}
            onOpenPhotos={onOpenPhotos}
            onClose={onClose}
            onOtherStudent={seekOther}
            onGenerate={
              onGenerate &&
              canGenerate(cycle) &&
              leaveAfter(() => onGenerate(evaluation.state().stored?.posture_evaluated ?? undefined))
            }
            onGoToTraining={prescribe}
          />
        }
        footer={
          !asReport && (
            <DialogFooter
              readOnly={readOnly}
              onCancel={cancel}
              onClose={close}
              onPrescribe={prescribe}
              onMarkNext={markNext}
            />
          )
        }
      >
        <EvaluationContent
          before={previousValues}
          subject={subject}
          path={path}
          onOpenPhotos={onOpenPhotos}
          evaluation={cycle}
          readOnlyBecause={readOnlyBecause}
          asReport={asReport}
          onFields={readOnlyRole ? undefined : () => setFields(true)}
        />
      </FullScreenDialog>
      {photosOpen && (
        <Suspense>
          <PhotosDialog
            path={path}
            subtitle={`${student.name} · ${cycle.name}`}
            readOnly={readOnly}
            onClose={() => setPhotosOpen(false)}
          />
        </Suspense>
      )}
      {seeksOther && OtherStudent && (
        <Suspense>
          <OtherStudent studentId={student.id} onLeave={parkFirst} onClose={() => setSeeksOther(false)} />
        </Suspense>
      )}
      {!readOnly && <UnsavedGuard isDirty={() => !parking.isParked.current && losesWithPage(evaluation.state())} />}
    </EvaluationContext>
  );
}

/** A report names its person itself. */
function useSubtitle(
  { student: { name }, studentView }: Pick<Viewer, "student" | "studentView">,
  cycle: CycleEvaluation,
  subject: Subject | null,
): readonly string[] {
  const names = cycleNames(cycle, studentView);
  const isNarrow = useUpTo("sm");
  if (studentView) return names;
  if (isNarrow) return [shortName(name), ...names.slice(-1)];
  return [name, cycle.macrocycle.name, ...names, ...(subject ? [subjectText(subject)] : [])];
}

interface Viewer {
  readonly student: Student;
  readonly readOnly: boolean;
  readonly studentView: boolean;
}

function useSubject(
  cycle: CycleEvaluation,
  evaluation: Evaluation,
  { student, readOnly, studentView }: Viewer,
): Subject {
  const day = useSyncExternalStore(evaluation.subscribe, () => dayOf(evaluation.shown(), cycle));
  return useMemo(() => {
    const evaluated = cycle.evaluated_person ? storedPerson(cycle.evaluated_person) : null;
    const person = readOnly && evaluated ? evaluated : personOn(day, student);
    const { is_pregnant: isPregnant } = cycle.zoned_heart;
    return { ...person, protocol: protocolOf(cycle, readOnly), studentView, isPregnant, evaluated };
  }, [student, cycle, day, readOnly, studentView]);
}

/** Trainings are proposed for a cycle that runs, holds them itself, and has none yet. */
const canGenerate = (cycle: CycleEvaluation): boolean =>
  !cycle.has_training && !cycle.is_finished && plannedWeeks(cycle) === null;

/** A stored evaluation keeps the sex and age that its figures were derived for. */
const storedPerson = ({
  sex,
  age_years,
  age_months,
}: NonNullable<CycleEvaluation["evaluated_person"]>): SubjectPerson => ({
  gender: sex,
  ageYears: age_years,
  ageMonths: age_months,
});

/** While another day is being typed, the last whole one. */
function dayOf({ values: { evaluated_on: day = "" }, saved }: EvaluationState, cycle: CycleEvaluation): string {
  if (isCalendarDate(day)) return day;
  return saved.evaluated_on ?? cycle.evaluated_on ?? todayInSaoPaulo(Date.now());
}

/** The person that the next save derives for. */
function personOn(day: string, { gender, birthdate }: Student): SubjectPerson {
  if (birthdate === null) return { gender, ageYears: null, ageMonths: null };
  return { gender, ageYears: ageInYears(birthdate, day), ageMonths: ageInMonths(birthdate, day) };
}

function reasonToOnlyRead(cycle: CycleEvaluation, path: CyclePath, readOnlyRole: boolean): string | null {
  if (readOnlyRole) return "Somente leitura: quem preenche a avaliação é o seu personal.";
  return cycle.is_finished ? `Somente leitura: este ${kindOf(path)} terminou em ${formatDate(cycle.end_date)}.` : null;
}

/** A new save is judged by the macrocycle's protocol; what can only be read, by the one that it was saved with. */
function protocolOf({ macrocycle, evaluated_items }: CycleEvaluation, readOnly: boolean): string {
  const saved = evaluated_items?.perimeter.protocolo;
  return readOnly && saved ? saved : macrocycle.skinfold_protocol;
}

async function savePending(evaluation: Evaluation): Promise<void> {
  const { editing } = evaluation.state();
  if (editing) evaluation.dispatch({ type: "left", key: editing });
  await evaluation.settled();
  if (savesItself(evaluation.state())) await evaluation.flush();
}
