import { RETRY_AFTER_SECONDS, Refusal, refuse } from "../refusal.ts";

/** One account may have this many images under way or waiting: a form sends one. */
export const MAX_OF_AN_ACCOUNT = 3;
/** All accounts share this limit. Each image holds a file of up to 5 MiB in memory while it waits. */
const MAX_WAITING = 24;

const TOO_MANY = "Ainda estamos preparando as fotos que você enviou. Aguarde alguns segundos e tente novamente.";

export const tooManyOfAnAccount = (): Refusal =>
  new Refusal("too_many_tries", { detail: TOO_MANY, retryAfterSeconds: RETRY_AFTER_SECONDS });

/** An image may fill a core and 100 MB; several at once would take the threads that check passwords and read files. */
export class ImageQueue {
  #last: Promise<unknown> = Promise.resolve();
  readonly #accounts: number[] = [];

  async run<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    if (this.#accounts.filter((id) => id === accountId).length >= MAX_OF_AN_ACCOUNT) {
      throw tooManyOfAnAccount();
    }
    if (this.#accounts.length >= MAX_WAITING) {
      return refuse("dependency_away", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.#accounts.push(accountId);
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#accounts.splice(this.#accounts.indexOf(accountId), 1);
    }
  }
}
