import { finished, type Writable } from "node:stream";
import type { Refusal } from "../refusal.ts";

interface PlacesOptions {
  readonly max: number;
  readonly refusal: () => Refusal;
}

/** A request beyond its account's places is refused by its head: a burst costs other people neither memory nor time. */
export class AccountPlaces {
  readonly #underWay = new Map<number | string, number>();
  readonly #options: PlacesOptions;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  /** Until the answer is sent or cut off: of what is read from the connection. */
  takeUntilAnswered(account: number | string, answer: Writable): void {
    this.#take(account);
    finished(answer, () => this.#leave(account));
  }

  /** Until the work ends: who hangs up does not end it. */
  async takeFor<T>(account: number | string, work: () => Promise<T>): Promise<T> {
    this.#take(account);
    try {
      return await work();
    } finally {
      this.#leave(account);
    }
  }

  #take(account: number | string): void {
    const occupied = this.#underWay.get(account) ?? 0;
    if (occupied >= this.#options.max) throw this.#options.refusal();
    this.#underWay.set(account, occupied + 1);
  }

  #leave(account: number | string): void {
    const remaining = (this.#underWay.get(account) ?? 1) - 1;
    if (remaining > 0) this.#underWay.set(account, remaining);
    else this.#underWay.delete(account);
  }
}
