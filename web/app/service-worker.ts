import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { PATIENCE_MS } from "../session/patience.ts";

interface LongEvent {
  waitUntil(work: unknown): void;
}
interface PushEvent extends LongEvent {
  readonly data: { readonly json: () => unknown } | null;
}
interface NotificationEvent extends LongEvent {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

/** The compiler's types of a page lack these parts of a service worker. */
interface Worker {
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification">;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

/** `scripts/pages.mjs` puts in the page of the training and its scripts and styles. */
declare const PRECACHED: PrecacheEntry[];
declare const self: Worker;

const PAGE = "/inicio/treino";
/** The student's pages: the kept page starts the program, which reads what the device has or says that it needs a signal. */
const WITHOUT_SIGNAL_TOO = /^\/(inicio(\/(treino|dashboard|perfil|tutorial|visualizar\/\d+))?\/?)?(\?|$)/;
/** It says what needs a signal and what does not. */
const WITHOUT_SIGNAL = "/sem-conexao.html";
const FIRST = "/first.js";
/** A trainer who took evaluations along starts here; `keepProgram` fills the cache. */
const TRAINER_PAGE = "/inicio/sem-sinal";

/** Undefined without an answer. Once its head is there the page may take its time. */
async function ask(request: Request, patienceMs?: number): Promise<Response | undefined> {
  const patience = new AbortController();
  const timer = patienceMs && setTimeout(() => patience.abort(), patienceMs);
  const answer = await fetch(request, { signal: patience.signal }).catch(() => undefined);
  clearTimeout(timer);
  return answer;
}

/** The address that was asked for comes along: it opens once there is a signal, or somebody has signed in. */
function leadToTrainerPage({ pathname, search, searchParams }: URL): Response {
  const voltar = searchParams.get("voltar") ?? pathname + search;
  return Response.redirect(`${TRAINER_PAGE}?${new URLSearchParams({ voltar })}`);
}

/** Its link "Tentar novamente" leads to the address that was asked for. A URL has no quotation marks. */
async function sayWithoutSignal({ pathname, search }: URL): Promise<Response> {
  const page = await matchPrecache(WITHOUT_SIGNAL);
  if (!page) return Response.error();
  return new Response(
    (await page.text()).replace(WITHOUT_SIGNAL, () => pathname + search),
    page,
  );
}

/** The page comes from the server while there is a connection, so that a new version is never kept away by an old copy. */
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const answer = await ask(request, PATIENCE_MS);
      if (answer?.ok) return answer;
      if (!answer && (await caches.match(TRAINER_PAGE))) return leadToTrainerPage(url);
      return (await matchPrecache(PAGE)) ?? answer ?? Response.error();
    },
    { allowlist: [WITHOUT_SIGNAL_TOO] },
  ),
);
/** Every other page comes from the server alone. Without an answer a person reads so here, not in the browser's own words. */
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const trainerPage = await caches.match(TRAINER_PAGE);
      const answer = await ask(request, trainerPage && PATIENCE_MS);
      if (answer) return answer;
      if (trainerPage && url.pathname === TRAINER_PAGE) return trainerPage;
      if (trainerPage) return leadToTrainerPage(url);
      return sayWithoutSignal(url);
    },
    { denylist: [/^\/api\//] },
  ),
);
// Its name carries no hash: an old copy must not meet a new page.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === FIRST,
  async ({ request }) =>
    (await fetch(request).catch(() => undefined)) ?? (await matchPrecache(FIRST)) ?? Response.error(),
);
// Scripts and styles carry a hash in their names. What the API answers passes by: nothing of it is kept here.
precacheAndRoute(PRECACHED);
// Those of a trainer's program lie in a cache of their own.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
cleanupOutdatedCaches();

void self.skipWaiting();
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(showNotice(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openNotice(event)));

/** Browsers end the subscription of a page that gets a push and shows nothing. */
async function showNotice({ data }: PushEvent): Promise<void> {
  const sent: unknown = data?.json();
  const { title, body, path, tag } = { ...UNREADABLE, ...Object(sent) };
  await self.registration.showNotification(String(title), {
    body: String(body),
    tag: String(tag),
    lang: "pt-BR",
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: String(path),
  });
}

const UNREADABLE = { title: "Você tem um aviso", body: "Abra para ver.", path: "/", tag: "aviso" };

/** An open page that shows the address comes to the front. Another one is left as it is: what is typed in it stays. */
async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const address = new URL(String(notification.data), self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find(({ url }) => url === address.href);
  await (open ? open.focus() : self.clients.openWindow(address.href));
}
