import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RETENTION_DAYS, type RetentionDays, retentionText } from "#domain/training/comments.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { toast } from "../../../ui/toast.ts";
import { settingsQuery, useChooseRetention, useDecideConsent } from "./data.ts";

const ALWAYS = "always";
const chipOf = (days: RetentionDays) => (days === null ? ALWAYS : String(days));

/** For how long a trainer keeps photos and films; a student reads it, and withdraws the consent. */
export function MediaSettings({ role }: { readonly role: "student" | "trainer" }) {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return role === "trainer" ? (
    <Retention days={settings.media_days} />
  ) : (
    settings.consent_given_at && <GivenConsent days={settings.media_days} givenAt={settings.consent_given_at} />
  );
}

function Retention({ days }: { readonly days: RetentionDays }) {
  const { mutate } = useChooseRetention();
  const choose = (value: string | null) => {
    const chosen = RETENTION_DAYS.find((one) => chipOf(one) === value);
    if (chosen === undefined) return;
    mutate(chosen, {
      onSuccess: () => toast.success("Prazo de guarda alterado."),
      onError: (error) => toast.failure(error),
    });
  };
  return (
    <ChipChoice
      label="Guardar fotos e vídeos de todos os alunos por"
      description="Depois são apagados; os textos ficam."
      data={RETENTION_DAYS.map((one) => ({ value: chipOf(one), label: retentionText(one) }))}
      value={chipOf(days)}
      onChange={choose}
    />
  );
}

function GivenConsent({ days, givenAt }: { readonly days: RetentionDays; readonly givenAt: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDecideConsent();
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        Você permitiu o uso de vídeo e foto nos comentários em {instantOf(givenAt)}. Guarda:{" "}
        {retentionText(days).toLowerCase()}.
      </Text>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        Revogar
      </Button>
      <ConfirmDialog
        opened={isAsking}
        danger
        busy={isPending}
        title="Revogar o uso de vídeo e foto"
        confirmLabel="Revogar e apagar"
        onConfirm={() => mutate(false, { onSuccess: () => setAsking(false), onError: (error) => toast.failure(error) })}
        onCancel={() => setAsking(false)}
      >
        As fotos e os vídeos que você enviou são apagados. Os textos ficam.
      </ConfirmDialog>
    </Group>
  );
}
