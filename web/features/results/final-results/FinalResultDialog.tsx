import { Alert, Button, Group, Stack, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { storedMethods } from "#contract/assessment/evaluations.ts";
import type { Student } from "#contract/students/students.ts";
import { methodChanges } from "#domain/assessment/method-changes.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { shortName } from "#domain/students/registration.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PostureDisclaimers } from "../../../ui/figure/PostureDisclaimers.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { usePhotosOfStudent } from "../../assessment/posture-photos/data.ts";
import { sharedViews } from "../../assessment/posture-photos/shared-views.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import type { MacrocycleSummary } from "../../planning/macrocycles/data.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import { ComparedPhotos } from "../evaluation-history/ComparedPhotos.tsx";
import { ComparedSomatotype } from "../evaluation-history/ComparedSomatotype.tsx";
import { ComparedStrength } from "../evaluation-history/ComparedStrength.tsx";
import { type EvaluatedPosture, PostureComparison } from "../evaluation-history/PostureComparison.tsx";
import {
  type FinalResult,
  fetchFinalResultPdf,
  fetchFinalResultPdfWithoutPhotos,
  finalResultQuery,
  useFinalResultPdf,
} from "./data.ts";
import { FinalResultTable } from "./FinalResultTable.tsx";

const ChoosePhotosDialog = lazy(() => import("../../assessment/posture-photos/ChoosePhotosDialog.tsx"));

interface Props {
  readonly student: Student;
  readonly macrocycle: MacrocycleSummary;
  readonly onClose: () => void;
}

const FIGURES = "resultados";
const POSTURE = "posturais";

export default function FinalResultDialog({ student, macrocycle, onClose }: Props) {
  const path = { id: student.id, macroId: macrocycle.id };
  const { search, turnTo } = useCycleAddress();
  const phone = useUpTo("sm");
  const isStudent = roleOf(useCurrentUser()) === "student";
  const { data, error, refetch, isFetching } = useQuery({
    ...finalResultQuery(path),
    ...(isStudent && { select: withLayNames }),
  });
  const pdf = useFinalResultPdf(path);
  const { data: photographed = [], isPending: isAskingForPhotos } = usePhotosOfStudent(path);
  const [choosing, setChoosing] = useState(false);
  const views = data && !isStudent ? sharedViews(photographed, data.mesocycles.map(ofMesocycle)) : [];
  const waiting = error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <ScreenSkeleton />;

  return (
    <FullScreenDialog
      opened
      title="Resultado final"
      subtitle={[
        !isStudent && (phone ? shortName(student.name) : student.name),
        macrocycle.name,
        !phone && data && evaluatedText(data, isStudent),
      ]
        .filter(Boolean)
        .join(" · ")}
      width={1100}
      onClose={onClose}
      actions={
        data && (
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              aria-label="Baixar PDF"
              {...(!phone && { leftSection: <Icon name="download" size={18} /> })}
              loading={pdf.isPending || (!isStudent && isAskingForPhotos)}
              onClick={() => (views.length > 0 ? setChoosing(true) : pdf.mutate(undefined))}
            >
              {phone ? "PDF" : "Baixar PDF"}
            </Button>
            <ShareMenu
              studentId={student.id}
              shared={{ document: "final_result", macrocycle_id: macrocycle.id }}
              fetchPdf={() => fetchFinalResultPdf(path)}
              fetchPdfWithoutPhotos={() => fetchFinalResultPdfWithoutPhotos(path)}
            />
          </Group>
        )
      }
    >
      <Tabs value={search.tab === POSTURE ? POSTURE : FIGURES} onChange={(tab) => tab && turnTo(tab)}>
        <Tabs.List mb="lg">
          <Tabs.Tab value={FIGURES}>RESULTADOS</Tabs.Tab>
          <Tabs.Tab value={POSTURE}>RESULTADOS POSTURAIS</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={FIGURES}>
          {data ? (
            <>
              {methodChanges(data.mesocycles.map(({ evaluated_items }) => storedMethods(evaluated_items))).map(
                (sentence) => (
                  <Alert key={sentence} color="warning" variant="light" mb="sm" icon={<Icon name="alert" size={18} />}>
                    {sentence}
                  </Alert>
                ),
              )}
              <FinalResultTable result={data} studentView={isStudent} />
              <FoundInResult path={path} mesocycles={data.mesocycles} />
            </>
          ) : (
            waiting
          )}
        </Tabs.Panel>
        <Tabs.Panel value={POSTURE}>
          {data ? <PosturalResults path={path} mesocycles={data.mesocycles} forStudent={isStudent} /> : waiting}
        </Tabs.Panel>
      </Tabs>
      {choosing && (
        <Suspense>
          <ChoosePhotosDialog
            views={views}
            printing={pdf.isPending}
            onPrint={(photos) => pdf.mutate(photos, { onSettled: () => setChoosing(false) })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </FullScreenDialog>
  );
}

const withLayNames = (result: FinalResult): FinalResult => ({
  ...result,
  mesocycles: result.mesocycles.map((mesocycle) => ({ ...mesocycle, name: layCycleName(mesocycle.name) })),
});

const evaluatedText = ({ mesocycles }: FinalResult, isStudent: boolean) =>
  `${mesocycles.length} ${isStudent ? "fases avaliadas" : "mesociclos avaliados"}`;

type Mesocycle = FinalResult["mesocycles"][number];

interface FoundProps {
  readonly path: { readonly id: number; readonly macroId: number };
  readonly mesocycles: readonly Mesocycle[];
}

const ofMesocycle = ({ id, name, evaluated_on, evaluated_items }: Mesocycle) => ({
  mesocycle_id: id,
  microcycle_id: null,
  name,
  evaluated_on,
  evaluated_items,
});

/** A student reads neither somatotype nor strength. */
function FoundInResult({ path, mesocycles }: FoundProps) {
  const isStudent = roleOf(useCurrentUser()) === "student";
  const [first, last] = [mesocycles[0], mesocycles.at(-1)];
  if (!first || !last || first === last) return null;
  const pair = [ofMesocycle(first), ofMesocycle(last)] as const;
  return (
    <>
      {!isStudent && (
        <>
          <ComparedSomatotype pair={pair} />
          <ComparedStrength studentId={path.id} first={first} last={last} />
        </>
      )}
      <PhotosOfEnds path={path} mesocycles={mesocycles} />
    </>
  );
}

function PhotosOfEnds({ path, mesocycles }: FoundProps) {
  const [first, last] = [mesocycles[0], mesocycles.at(-1)];
  if (!first || !last || first === last) return null;
  return <ComparedPhotos studentId={path.id} pair={[ofMesocycle(first), ofMesocycle(last)]} />;
}

/** Takes the first and the last evaluation in which the posture was looked at. */
function PosturalResults({ path, mesocycles, forStudent }: FoundProps & { readonly forStudent: boolean }) {
  const [first, ...later] = mesocycles.flatMap(({ name, evaluated_on, evaluated_items }): EvaluatedPosture[] => {
    const { posture = [], posture_evaluated = null } = evaluated_items;
    return posture.length > 0 ? [{ name, evaluatedOn: evaluated_on, posture, result: posture_evaluated }] : [];
  });
  const last = later.at(-1);
  if (!first || !last) {
    return (
      <EmptyState icon="user" title="Ainda não há resultados posturais">
        O que mudar na postura aparecerá aqui quando duas avaliações deste {forStudent ? "plano" : "macrociclo"} tiverem
        a aba Postura preenchida.
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <PostureComparison first={first} last={last} forStudent={forStudent} />
      <div>
        <PostureDisclaimers />
      </div>
      <PhotosOfEnds path={path} mesocycles={mesocycles} />
    </Stack>
  );
}
