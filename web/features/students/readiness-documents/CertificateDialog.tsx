import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate, momentInSaoPaulo } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { PhotoImage } from "../../assessment/posture-photos/PhotoImage.tsx";
import classes from "./Certificate.module.css";
import { type Certificate, kitQuery, useRemoveCertificate } from "./data.ts";
import { HashLine } from "./HashLine.tsx";

interface Props {
  readonly studentId: number;
  readonly id: number;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

export function CertificateDialog({ studentId, id, onReplace, onClose }: Props) {
  // Its address works for some minutes: what was asked for earlier is asked for again.
  const { data: kit } = useQuery(kitQuery(studentId));
  const remove = useRemoveCertificate(studentId);
  const [isAsking, setAsking] = useState(false);
  const role = roleOf(useCurrentUser());
  const certificate = kit?.certificates.find((one) => one.id === id);
  const isOwn = role === "trainer" || (role === "student" && certificate?.sent_by === "student");
  const takeAway = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast.success("Atestado médico excluído.");
        onClose();
      },
      onError: (error) => toast.failure(error, "Erro ao excluir o atestado"),
    });
  return (
    <FormDialog
      title="Atestado médico"
      width={680}
      startsOnNothing
      footer={
        <>
          {isOwn && (
            <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
              Excluir
            </Button>
          )}
          {role !== "admin" && (
            <Button variant="default" onClick={onReplace}>
              Enviar outro
            </Button>
          )}
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
      onClose={onClose}
    >
      <ConfirmDialog
        opened={isAsking}
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={takeAway}
        onCancel={() => setAsking(false)}
      >
        Excluir este atestado? O arquivo some e não volta.
      </ConfirmDialog>
      {certificate ? <Content certificate={certificate} /> : <RowsSkeleton rows={3} />}
    </FormDialog>
  );
}

function Content({ certificate }: { readonly certificate: Certificate }) {
  const { issued_on, valid_until, doctor, sent_by, sent_at, media_type, src } = certificate;
  return (
    <Stack>
      {media_type === "application/pdf" ? (
        <Button
          component="a"
          href={src}
          download="atestado.pdf"
          variant="light"
          w="fit-content"
          leftSection={<Icon name="download" size={18} />}
        >
          Baixar o PDF
        </Button>
      ) : (
        <PhotoImage src={src} alt="Atestado médico" className={classes.page} />
      )}
      <div>
        <Text fw={600}>
          De {formatDate(issued_on)}, vale até {formatDate(valid_until)}
        </Text>
        {doctor && <Text>{doctor}</Text>}
        <Text size="sm" c="dimmed">
          Enviado em {momentInSaoPaulo(Date.parse(sent_at))} pelo {sent_by === "student" ? "aluno" : "personal"}.
        </Text>
      </div>
      <HashLine label="SHA-256 do que foi enviado" hash={certificate.hash} />
    </Stack>
  );
}
