import { finished, type Writable } from "node:stream";
import { MOST_OF_AN_ACCOUNT, tooManyOfAnAccount } from "../files/image-queue.ts";

/**
 * How many forms with files each account has under way. A form beyond that is refused by its head, before its body is read: a burst
 * of photos costs other people neither memory nor the time to take the forms apart.
 */
export class FormPlaces {
  readonly #underWay = new Map<number, number>();

  /** Takes a place until the answer is sent or the connection is lost. Refuses with 429 when the account has no place left. */
  take(accountId: number, answer: Writable): void {
    const before = this.#underWay.get(accountId) ?? 0;
    if (before >= MOST_OF_AN_ACCOUNT) throw tooManyOfAnAccount();
    this.#underWay.set(accountId, before + 1);
    finished(answer, () => this.#leave(accountId));
  }

  #leave(accountId: number): void {
    const left = (this.#underWay.get(accountId) ?? 1) - 1;
    if (left > 0) this.#underWay.set(accountId, left);
    else this.#underWay.delete(accountId);
  }
}
