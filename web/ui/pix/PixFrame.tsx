import { Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useUpTo } from "../use-breakpoint.ts";

interface Props {
  readonly subject: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PixFrame({ subject, onClose, children }: Props) {
  const phone = useUpTo("sm");
  return (
    <Modal
      opened
      onClose={onClose}
      title="Pagar com Pix"
      size={460}
      centered
      // Over the dialog of a subscription that lapsed.
      zIndex={390}
      fullScreen={phone ?? false}
    >
      <Stack>
        <Text size="sm" c="dimmed" ta="center" className="figures">
          {subject}
        </Text>
        {children}
      </Stack>
    </Modal>
  );
}
