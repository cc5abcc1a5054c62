import { Button, Stack, Text } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { FactorCodeForm } from "../../../ui/person/FactorCodeForm.tsx";
import type { Credentials } from "./data.ts";
import type { SecondStep } from "./use-sign-in.ts";

interface Props {
  readonly step: SecondStep;
  readonly attempt: UseMutationResult<void, unknown, Credentials>;
  readonly admin: boolean;
  readonly onBack: () => void;
}

/** It stands where the password stood. */
export default function SecondStepForm({ step: { credentials, ticket, ways }, attempt, admin, onBack }: Props) {
  // The refusal of the first step is what led here.
  const [hasTried, setHasTried] = useState(false);
  return (
    <Stack>
      <Text c="dimmed" size="sm">
        A senha está certa. Falta confirmar que é você.
      </Text>
      <FactorCodeForm
        ways={ways}
        submitLabel="Entrar"
        busy={attempt.isPending}
        onPasskey={() => {
          setHasTried(true);
          attempt.mutate({ ...credentials, second: { ticket, code: undefined } });
        }}
        error={hasTried ? attempt.error : null}
        onSubmit={(code) => {
          setHasTried(true);
          attempt.mutate({ ...credentials, second: { ticket, code } });
        }}
      />
      <Button variant="subtle" color="gray" onClick={onBack}>
        Voltar
      </Button>
      <Text c="dimmed" size="sm">
        Sem o celular e sem os códigos, peça {admin ? "a outro administrador" : "ao seu personal ou ao suporte"} que
        retire a verificação.
      </Text>
    </Stack>
  );
}
