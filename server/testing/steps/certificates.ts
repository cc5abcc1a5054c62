import { sendCertificate } from "#contract/students/readiness-documents.ts";
import { aFile, asForm } from "../files/forms.ts";
import type { Person } from "../people.ts";
import { sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";

export const aPdf = (name = "atestado.pdf"): File => aFile(Buffer.from("%PDF-1.4\n%%EOF\n"), name, "application/pdf");

/** Issued in the month before the tests' clock. */
export const certificateForm = (fields: Readonly<Record<string, unknown>> = {}): FormData =>
  asForm({ file: aPdf(), issued_on: "2026-03-01", doctor: "Dra. Helena Prado, CRM 12345", ...fields });

/** Its id. */
export async function aCertificate({ app }: TestApp, { id }: { readonly id: number }, as: Person): Promise<number> {
  const answer = await sendAnything(app, sendCertificate, { params: { id }, form: certificateForm(), as });
  return answer.body.kit.certificates[0]?.id ?? 0;
}
