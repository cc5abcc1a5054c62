import { Button, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ScreenSkeleton } from "../../ui/Skeletons.tsx";
import { roleOf, useCurrentUser } from "../accounts/data.ts";
import { Macrocycles } from "../cycles/Macrocycles.tsx";
import { studentQuery } from "./data.ts";
import { StudentHeader } from "./StudentHeader.tsx";
import { StudentScreenDialogs } from "./StudentScreenDialogs.tsx";

const StudentDialog = lazy(() => import("./StudentDialog.tsx"));
const route = getRouteApi("/signed-in/inicio/visualizar/$id");

/** A student's page: who it is, and the macrocycles. A student sees the own one, without the way back. */
export function StudentScreen() {
  const { id } = route.useParams();
  const { dialog } = route.useSearch();
  const navigate = route.useNavigate();
  const role = roleOf(useCurrentUser());
  const { data: student, error, refetch, isFetching } = useQuery(studentQuery(id));
  usePageTitle(student?.name ?? "Aluno");

  if (!student) {
    if (!error) return <ScreenSkeleton />;
    return <ErrorState asScreen title="Erro ao carregar aluno" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  const openDialog = (which: "student" | undefined) =>
    navigate({ search: (before) => ({ ...before, dialog: which }), replace: which === undefined });

  return (
    <Stack gap="lg">
      {role !== "student" && <Back />}
      <StudentHeader student={student} ownPage={role === "student"} onEdit={() => openDialog("student")} />
      <Macrocycles student={student} />
      <Suspense>
        {dialog === "student" && role === "trainer" && (
          <StudentDialog student={student} onClose={() => openDialog(undefined)} />
        )}
        <StudentScreenDialogs student={student} readOnlyRole={role === "student"} />
      </Suspense>
    </Stack>
  );
}

function Back() {
  const router = useRouter();
  const back = () =>
    router.history.canGoBack() ? router.history.back() : router.navigate({ to: "/inicio/alunos", replace: true });
  return (
    <Group>
      <Button variant="subtle" color="gray" px="xs" leftSection={<Icon name="back" size={18} />} onClick={back}>
        Voltar
      </Button>
    </Group>
  );
}
