import { Button, Group, Stack } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ChargeRow } from "./ChargeRow.tsx";
import type { StudentCharge, StudentMoney } from "./data.ts";

const RecordPaymentDialog = lazy(() => import("./RecordPaymentDialog.tsx"));
const PixChargeDialog = lazy(() => import("./PixChargeDialog.tsx"));
const ChargePixDialog = lazy(() => import("./ChargePixDialog.tsx"));

/** In cents. */
const sumOf = (charges: readonly StudentCharge[]): number =>
  toReais(charges.reduce((cents, { open }) => cents + toCents(open), 0));

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly role: "trainer" | "student" | "admin";
}

type Opened = { readonly dialog: "record" | "pix" | "own_key"; readonly charge: StudentCharge | null } | null;

export function OpenCharges({ studentId, money, role }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const [all, setAll] = useState(false);
  const close = () => setOpened(null);
  const confirms = role === "student" && money.pix_confirms;
  const late = money.charges.filter(({ state }) => state === "late");
  const due = money.charges.filter(({ state }) => state === "due");
  const waived = money.charges.filter(({ state }) => state === "waived");
  const shown = all ? [...late, ...due, ...waived] : [...late, ...due.slice(0, 1)];
  const hidden = late.length + due.length + waived.length - shown.length;
  return (
    <Section
      title="Em aberto"
      {...(late.length > 1 && { about: `${late.length} em atraso, ${formatReais(sumOf(late))}` })}
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
        {shown.map((charge, index) => (
          <ChargeRow
            key={charge.id}
            studentId={studentId}
            money={money}
            charge={charge}
            role={role}
            isFirst={index === 0}
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
      <Suspense>
        {opened?.dialog === "record" && (
          <RecordPaymentDialog studentId={studentId} money={money} charge={opened.charge} onClose={close} />
        )}
        {opened?.dialog === "pix" && opened.charge && confirms && (
          <PixChargeDialog
            studentId={studentId}
            money={money}
            charge={opened.charge}
            onOwnKey={() => setOpened({ ...opened, dialog: "own_key" })}
            onClose={close}
          />
        )}
        {opened?.charge && (opened.dialog === "own_key" || (opened.dialog === "pix" && !confirms)) && (
          <ChargePixDialog
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
