import { ActionIcon, Badge, Button, Group, Menu, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CHARGE_STATES, dueText } from "#domain/billing/charges.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { whatsAppAddress } from "../../../ui/people/whatsapp.ts";
import { pixReceiverQuery } from "../receiving/data.ts";
import { useWaive } from "../student-plans/data.ts";
import { type StudentCharge, type StudentMoney, useRemind } from "./data.ts";
import { reminderText } from "./reminder.ts";

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly charge: StudentCharge;
  readonly role: "trainer" | "student" | "admin";
  /** The one that is due first is the one to see to. */
  readonly isFirst: boolean;
  readonly onRecord: () => void;
  readonly onPix: () => void;
}

const TONES = { late: "danger", due: "gray", paid: "success", waived: "gray" } as const;

export function ChargeRow(props: Props) {
  const { money, charge, role, isFirst, onPix, onRecord } = props;
  const announced = money.payments.some(({ state, charge_id }) => state === "pending" && charge_id === charge.id);
  const isOpen = charge.state !== "waived";
  return (
    <Group component="li" justify="space-between" gap="xs" style={{ listStyle: "none" }}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{formatReais(isOpen ? charge.open : charge.value)}</Text>
          <Badge color={TONES[charge.state]} variant="light">
            {CHARGE_STATES[charge.state]}
          </Badge>
          {announced && (
            <Badge color="warning" variant="light">
              Pix informado
            </Badge>
          )}
          {charge.pix && (
            <Badge color="warning" variant="light">
              Aguardando Pix
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {charge.plan_name}, {dueText(charge.due_on, money.today)}
          {charge.received > 0 && `, já pagos ${formatReais(charge.received)}`}
          {role === "trainer" && charge.reminded_on && `, lembrado em ${formatDate(charge.reminded_on)}`}
        </Text>
      </div>
      {role === "student" && isOpen && !announced && (
        <Button variant={isFirst && charge.state === "late" ? "filled" : "default"} onClick={onPix}>
          {charge.pix ? "Ver Pix" : "Pagar com Pix"}
        </Button>
      )}
      {role === "trainer" && (
        <Group gap="xs" wrap="nowrap">
          {isOpen && (
            <Button variant={isFirst && charge.state === "late" ? "filled" : "default"} onClick={onRecord}>
              Registrar pagamento
            </Button>
          )}
          <ChargeMenu {...props} />
        </Group>
      )}
    </Group>
  );
}

function ChargeMenu({ studentId, money, charge, onPix }: Omit<Props, "isFirst">) {
  const { student, today } = money;
  const { data: pix = null } = useQuery(pixReceiverQuery);
  const remind = useRemind(studentId);
  const waive = useWaive(studentId);
  const remindedToday = charge.reminded_on === today;
  const text = reminderText(student.name, charge, pix, today);
  return (
    <Menu position="bottom-end" withinPortal={false} width={260}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          aria-label={`Mais ações da cobrança de ${formatDate(charge.due_on)}`}
          loading={remind.isPending || waive.isPending}
        >
          <Icon name="more" size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {charge.state === "waived" ? (
          <Menu.Item
            leftSection={<Icon name="check" size={18} />}
            onClick={() => waive.mutate({ chargeId: charge.id, waived: false })}
          >
            Cobrar de novo
          </Menu.Item>
        ) : (
          <>
            <Menu.Item
              component="a"
              href={whatsAppAddress(student.whatsapp, text)}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<Icon name="external" size={18} />}
            >
              Lembrar pelo WhatsApp
            </Menu.Item>
            <Menu.Item
              disabled={remindedToday || !student.is_active}
              leftSection={<Icon name="mail" size={18} />}
              onClick={() => remind.mutate(charge.id)}
            >
              {remindedToday ? "E-mail já enviado hoje" : "Lembrar por e-mail"}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="eye" size={18} />} onClick={onPix}>
              Mostrar Pix
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              leftSection={<Icon name="close" size={18} />}
              onClick={() => waive.mutate({ chargeId: charge.id, waived: true })}
            >
              Dispensar cobrança
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
