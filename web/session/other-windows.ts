import { ApiError } from "../api/api-error.ts";
import { queryClient } from "../api/query-client.ts";
import { lastEmail, session, TOKEN } from "../api/session.ts";
import { type CurrentUser, currentUserQuery, findSignedIn } from "./current-user.ts";
import { clearTabStorage } from "./drafts.ts";

/** Between two questions to a server that does not answer. */
const RETRY_MS = 5000;

let isWatching = false;

/**
 * All windows of a browser share one session. When another window ends it, this one asks to sign in and keeps what is typed. When
 * another window signs in somebody else, this one begins anew: its data and what is typed in it are the former person's.
 */
export function watchOtherWindows(): void {
  if (isWatching) return;
  isWatching = true;
  session.whenReplaced(() => void findOwner());
  addEventListener("storage", ({ key }) => {
    // A storage that was emptied as a whole names no key.
    if (key !== null && key !== TOKEN) return;
    if (session.isReplaced()) void session.waitForOwner();
    else if (session.isRecognized() && !session.isOpen()) void session.waitForSignIn(null);
  });
}

async function findOwner(): Promise<void> {
  const token = session.token();
  if (token === null) return session.waitForSignIn(null);
  if (!session.isReplaced()) return session.adopt(token);
  const found = await findSignedIn().then(
    (user) => () => goOnWith(token, user),
    (error: unknown) => () => afterFailure(error, token),
  );
  // A third session may have begun meanwhile.
  return session.token() === token ? found() : findOwner();
}

function goOnWith(token: string, user: CurrentUser): void {
  const former = queryClient.getQueryData(currentUserQuery.queryKey);
  if (former?.id === user.id) session.adopt(token);
  else {
    clearTabStorage();
    lastEmail.write(user.email);
    location.assign("/");
  }
}

function afterFailure(error: unknown, token: string): void {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0 || status >= 500) setTimeout(() => void findOwner(), RETRY_MS);
  else if (status === 401) void session.waitForSignIn(token);
  else location.assign("/");
}
