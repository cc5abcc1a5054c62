import { finished, type Writable } from "node:stream";
import type { Refusal } from "../refusal.ts";

interface PlacesOptions {
  readonly max: number;
  readonly refusal: () => Refusal;
}

/** A request beyond its account's places is refused by its head: a burst costs other people neither memory nor time. */
export class AccountPlaces {
  readonly #underWay = new Map<number, number>();
  readonly #options: PlacesOptions;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  take(accountId: number, answer: Writable): void {
    const occupied = this.#underWay.get(accountId) ?? 0;
    if (occupied >= this.#options.max) throw this.#options.refusal();
    this.#underWay.set(accountId, occupied + 1);
    finished(answer, () => this.#leave(accountId));
  }

  #leave(accountId: number): void {
    const remaining = (this.#underWay.get(accountId) ?? 1) - 1;
    if (remaining > 0) this.#underWay.set(accountId, remaining);
    else this.#underWay.delete(accountId);
  }
}
