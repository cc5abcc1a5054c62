import { ActionIcon, Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { toast } from "../../../ui/toast.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import type { SharedDocument } from "./data.ts";
import { useSending } from "./use-sending.ts";

const SharedLinksDialog = lazy(() => import("./SharedLinksDialog.tsx"));

interface Props {
  readonly studentId: number;
  readonly shared: SharedDocument;
  /** The PDF is printed as for the signed-in person. */
  readonly fetchPdf: () => Promise<File>;
  /** Only the student hands on photos of the student: other roles send this file. */
  readonly fetchPdfWithoutPhotos?: () => Promise<File>;
  readonly reason?: string | null;
  /** A trainer gets a button with its word; the menu beside it has the other ways. */
  readonly isNextStep?: boolean;
  /** A trainer's other way, with a choice of its own. */
  readonly otherWay?: { readonly icon: IconName; readonly label: string; readonly onChoose: () => void } | undefined;
}

const A_PDF = new File([""], "a.pdf", { type: "application/pdf" });
const canShareFiles = () => "canShare" in navigator && navigator.canShare({ files: [A_PDF] });

export function ShareMenu({
  studentId,
  shared,
  fetchPdf,
  fetchPdfWithoutPhotos,
  reason = null,
  isNextStep = false,
  otherWay,
}: Props) {
  // A student shares the file alone: links are the trainer's.
  const forStudent = roleOf(useCurrentUser()) === "student";
  const phone = useUpTo("sm");
  const [listing, setListing] = useState(false);
  const leavesPhotosOut = fetchPdfWithoutPhotos !== undefined && !forStudent;
  const file = useShareFile(leavesPhotosOut ? fetchPdfWithoutPhotos : fetchPdf);
  const { byWhatsApp, byMail, copy, isSending } = useSending(studentId, shared);
  const withFile = canShareFiles();
  if (forStudent && !withFile) return null;

  const hasWord = isNextStep && !forStudent;
  // On a phone it stands in a row of bare icons.
  const look = phone && !hasWord ? {} : ({ variant: "default" } as const);
  if (reason !== null) {
    return (
      <ReasonIcon aria-label="Compartilhar" reason={reason} {...look}>
        <Icon name="share" size={18} />
      </ReasonIcon>
    );
  }
  return (
    <>
      {hasWord && (
        <Button
          flex={1}
          variant="light"
          leftSection={<Icon name="external" size={18} />}
          disabled={isSending}
          onClick={byWhatsApp}
        >
          Enviar pelo WhatsApp
        </Button>
      )}
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} width={260}>
        <Menu.Target>
          <ActionIcon
            aria-label={hasWord ? "Outras formas de enviar" : "Compartilhar"}
            loading={file.isPending || isSending}
            {...look}
          >
            <Icon name={hasWord ? "chevron-down" : "share"} size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {withFile && (
            <Way
              icon="share"
              label={leavesPhotosOut ? "Enviar o arquivo sem fotos" : "Enviar o arquivo"}
              onChoose={() => file.mutate()}
            />
          )}
          {!forStudent && (
            <>
              {!hasWord && <Way icon="external" label="WhatsApp" onChoose={byWhatsApp} />}
              <Way icon="mail" label="E-mail para o aluno" onChoose={byMail} />
              <Way icon="copy" label="Copiar link" onChoose={copy} />
              {otherWay && <Way {...otherWay} />}
              <Menu.Divider />
              <Way icon="list" label="Links enviados" onChoose={() => setListing(true)} />
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

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onChoose: () => void;
}

const Way = ({ icon, label, onChoose }: WayProps) => (
  <Menu.Item leftSection={<Icon name={icon} size={18} />} onClick={onChoose}>
    {label}
  </Menu.Item>
);

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
