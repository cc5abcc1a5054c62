import { Button, Stack, Text, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { formatReais, toReais } from "#domain/money.ts";
import { copyText } from "../copy-text.ts";
import { Icon } from "../Icon.tsx";
import { QrCode } from "../QrCode.tsx";

interface Props {
  readonly code: string;
  /** Without it the payer types the amount. */
  readonly cents: number | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** The code to read, to copy and to select. */
export function PixCopy({ code, cents, label, children }: Props) {
  return (
    <Stack gap="md" align="center" maw={420} mx="auto" w="100%">
      {cents !== undefined && (
        <Text fz={28} fw={700} className="figures">
          {formatReais(toReais(cents))}
        </Text>
      )}
      <QrCode content={code} label={label} />
      <Button
        fullWidth
        leftSection={<Icon name="copy" size={18} />}
        onClick={() => copyText(code, { success: "Código Pix copiado" })}
      >
        Copiar código
      </Button>
      <Textarea
        w="100%"
        aria-label="Código Pix Copia e Cola"
        value={code}
        readOnly
        autosize
        minRows={2}
        maxRows={7}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {children}
    </Stack>
  );
}
