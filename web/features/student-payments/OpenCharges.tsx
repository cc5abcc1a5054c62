import { Button, Group, Stack, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Section } from "../../ui/Section.tsx";
import { ChargeRow } from "./ChargeRow.tsx";
import type { StudentCharge, StudentMoney } from "./data.ts";

const RecordPaymentDialog = lazy(() => import("./RecordPaymentDialog.tsx"));
const PixDialog = lazy(() => import("./PixDialog.tsx"));

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly role: "trainer" | "student" | "admin";
}

type Opened = { readonly dialog: "record" | "pix"; readonly charge: StudentCharge | null } | null;

/** What is late, and the next charge; the later ones on demand. */
export function OpenCharges({ studentId, money, role }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const [all, setAll] = useState(false);
  const close = () => setOpened(null);
  const late = money.charges.filter(({ state }) => state === "late");
  const due = money.charges.filter(({ state }) => state === "due");
  const waived = money.charges.filter(({ state }) => state === "waived");
  const shown = all ? [...late, ...due, ...waived] : [...late, ...due.slice(0, 1)];
  const hidden = late.length + due.length + waived.length - shown.length;
  return (
    <Section
      title="Em aberto"
      action={
        role === "trainer" && (
          <Button variant="default" onClick={() => setOpened({ dialog: "record", charge: null })}>
            Pagamento avulso
          </Button>
        )
      }
    >
      {shown.length === 0 && (
        <EmptyState icon="check" title="Nada em aberto.">
          {money.plans.length === 0
            ? "As cobranças aparecem aqui quando há um plano vinculado."
            : "Todas as cobranças foram pagas."}
        </EmptyState>
      )}
      <Stack component="ul" gap="xs" p={0} m={0} className="figures">
        {shown.map((charge) => (
          <ChargeRow
            key={charge.id}
            studentId={studentId}
            money={money}
            charge={charge}
            role={role}
            onRecord={() => setOpened({ dialog: "record", charge })}
            onPix={() => setOpened({ dialog: "pix", charge })}
          />
        ))}
      </Stack>
      {(hidden > 0 || all) && (
        <Group mt="sm">
          <Button variant="subtle" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? "Mostrar menos" : `Mostrar as próximas (${hidden})`}
          </Button>
        </Group>
      )}
      {late.length > 1 && (
        <Text size="sm" c="dimmed" mt="xs">
          {late.length} cobranças em atraso.
        </Text>
      )}
      <Suspense>
        {opened?.dialog === "record" && (
          <RecordPaymentDialog studentId={studentId} money={money} charge={opened.charge} onClose={close} />
        )}
        {opened?.dialog === "pix" && opened.charge && (
          <PixDialog
            studentId={studentId}
            money={money}
            charge={opened.charge}
            forStudent={role === "student"}
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
  );
}
