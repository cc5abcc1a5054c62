import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as pages from "#contract/public-pages/landing-pages.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { LandingPage } from "#contract/public-pages/landing-pages.ts";

const find = endpoint<typeof pages.findLandingPage>("GET", "/api/personal-trainer/landing-page/:id");
const update = endpoint<typeof pages.updateLandingPage>("PUT", "/api/personal-trainer/landing-page/:id");
const publish = endpoint<typeof pages.publishLandingPage>("PUT", "/api/personal-trainer/landing-page/:id/publication");
const changeSlug = endpoint<typeof pages.changeLandingPageSlug>("PUT", "/api/personal-trainer/landing-page/:id/slug");
const preview = endpoint<typeof pages.previewLandingPage>("POST", "/api/personal-trainer/landing-page/:id/preview");

export type LandingBody = CallArguments<typeof pages.updateLandingPage>["body"];
export type PreviewBody = CallArguments<typeof pages.previewLandingPage>["body"];

/** It is read anew when the editor is opened, never under a form in which somebody types. */
export const landingPageQuery = (id: number) =>
  queryOptions({
    queryKey: ["landing-page", id],
    queryFn: async ({ signal }) => (await send(find, { params: { id } }, signal)).landing_page,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

function usePageMutation<Input>(id: number, ask: (input: Input) => Promise<{ landing_page: pages.LandingPage }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ landing_page }) => cache.setQueryData(landingPageQuery(id).queryKey, landing_page),
  });
}

/** `onSaved` is called before the new version is shown, with which the form begins anew. */
export const useSaveLandingPage = (id: number, onSaved: () => void) =>
  usePageMutation(id, async (body: LandingBody) => {
    const answer = await send(update, { params: { id }, body });
    onSaved();
    return answer;
  });

export const usePublishLandingPage = (id: number) =>
  usePageMutation(id, (published: boolean) => send(publish, { params: { id }, body: { published } }));

export function useChangeSlug(id: number) {
  const change = usePageMutation(id, (slug: string) => send(changeSlug, { params: { id }, body: { slug } }));
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

/** While the next draft is made, the last one stays. */
export const usePreview = (id: number, body: PreviewBody) =>
  useQuery({
    queryKey: ["landing-page-preview", id, body],
    queryFn: ({ signal }) => send(preview, { params: { id }, body }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
