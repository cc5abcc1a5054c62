import { ActionIcon, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { toast } from "../../../ui/toast.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { type SharedDocument, useMailDocument, useShareDocument } from "./data.ts";
import { shareMessage, whatsAppAddress } from "./share-message.ts";

const SharedLinksDialog = lazy(() => import("./SharedLinksDialog.tsx"));

interface Props {
  readonly studentId: number;
  readonly shared: SharedDocument;
  /** The PDF is printed as for the signed-in person. */
  readonly fetchPdf: () => Promise<File>;
  readonly reason?: string | null;
}

const A_PDF = new File([""], "a.pdf", { type: "application/pdf" });
const canShareFiles = () => "canShare" in navigator && navigator.canShare({ files: [A_PDF] });

export function ShareMenu({ studentId, shared, fetchPdf, reason = null }: Props) {
  // A student shares the file alone: links are the trainer's.
  const forStudent = roleOf(useCurrentUser()) === "student";
  const phone = useUpTo("sm");
  const [listing, setListing] = useState(false);
  const file = useShareFile(fetchPdf);
  const link = useShareDocument(studentId);
  const mail = useMailDocument(studentId);
  const withFile = canShareFiles();
  if (forStudent && !withFile) return null;

  const byWhatsApp = () => {
    // Opened at the press: a window that opens later is blocked.
    const conversation = window.open("about:blank", "_blank");
    link.mutate(shared, {
      onSuccess: ({ link: made, url, student }) => {
        const text = shareMessage({ studentName: student.name, link: made, url });
        conversation?.location.replace(whatsAppAddress(student.cellphone, text));
      },
      onError: () => conversation?.close(),
    });
  };
  const copy = () =>
    link.mutate(shared, {
      onSuccess: ({ url }) =>
        navigator.clipboard.writeText(url).then(
          () => toast.success("Link copiado. Ele vale por 7 dias."),
          () => toast.failure(null, "Erro ao copiar para área de transferência"),
        ),
    });

  // On a phone it stands in a row of bare icons.
  const look = phone ? {} : ({ variant: "default" } as const);
  const sharing = file.isPending || link.isPending || mail.isPending;
  if (reason !== null) {
    return (
      <ReasonIcon aria-label="Compartilhar" reason={reason} {...look}>
        <Icon name="share" size={18} />
      </ReasonIcon>
    );
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} width={260}>
        <Menu.Target>
          <ActionIcon aria-label="Compartilhar" loading={sharing} {...look}>
            <Icon name="share" size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {withFile && (
            <Menu.Item leftSection={<Icon name="share" size={18} />} onClick={() => file.mutate()}>
              Enviar o arquivo
            </Menu.Item>
          )}
          {!forStudent && (
            <>
              <Menu.Item leftSection={<Icon name="external" size={18} />} onClick={byWhatsApp}>
                WhatsApp
              </Menu.Item>
              <Menu.Item leftSection={<Icon name="mail" size={18} />} onClick={() => mail.mutate(shared)}>
                E-mail para o aluno
              </Menu.Item>
              <Menu.Item leftSection={<Icon name="copy" size={18} />} onClick={copy}>
                Copiar link
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item leftSection={<Icon name="list" size={18} />} onClick={() => setListing(true)}>
                Links enviados
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {listing && (
        <Suspense>
          <SharedLinksDialog studentId={studentId} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Closing the share sheet is no failure. */
const useShareFile = (fetchPdf: () => Promise<File>) =>
  useMutation({
    mutationFn: async () => {
      const file = await fetchPdf();
      await navigator.share({ files: [file] }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
      });
    },
    onError: (error) => toast.failureWithReason(error, "Não foi possível compartilhar o PDF"),
  });
