import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import type * as finalResults from "#contract/results/final-results.ts";
import type * as links from "#contract/sharing/shared-links.ts";
import type * as payments from "#contract/student-billing/student-payments.ts";
import { endpoint, fetchFile, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { SharedDocument, SharedLink } from "#contract/sharing/shared-links.ts";

const MESOCYCLE = "/api/v1/students/:id/macrocycles/:macroId/mesocycles/:mesoId";
const MICROCYCLE = `${MESOCYCLE}/microcycles/:microId` as const;
const trainings = endpoint<typeof mesocycles.trainingsPdf>("GET", `${MESOCYCLE}/trainings_pdf`);
const trainingsOfWeek = endpoint<typeof microcycles.trainingsPdf>("GET", `${MICROCYCLE}/trainings_pdf`);
const evaluation = endpoint<typeof mesocycles.evaluationPdf>("GET", `${MESOCYCLE}/evaluation_pdf`);
const evaluationOfWeek = endpoint<typeof microcycles.evaluationPdf>("GET", `${MICROCYCLE}/evaluation_pdf`);
const finalResult = endpoint<typeof finalResults.finalResultPdf>(
  "GET",
  "/api/v1/students/:id/macrocycles/:macroId/final_result_pdf",
);
const compared = endpoint<typeof mesocycles.comparisonPdf>(
  "GET",
  "/api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId",
);
const comparedWeeks = endpoint<typeof microcycles.comparisonPdf>(
  "GET",
  "/api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId",
);

const receipt = endpoint<typeof payments.receiptPdf>("GET", "/api/v1/students/:id/payments/:paymentId/receipt_pdf");

const share = endpoint<typeof links.shareDocument>("POST", "/api/v1/students/:id/shared_links");
const mail = endpoint<typeof links.mailDocument>("POST", "/api/v1/students/:id/shared_links/mail");
const list = endpoint<typeof links.listSharedLinks>("GET", "/api/v1/students/:id/shared_links");
const revoke = endpoint<typeof links.revokeSharedLink>("DELETE", "/api/v1/students/:id/shared_links/:linkId");
const find = endpoint<typeof links.findSharedLink>("GET", "/api/v1/shared/:token");
const open = endpoint<typeof links.openSharedLink>("POST", "/api/v1/shared/:token");

/** The PDF itself, as the signed-in person prints it. */
export function fetchDocument(id: number, shared: links.SharedDocument): Promise<File> {
  if (shared.document === "final_result") {
    return fetchFile(finalResult, { params: { id, macroId: shared.macrocycle_id }, querystring: {} });
  }
  if (shared.document === "comparison") {
    const parts = { params: { firstId: shared.first_id, secondId: shared.second_id }, querystring: {} };
    return shared.level === "mesocycle" ? fetchFile(compared, parts) : fetchFile(comparedWeeks, parts);
  }
  if (shared.document === "receipt") return fetchFile(receipt, { params: { id, paymentId: shared.payment_id } });
  const { macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId } = shared;
  const params = { id, macroId, mesoId };
  if (shared.document === "trainings") {
    return microId ? fetchFile(trainingsOfWeek, { params: { ...params, microId } }) : fetchFile(trainings, { params });
  }
  return microId
    ? fetchFile(evaluationOfWeek, { params: { ...params, microId }, querystring: {} })
    : fetchFile(evaluation, { params, querystring: {} });
}

const linksKey = (studentId: number) => ["shared-links", studentId] as const;

/** Makes a link to a document; its address is answered this once. */
export function useShareDocument(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: links.SharedDocument) => send(share, { params: { id: studentId }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: linksKey(studentId) }),
    onError: (error) => toast.failure(error),
  });
}

export function useMailDocument(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: links.SharedDocument) => send(mail, { params: { id: studentId }, body }),
    onSuccess: ({ email }) => {
      toast.success(`E-mail enviado para ${email}`);
      return cache.invalidateQueries({ queryKey: linksKey(studentId) });
    },
    onError: (error) => toast.failure(error),
  });
}

export const sharedLinksQuery = (studentId: number) =>
  queryOptions({
    queryKey: linksKey(studentId),
    queryFn: async ({ signal }) => (await send(list, { params: { id: studentId } }, signal)).links,
    staleTime: 0,
  });

export function useRevokeLink(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) => send(revoke, { params: { id: studentId, linkId } }),
    onSuccess: () => toast.success("Link cancelado"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: linksKey(studentId) }),
  });
}

/** What a link brings, for its page. */
export const openedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: ({ signal }) => send(find, { params: { token } }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens a link, which counts. */
export const useOpenLink = (token: string) =>
  useMutation({
    mutationFn: (birthDate: string | null) =>
      fetchFile(open, { params: { token }, body: { ...(birthDate && { birth_date: birthDate }) } }),
  });
