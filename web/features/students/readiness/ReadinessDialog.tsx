import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { CertificateDialog } from "../readiness-documents/CertificateDialog.tsx";
import { CertificateForm } from "../readiness-documents/CertificateForm.tsx";
import { kitQuery, type ReadinessDocument } from "../readiness-documents/data.ts";
import { KitSection, type KitText } from "../readiness-documents/KitSection.tsx";
import { SignDialog } from "../readiness-documents/SignDialog.tsx";
import { SignedDocumentDialog } from "../readiness-documents/SignedDocumentDialog.tsx";
import { ReadinessTextsDialog } from "../readiness-texts/ReadinessTextsDialog.tsx";
import { readinessQuery } from "./data.ts";
import { ReadinessForm, type ScreenedStudent } from "./ReadinessForm.tsx";

interface Props {
  readonly student: ScreenedStudent;
  readonly onClose: () => void;
}

type Above =
  | { readonly text: KitText }
  | { readonly document: ReadinessDocument }
  | { readonly certificate: number | "new" }
  | "texts"
  | null;

export default function ReadinessDialog({ student, onClose }: Props) {
  const screening = useQuery(readinessQuery(student.id));
  const documents = useQuery(kitQuery(student.id));
  const [readiness, kit] = [screening.data, documents.data];
  const failed = [screening, documents].find(({ error }) => error);
  const role = roleOf(useCurrentUser());
  const [above, setAbove] = useState<Above>(null);
  // Both at once: the documents would push the answers down.
  if (!readiness || !kit)
    return (
      <FormDialog
        title="Triagem de saúde"
        width={760}
        footer={<Button onClick={onClose}>Fechar</Button>}
        onClose={onClose}
      >
        {failed ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </FormDialog>
    );
  const close = () => setAbove(null);
  const replacing = ({ kind }: ReadinessDocument) => {
    const text = kit.to_sign.find((one) => one.kind === kind);
    return text && role !== "admin" ? () => setAbove({ text }) : undefined;
  };
  return (
    <>
      <ReadinessForm
        student={student}
        readiness={readiness}
        documents={
          <KitSection
            student={student}
            kit={kit}
            onSign={(text) => setAbove({ text })}
            onShow={(document) => setAbove({ document })}
            onTexts={() => setAbove("texts")}
            onSend={() => setAbove({ certificate: "new" })}
            onShowCertificate={(certificate) => setAbove({ certificate })}
          />
        }
        onClose={onClose}
      />
      {above && above !== "texts" && "text" in above && (
        <SignDialog
          key={above.text.kind}
          student={student}
          text={above.text}
          onSigned={({ required, to_sign }) => {
            const next = required.find(({ state }) => state !== "valid");
            const text = to_sign.find(({ kind }) => kind === next?.kind);
            setAbove(text ? { text } : null);
          }}
          onClose={close}
        />
      )}
      {above === "texts" && <ReadinessTextsDialog onClose={close} />}
      {above && above !== "texts" && "certificate" in above && above.certificate === "new" && (
        <CertificateForm student={student} onClose={close} />
      )}
      {above && above !== "texts" && "certificate" in above && above.certificate !== "new" && (
        <CertificateDialog
          studentId={student.id}
          id={above.certificate}
          onReplace={() => setAbove({ certificate: "new" })}
          onClose={close}
        />
      )}
      {above && above !== "texts" && "document" in above && (
        <SignedDocumentDialog document={above.document} onReplace={replacing(above.document)} onClose={close} />
      )}
    </>
  );
}
