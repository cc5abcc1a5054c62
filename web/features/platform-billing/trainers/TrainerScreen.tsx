import { Button, Stack } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isNotFound } from "../../../api/api-error.ts";
import { areAwaited } from "../../../api/awaited.ts";
import { isAdminFor, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { BackButton } from "../../../ui/BackButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { NotFoundState } from "../../../ui/NotFoundState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { supervisedPageQuery } from "../../public-pages/landing-pages/data.ts";
import { SupervisedPageSection } from "../../public-pages/landing-pages/SupervisedPageSection.tsx";
import { BillingSection } from "../billing-acts/BillingSection.tsx";
import { trainerBillingQuery } from "../billing-acts/data.ts";
import { platformInvoicesQuery } from "../platform-invoices/data.ts";
import { TrainerInvoices } from "../platform-invoices/TrainerInvoices.tsx";
import { PaymentHistory } from "../subscription-payments/PaymentHistory.tsx";
import { AnnouncedPix } from "./AnnouncedPix.tsx";
import { trainerQuery } from "./data.ts";
import { TrainerHeader } from "./TrainerHeader.tsx";

const TrainerDialog = lazy(() => import("./form/TrainerDialog.tsx"));
const route = getRouteApi("/signed-in/admins/admin/home/personal/visualizar/$id");

export function TrainerScreen() {
  const { id } = route.useParams();
  const { dialog, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const { data: trainer, error, refetch, isFetching } = useQuery(trainerQuery(id));
  const user = useCurrentUser();
  const isForFinance = isAdminFor(user, "finance");
  const maySupport = isAdminFor(user, "support");
  const billing = useQuery({ ...trainerBillingQuery(id), enabled: isForFinance });
  const invoices = useInfiniteQuery({ ...platformInvoicesQuery({ trainerId: id }), enabled: isForFinance });
  const page = useQuery({ ...supervisedPageQuery(id), enabled: maySupport });
  usePageTitle(trainer?.fullname ?? "Personal");

  if (!trainer) {
    if (!error) return <ScreenSkeleton />;
    if (isNotFound(error)) return <MissingTrainer />;
    return (
      <ErrorState
        asScreen
        title="Erro ao buscar dados do usuário"
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  const paid = trainer.paid_payments_count;
  const isBillingAwaited = areAwaited([billing]);
  const isMoneyAwaited = areAwaited([billing, invoices]);
  return (
    <Stack gap="lg">
      <BackButton otherwise={() => navigate({ to: "/admin/home/personal/listar", replace: true })} />
      <TrainerHeader trainer={trainer} onEdit={() => steps.stepIn({ dialog: "trainer" })} />
      {trainer.announced_pix && isForFinance && <AnnouncedPix trainer={trainer} pix={trainer.announced_pix} />}
      {/* Each comes when the answers above it have, so that nothing moves. */}
      {isForFinance && <BillingSection trainerId={id} />}
      {isForFinance && !isBillingAwaited && <TrainerInvoices trainerId={id} />}
      {maySupport && !isMoneyAwaited && <SupervisedPageSection trainerId={id} />}
      {!areAwaited([billing, invoices, page]) && (
        <Section
          title="Pagamentos"
          about={paid === 1 ? "1 pagamento realizado com sucesso" : `${paid} pagamentos realizados com sucesso`}
        >
          <PaymentHistory userId={id} />
        </Section>
      )}
      <Suspense>
        {dialog && (
          <TrainerDialog
            trainer={trainer}
            tab={tab}
            onTab={(chosen) => steps.stay({ tab: chosen })}
            onClose={() => steps.leave({ dialog: undefined, tab: undefined })}
          />
        )}
      </Suspense>
    </Stack>
  );
}

const MissingTrainer = () => (
  <NotFoundState
    title="Personal não encontrado"
    action={
      <Button mt="md" renderRoot={(props) => <Link {...props} to="/admin/home/personal/listar" />}>
        Ver a lista de personais
      </Button>
    }
  >
    O cadastro foi excluído ou o endereço está errado.
  </NotFoundState>
);
