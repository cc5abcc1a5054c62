import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/public-pages/landing-pages.endpoints.ts";
import type { LandingPage, previewLandingPage, updateLandingPage } from "#contract/public-pages/landing-pages.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { LandingPage } from "#contract/public-pages/landing-pages.ts";

const landingPages: Endpoints<typeof import("#contract/public-pages/landing-pages.ts")> = endpoints;

export type LandingBody = CallArguments<typeof updateLandingPage>["body"];
export type PreviewBody = CallArguments<typeof previewLandingPage>["body"];

/** It is read anew when the editor is opened, never under a form in which somebody types. */
export const landingPageQuery = (id: number) =>
  queryOptions({
    queryKey: ["landing-page", id],
    queryFn: async ({ signal }) => (await send(landingPages.findLandingPage, { params: { id } }, signal)).landing_page,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

function usePageMutation<Input>(id: number, ask: (input: Input) => Promise<{ landing_page: LandingPage }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ landing_page }) => cache.setQueryData(landingPageQuery(id).queryKey, landing_page),
  });
}

export const useSaveLandingPage = (id: number) =>
  usePageMutation(id, (body: LandingBody) => send(landingPages.updateLandingPage, { params: { id }, body }));

export const usePublishLandingPage = (id: number) =>
  usePageMutation(id, (published: boolean) =>
    send(landingPages.publishLandingPage, { params: { id }, body: { published } }),
  );

export function useChangeSlug(id: number) {
  const change = usePageMutation(id, (slug: string) =>
    send(landingPages.changeLandingPageSlug, { params: { id }, body: { slug } }),
  );
  return {
    ...change,
    change: (slug: string, { onSaved, onRefused }: { onSaved: () => void; onRefused: (error: unknown) => void }) =>
      change.mutate(slug, {
        onSuccess: () => {
          toast.success("Endereço atualizado com sucesso");
          onSaved();
        },
        onError: onRefused,
      }),
  };
}

export const supervisedPageQuery = (id: number) =>
  queryOptions({
    queryKey: ["supervised-page", id],
    queryFn: async ({ signal }) => (await send(landingPages.findSupervisedPage, { params: { id } }, signal)).page,
    staleTime: 0,
  });

interface Supervision {
  readonly taken_down: boolean;
  readonly reason: string;
}

export function useSupervisePage(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Supervision) => send(landingPages.supervisePage, { params: { id }, body }),
    onSuccess: ({ page }, { taken_down }) => {
      cache.setQueryData(supervisedPageQuery(id).queryKey, page);
      toast.success(taken_down ? "Página fora do ar" : "Página de volta ao ar");
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ["trainer-log", id] }),
  });
}

/** While the next draft is made, the last one stays. */
export const usePreview = (id: number, body: PreviewBody) =>
  useQuery({
    queryKey: ["landing-page-preview", id, body],
    queryFn: ({ signal }) => send(landingPages.previewLandingPage, { params: { id }, body }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
