import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { toCents } from "#domain/money.ts";
import { instantOf } from "../instants.ts";
import { PixCopy } from "./PixCopy.tsx";

interface WaitingProps {
  readonly pix: { readonly code: string; readonly value: number; readonly expires_at: string };
  readonly isChecking: boolean;
  /** The provider was asked, and knows of no payment yet. */
  readonly isNotThere: boolean;
  readonly onCheck: () => void;
}

/** The provider says that it was paid. */
export const WaitingPix = ({ pix, isChecking, isNotThere, onCheck }: WaitingProps) => (
  <>
    <PixCopy code={pix.code} cents={toCents(pix.value)} label="QR code do Pix">
      <Text size="sm" c="dimmed" ta="center" className="figures">
        No aplicativo do banco, escolha Pix Copia e Cola ou leia o QR code até {instantOf(pix.expires_at)}. O pagamento
        se confirma sozinho em até um minuto.
      </Text>
    </PixCopy>
    <Button variant="default" loading={isChecking} onClick={onCheck}>
      Já paguei
    </Button>
    {isNotThere && (
      <Text role="status" size="sm" ta="center">
        Este Pix ainda não chegou. A confirmação aparece aqui sozinha.
      </Text>
    )}
  </>
);

interface PaidProps {
  readonly children: ReactNode;
  /** The button's label. */
  readonly leave?: string;
  readonly onClose: () => void;
}

export const PaidPix = ({ children, leave = "Fechar", onClose }: PaidProps) => (
  <>
    <Text role="status" fz="lg" fw={600} ta="center" className="figures" my="md">
      {children}
    </Text>
    <Button onClick={onClose}>{leave}</Button>
  </>
);
