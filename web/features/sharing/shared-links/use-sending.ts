import { sharedUntil } from "#domain/shared-links.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { whatsAppAddress } from "../../../ui/people/whatsapp.ts";
import { type SharedDocument, useMailDocument, useShareDocument } from "./data.ts";
import { shareMessage } from "./share-message.ts";

/** The ways in which a trainer sends a link. */
export function useSending(studentId: number, shared: SharedDocument) {
  const link = useShareDocument(studentId);
  const mail = useMailDocument(studentId);
  return {
    isSending: link.isPending || mail.isPending,
    byMail: () => mail.mutate(shared),
    byWhatsApp() {
      // Opened at the press: a window that opens later is blocked.
      const conversation = window.open("about:blank", "_blank");
      link.mutate(shared, {
        onSuccess: ({ link: made, url, student }) => {
          const text = shareMessage({ studentName: student.name, link: made, url });
          conversation?.location.replace(whatsAppAddress(student.whatsapp, text));
        },
        onError: () => conversation?.close(),
      });
    },
    copy: () =>
      link.mutate(shared, {
        onSuccess: ({ url, link: made }) =>
          copyText(url, { success: `Link copiado. Ele vale até ${sharedUntil(made.expires_at)}.` }),
      }),
  };
}
