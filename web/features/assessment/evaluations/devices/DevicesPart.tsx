import { Text, Title } from "@mantine/core";
import { readDevices } from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import type { TabProps } from "../evaluation-tab.ts";
import { DeviceResult } from "./DeviceResult.tsx";

export function DevicesPart({ evaluation }: TabProps) {
  return readDevices(evaluation.evaluated_items?.body_composition_devices ?? {}).map(({ device, reading }) => (
    <section key={device.key} aria-labelledby={`${device.key}-title`}>
      <Title order={3} size="h5" id={`${device.key}-title`} mb={4}>
        {device.label}
      </Title>
      {reading.device && (
        <Text size="sm" c="dimmed">
          {reading.device}
        </Text>
      )}
      <DeviceResult device={device} reading={reading} previous={evaluation.previous} />
    </section>
  ));
}
