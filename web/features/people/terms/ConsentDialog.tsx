import { Button, FocusTrap, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import classes from "./ConsentDialog.module.css";
import { termsQuery, useGiveConsent } from "./data.ts";
import { TermsSummary } from "./TermsSummary.tsx";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

const ignore = () => {};

interface Props {
  readonly isRenewal: boolean;
  readonly onLeave: () => void;
}

export default function ConsentDialog({ isRenewal, onLeave }: Props) {
  const phone = useUpTo("sm");
  const terms = useQuery(termsQuery()).data;
  const consent = useGiveConsent();

  return (
    <Modal.Root
      opened
      onClose={ignore}
      closeOnClickOutside={false}
      closeOnEscape={false}
      fullScreen={phone}
      centered
      size="xl"
      padding={0}
      zIndex={350}
      classNames={{ content: classes.content ?? "", header: classes.header ?? "", body: classes.body ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <FocusTrap.InitialFocus />
        <Modal.Header>
          <div>
            <Modal.Title>{TERMS_TITLE}</Modal.Title>
            <Text size="sm" c="dimmed" mt={4}>
              {isRenewal
                ? "Os termos foram atualizados. Leia e aceite a nova versão para continuar."
                : "Leia e aceite os termos para continuar."}
            </Text>
          </div>
        </Modal.Header>
        <Modal.Body tabIndex={0} role="region" aria-label="Texto dos termos">
          <Stack>
            <TermsSummary />
            <TermsText />
          </Stack>
        </Modal.Body>
        <div className={classes.footer}>
          <FormAlert error={consent.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onLeave} disabled={consent.isPending}>
              Sair
            </Button>
            <ReasonButton
              reason={terms ? null : "Os termos ainda não foram carregados"}
              loading={consent.isPending}
              onClick={() => terms && consent.mutate(terms.version)}
            >
              Li e aceito
            </ReasonButton>
          </Group>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
