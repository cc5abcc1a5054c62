import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useCurrentUser } from "../../../session/current-user.ts";
import { instantOf } from "../../../ui/instants.ts";
import {
  type NoticeDevice,
  type Notices,
  noticesQuery,
  pushQuery,
  renewDevice,
  useRemoveDevice,
  useSwitchOn,
  useTryDevice,
} from "./data.ts";
import { PUSH_REASONS } from "./push-state.ts";

interface Props {
  readonly notices: Notices;
}

export function DevicesPanel({ notices }: Props) {
  const { id: userId } = useCurrentUser();
  const { data: state } = useQuery(pushQuery(userId));
  const switchOn = useSwitchOn();
  useRenewedDevice(notices, state === "on" ? userId : undefined);
  return (
    <Stack gap="md">
      {state === "off" && (
        <Button
          style={{ alignSelf: "flex-start" }}
          loading={switchOn.isPending}
          onClick={() => switchOn.mutate(notices.public_key)}
        >
          Ativar avisos neste aparelho
        </Button>
      )}
      {state && state !== "on" && state !== "off" && <Text>{PUSH_REASONS[state]}</Text>}
      {notices.devices.length > 0 && (
        <Stack component="ul" gap="md" m={0} p={0}>
          {notices.devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </Stack>
      )}
      {state === "off" && notices.devices.length === 0 && (
        <Text size="sm" c="dimmed">
          O navegador pede a sua permissão depois que você tocar em ativar.
        </Text>
      )}
    </Stack>
  );
}

/** Once for each visit: a device that was signed in again is known by its new session. */
function useRenewedDevice(notices: Notices, userId: number | undefined): void {
  const cache = useQueryClient();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (userId === undefined || wasAsked.current) return;
    wasAsked.current = true;
    void renewDevice(notices, userId).then(
      (answer) => answer && cache.setQueryData(noticesQuery.queryKey, answer),
      () => undefined,
    );
  }, [cache, notices, userId]);
}

function DeviceRow({ device }: { readonly device: NoticeDevice }) {
  const remove = useRemoveDevice();
  const tryOut = useTryDevice();
  const since = instantOf(device.since);
  return (
    <Group component="li" justify="space-between" gap="xs" style={{ listStyle: "none" }}>
      <div>
        <Group gap="xs">
          <Text>{device.name}</Text>
          {device.is_current && <Badge variant="light">Este aparelho</Badge>}
        </Group>
        <Text size="sm" c="dimmed" className="figures">
          Desde {since}
        </Text>
      </div>
      <Group gap="xs">
        {device.is_current && (
          <Button variant="default" loading={tryOut.isPending} onClick={() => tryOut.mutate(device.id)}>
            Enviar um aviso de teste
          </Button>
        )}
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate(device)}
          aria-label={`${device.is_current ? "Desativar" : "Remover"} ${device.name}, desde ${since}`}
        >
          {device.is_current ? "Desativar" : "Remover"}
        </Button>
      </Group>
    </Group>
  );
}
