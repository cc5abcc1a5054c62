import { finished, type Writable } from "node:stream";
import { MAX_OF_AN_ACCOUNT, tooManyOfAnAccount } from "../files/image-queue.ts";

/** A form beyond an account's places is refused by its head: a burst of photos costs other people neither memory nor time. */
export class FormPlaces {
  readonly #underWay = new Map<number, number>();

  take(accountId: number, answer: Writable): void {
    const occupied = this.#underWay.get(accountId) ?? 0;
    if (occupied >= MAX_OF_AN_ACCOUNT) throw tooManyOfAnAccount();
    this.#underWay.set(accountId, occupied + 1);
    finished(answer, () => this.#leave(accountId));
  }

  #leave(accountId: number): void {
    const remaining = (this.#underWay.get(accountId) ?? 1) - 1;
    if (remaining > 0) this.#underWay.set(accountId, remaining);
    else this.#underWay.delete(accountId);
  }
}
