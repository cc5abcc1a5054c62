import {
  listReadinessDocuments,
  removeCertificate,
  sendCertificate,
  signReadinessDocument,
} from "#contract/students/readiness-documents.ts";
import { READINESS_QUESTIONS, statementOf } from "#domain/students/readiness/signed-documents.ts";
import { aCertificate, certificateForm } from "../steps/certificates.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function readinessDocumentExamples({ prumo, joao }: ExampleSubjects): Promise<Example[]> {
  const params = { id: joao.id };
  const body = {
    kind: "questionnaire",
    statement: statementOf("questionnaire", joao.name),
    answers: READINESS_QUESTIONS.map((question) => ({ question, answer: false })),
    signer: "student",
    signer_name: joao.name,
    drawing: "M10 20L30 40",
  };
  return [
    [signReadinessDocument, { params, body }],
    [sendCertificate, { params, form: certificateForm() }],
    [listReadinessDocuments, { params }],
    [removeCertificate, { params: { ...params, documentId: await aCertificate(prumo, joao, joao) } }],
  ];
}
