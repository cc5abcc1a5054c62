import { Button, Stack, Text } from "@mantine/core";
import { isNotEmpty, useForm } from "@mantine/form";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FactorWay } from "#contract/errors.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { ApiError, withFieldsSentence } from "../../../api/api-error.ts";
import { session } from "../../../api/session.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { FactorCodeForm } from "../../../ui/person/FactorCodeForm.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { proofQuery, prove } from "./data.ts";

const CANCELED = new ApiError(403, {
  detail: "Nada foi alterado: não confirmamos que é você.",
  code: "proof_required",
});

/** Over what asked for it; the refused request goes on after the proof. */
export function ProofDialog({ onPasskey }: ProofProps) {
  const { data: ways, error, refetch, isFetching } = useQuery(proofQuery);
  return (
    <PhoneWideDialog opened onClose={() => session.refuseProof(CANCELED)} title="Confirme que é você" zIndex={350}>
      <Stack>
        <Text size="sm" c="dimmed">
          Isto mexe com segurança ou com dinheiro. A confirmação vale por dez minutos.
        </Text>
        {!ways &&
          (error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton rows={1} />)}
        {ways &&
          (ways.includes("password") ? (
            <ByPassword onPasskey={onPasskey} />
          ) : (
            <ByCode onPasskey={onPasskey} ways={ways.filter((way) => way !== "password")} />
          ))}
      </Stack>
    </PhoneWideDialog>
  );
}

interface ProofProps {
  readonly onPasskey: () => Promise<unknown>;
}

type Proof = Parameters<typeof prove>[0] | "passkey";

const useProof = (onPasskey: () => Promise<unknown>) =>
  useMutation({
    mutationFn: (proof: Proof) => (proof === "passkey" ? onPasskey() : prove(proof)),
    onSuccess: () => session.prove(),
  });

function ByPassword({ onPasskey }: ProofProps) {
  const proof = useProof(onPasskey);
  const form = useForm({ initialValues: { password: "" }, validate: { password: isNotEmpty(MESSAGES.required) } });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => proof.mutate({ password }))}>
      <Stack>
        <PasswordField
          label="Sua senha"
          autoComplete="current-password"
          autoFocus
          data-autofocus
          {...form.getInputProps("password")}
        />
        <FormAlert error={withFieldsSentence(proof.error)} />
        <Button type="submit" fullWidth loading={proof.isPending}>
          Confirmar
        </Button>
      </Stack>
    </form>
  );
}

function ByCode({ ways, onPasskey }: ProofProps & { readonly ways: readonly FactorWay[] }) {
  const proof = useProof(onPasskey);
  return (
    <FactorCodeForm
      ways={ways}
      submitLabel="Confirmar"
      busy={proof.isPending}
      error={withFieldsSentence(proof.error)}
      onSubmit={(code) => proof.mutate({ code })}
      onPasskey={() => proof.mutate("passkey")}
    />
  );
}
