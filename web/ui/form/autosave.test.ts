import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTOSAVE_DELAY_MS, autosave } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const afterDelay = () => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);

function aForm() {
  const form = { due: true, saves: [] as string[] };
  const answers: PromiseWithResolvers<string>[] = [];
  const saving = autosave({
    isDue: () => form.due,
    save: (how) => {
      form.saves.push(how);
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  return { form, saving, answer: (outcome: string) => answers.at(-1)?.resolve(outcome) };
}

describe("autosave", () => {
  it("saves once after the last of several changes", async () => {
    const { form, saving } = aForm();
    saving.schedule();
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1);
    saving.schedule();
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1);
    expect(form.saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(form.saves).toEqual(["scheduled"]);
  });

  it("asks when the delay has passed whether anything is due, and flush saves in any case", async () => {
    const { form, saving, answer } = aForm();
    saving.schedule();
    form.due = false;
    await afterDelay();
    expect(form.saves).toEqual([]);
    const flushed = saving.flush();
    await afterDelay();
    answer("done");
    expect(await flushed).toBe("done");
    expect(form.saves).toEqual(["asked"]);
  });

  it("begins a save only when the one before has ended", async () => {
    const { form, saving, answer } = aForm();
    saving.schedule();
    await afterDelay();
    const second = saving.flush();
    await afterDelay();
    expect(form.saves).toEqual(["scheduled"]);
    answer("first");
    await afterDelay();
    expect(form.saves).toEqual(["scheduled", "asked"]);
    answer("second");
    expect(await second).toBe("second");
  });

  it("is settled when nothing is being saved any more", async () => {
    const { saving, answer } = aForm();
    let settled = false;
    void saving.flush();
    void saving.settled().then(() => {
      settled = true;
    });
    await afterDelay();
    expect(settled).toBe(false);
    answer("done");
    await afterDelay();
    expect(settled).toBe(true);
  });

  it("drops what was scheduled when it is cancelled, and when a person saves", async () => {
    const { form, saving, answer } = aForm();
    saving.schedule();
    saving.cancel();
    await afterDelay();
    saving.schedule();
    void saving.flush();
    await afterDelay();
    answer("done");
    await afterDelay();
    expect(form.saves).toEqual(["asked"]);
  });
});
