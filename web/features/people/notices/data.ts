import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/people/notices.endpoints.ts";
import type { NoticeSettings, Notices } from "#contract/people/notices.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { forgetPush, isPushOfAnother, rememberPushOwner } from "../../../session/offline-student.ts";
import { endPush, findPush, registerWorker } from "../../../session/service-worker.ts";
import { toast } from "../../../ui/toast.ts";
import { pushStateOf } from "./push-state.ts";

export type { NoticeDevice, NoticeSettings, Notices } from "#contract/people/notices.ts";

const notices: Endpoints<typeof import("#contract/people/notices.ts")> = endpoints;

const KEY = ["notices"] as const;
const PUSH = [...KEY, "push"] as const;

export const noticesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await send(notices.findNotices, {}, signal)).notices,
});

/** The browser alone knows it. */
export const pushQuery = (userId: number) =>
  queryOptions({
    queryKey: [...PUSH, userId],
    queryFn: async () =>
      pushStateOf({
        knowsPush: "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
        permission: "Notification" in window ? Notification.permission : undefined,
        isSubscribed: !isPushOfAnother(userId) && (await findPush()) !== undefined,
        isInstalled: matchMedia("(display-mode: standalone)").matches,
        userAgent: navigator.userAgent,
      }),
    staleTime: 0,
  });

/** Shows the change at once. Quick ones are sent one after the other, each with the whole of the choices. */
export function useChangeNotices() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: KEY,
    scope: { id: KEY[0] },
    mutationFn: (body: NoticeSettings) => send(notices.changeNotices, { body }),
    onMutate: async (settings) => {
      await cache.cancelQueries(noticesQuery);
      cache.setQueryData(noticesQuery.queryKey, (known) => known && { ...known, ...settings });
    },
    onError: (error) => toast.failure(error),
    onSettled: () => (cache.isMutating({ mutationKey: KEY }) === 1 ? cache.invalidateQueries(noticesQuery) : undefined),
  });
}

/** Asks the person. To be called by a press: a page that asks by itself is refused for good. */
export function useSwitchOn() {
  const cache = useQueryClient();
  const { id: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      if ((await Notification.requestPermission()) !== "granted") return null;
      return subscribe(publicKey, userId);
    },
    onSuccess: (answer) => {
      if (!answer) return;
      cache.setQueryData(noticesQuery.queryKey, answer);
      toast.success("Avisos ativados neste aparelho");
    },
    onError: (error) => toast.failure(error, error instanceof DOMException ? REFUSED_BY_BROWSER : undefined),
    onSettled: () => cache.invalidateQueries({ queryKey: PUSH }),
  });
}

const REFUSED_BY_BROWSER =
  "O navegador não conseguiu ativar os avisos. Tente novamente, ou escolha recebê-los por e-mail.";

/** A subscription to another key, of before a change of the server's, is worth nothing. */
async function subscribe(publicKey: string, userId: number): Promise<Notices> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await endPush();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  rememberPushOwner(userId);
  return tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<Notices> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return (await send(notices.addNoticeDevice, { body: { endpoint, keys: { p256dh, auth } } })).notices;
}

/** The browser is subscribed, and the server does not know it by this session: the person has signed in again. */
export async function renewDevice({ public_key, devices }: Notices, userId: number): Promise<Notices | undefined> {
  const subscription = await findPush();
  if (!subscription || isPushOfAnother(userId)) return undefined;
  // Older versions did not note whose it is.
  rememberPushOwner(userId);
  if (devices.some(({ is_current }) => is_current)) return undefined;
  const key = subscription.options.applicationServerKey;
  return key && base64Url(key) !== public_key ? subscribe(public_key, userId) : tell(subscription);
}

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export function useRemoveDevice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, is_current }: { readonly id: number; readonly is_current: boolean }) => {
      await send(notices.removeNoticeDevice, { params: { id } });
      if (is_current) await forgetPush();
    },
    onSuccess: (_, { is_current }) =>
      toast.success(is_current ? "Avisos desativados neste aparelho" : "Aparelho removido"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

export function useTryDevice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(notices.tryNoticeDevice, { params: { id } }),
    onSuccess: () => toast.success("Aviso de teste enviado"),
    onError: (error) => {
      toast.failure(error);
      return cache.invalidateQueries({ queryKey: KEY });
    },
  });
}
