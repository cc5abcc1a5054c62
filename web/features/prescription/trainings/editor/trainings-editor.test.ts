import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../api/api-error.ts";
import type { SavedTrainings } from "./editor-state.ts";
import { newIds } from "./new-ids.ts";
import { addEntry, addTraining, editEntry, removeEntry, removeTrainings } from "./training-changes.ts";
import { inOrder, type TrainingBody } from "./training-draft.ts";
import { aRow, aTraining } from "./trainings.fixture.ts";
import { trainingsEditor } from "./trainings-editor.ts";

const SENTENCE = "Este registro foi alterado em outra janela. Recarregue para continuar.";
const changedElsewhere = () => new ApiError(409, { detail: SENTENCE, code: "changed_elsewhere" });
const refused = () => new ApiError(422, { detail: "Exercício indisponível.", code: "exercise_unavailable" });

type Answer = "ok" | "refused" | "lost" | "away" | "stored by another";

/** A store with the server's rule for versions; the next answers can be told in advance. */
function aStore(series: readonly number[]) {
  let stored: SavedTrainings = {
    lockVersion: 1,
    trainings: [
      aTraining(
        10,
        series.map((count, place) => aRow(20 + place, { series: count })),
      ),
    ],
  };
  let ids = 100;
  const requests: TrainingBody[][] = [];
  const onwards: unknown[] = [];
  const answers: Answer[] = [];
  const write = (trainings: readonly TrainingBody[]) => {
    stored = {
      lockVersion: stored.lockVersion + 1,
      trainings: trainings.map((training) =>
        aTraining(
          Number(training.id ?? ids++),
          (training.exercises ?? []).map(({ id, series: count }) =>
            aRow(Number(id ?? ids++), { series: Number(count) }),
          ),
        ),
      ),
    };
  };
  const editor = trainingsEditor(stored, {
    reload: async () => stored,
    async save(body) {
      requests.push(body.trainings);
      onwards.push(body.and_following);
      const answer = answers.shift() ?? "ok";
      if (answer === "away") throw ApiError.away();
      if (answer === "refused") throw refused();
      if (body.lock_version !== stored.lockVersion) throw changedElsewhere();
      write(body.trainings);
      if (answer === "lost") throw ApiError.away();
      return body.and_following ? { ...stored, changedWeeks: [7, 8] } : stored;
    },
  });
  const seriesOf = ({ trainings }: Pick<SavedTrainings, "trainings">) =>
    trainings.map(({ exercises }) => inOrder(exercises).map((row) => row.series));
  return {
    editor,
    requests,
    onwards,
    answers,
    shown: () => seriesOf(editor.state()),
    stored: () => seriesOf(stored),
    /** Another window saves. */
    elsewhere: (change: (one: SavedTrainings["trainings"]) => SavedTrainings["trainings"] | null) => {
      stored = { lockVersion: stored.lockVersion + 1, trainings: change(stored.trainings) ?? stored.trainings };
    },
  };
}

const ids = newIds();
/** Apart from the ids that the editor itself gives to restored rows. */
const newId = () => ids() - 1000;
const setSeries = (row: number, series: number) => editEntry(10, row, { series });
const add = (series: number, id = newId()) => addEntry(10, aRow(id, { series }));
const itself = (id: number) => id;

describe("a change of trainings", () => {
  it("is on screen at once and saved behind it", async () => {
    const { editor, shown, stored } = aStore([3]);
    const saved = editor.change(setSeries(20, 4));
    expect(shown()).toEqual([[4]]);
    expect(stored()).toEqual([[3]]);
    expect(editor.state().status).toBe("saving");
    expect(await saved).toMatchObject({ outcome: "saved" });
    expect(stored()).toEqual([[4]]);
    expect(editor.state()).toMatchObject({ status: "saved", savedAt: expect.any(Date) });
  });

  it("leaves all other rows the same objects, also once it is answered", async () => {
    const { editor } = aStore([3, 3]);
    const other = () => editor.state().trainings[0]?.exercises[1];
    const before = other();
    const saved = editor.change(setSeries(20, 4));
    const shown = editor.state().trainings;
    expect(other()).toBe(before);
    await saved;
    expect(editor.state().trainings).toBe(shown);
  });

  it("goes together with those that are made before its request", async () => {
    const { editor, requests, stored } = aStore([3, 3]);
    await Promise.all([editor.change(setSeries(20, 4)), editor.change(setSeries(21, 5)), editor.change(add(6))]);
    expect(requests).toHaveLength(1);
    expect(stored()).toEqual([[4, 5, 6]]);
  });

  it("goes for the later weeks apart from those of this one, and is taken back in the weeks that it changed", async () => {
    const { editor, onwards } = aStore([3, 3]);
    const here = editor.change(setSeries(20, 4));
    editor.dispatch({ type: "aimed", isOnwards: true });
    await Promise.all([here, editor.change(setSeries(21, 5))]);
    editor.dispatch({ type: "aimed", isOnwards: false });
    await editor.undo();
    await editor.undo();
    expect(onwards).toEqual([undefined, true, [7, 8], undefined]);
  });

  it("waits for the request under way, then goes with the newer version", async () => {
    const { editor, requests, stored } = aStore([3]);
    const first = editor.change(setSeries(20, 4));
    const second = first.then(() => editor.change(add(9)));
    await new Promise((later) => setTimeout(later));
    const third = editor.change(setSeries(20, 5));
    await Promise.all([first, second, third]);
    expect(requests.length).toBeGreaterThan(1);
    expect(stored()).toEqual([[5, 9]]);
  });

  it("reaches a new row before and after it has its stored id", async () => {
    const { editor, requests, stored, shown } = aStore([]);
    const row = newId();
    await Promise.all([editor.change(add(3, row)), editor.change(setSeries(row, 4))]);
    expect(shown()).toEqual([[4]]);
    await editor.change(setSeries(row, 5));
    expect(stored()).toEqual([[5]]);
    expect(requests[0]?.[0]?.exercises?.[0]).not.toHaveProperty("id");
    expect(requests[1]?.[0]?.exercises?.[0]?.id).toBe(editor.idOf(row));
  });

  it("keeps the key of a new row when the answer brings its id", async () => {
    const { editor } = aStore([]);
    const row = newId();
    await editor.change(add(3, row));
    expect(editor.idOf(row)).toBeGreaterThan(0);
    expect(editor.keyOf(editor.idOf(row))).toBe(row);
  });

  it("of a new training is followed by its rows in the same request", async () => {
    const { editor, stored } = aStore([3]);
    const training = newId();
    const added = editor.change(addTraining(training, null));
    await Promise.all([added, editor.change(addEntry(training, aRow(newId(), { series: 8 })))]);
    expect(stored()).toEqual([[3], [8]]);
  });
});

describe("a refused change", () => {
  it("is taken back with its reason", async () => {
    const { editor, answers, shown } = aStore([3]);
    answers.push("refused");
    const outcome = editor.change(setSeries(20, 4));
    expect(shown()).toEqual([[4]]);
    expect(await outcome).toMatchObject({ outcome: "refused", error: refused() });
    expect(shown()).toEqual([[3]]);
    expect(editor.undo()).toBeNull();
  });

  it("takes no other change with it that was sent together", async () => {
    const { editor, answers, stored, shown } = aStore([3, 3, 3]);
    // Together, then alone: the second is the one that cannot be saved.
    answers.push("refused", "ok", "refused");
    const outcomes = await Promise.all([20, 21, 22].map((row) => editor.change(setSeries(row, 9))));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["saved", "refused", "saved"]);
    expect(stored()).toEqual([[9, 3, 9]]);
    expect(shown()).toEqual(stored());
  });
});

describe("another window that saved first", () => {
  it("holds changes back until a person reloads, then they are made to the newer version", async () => {
    const { editor, elsewhere, shown, stored } = aStore([3]);
    elsewhere((trainings) => add(7, 30)(trainings, itself));
    const mine = editor.change(setSeries(20, 4));
    await editor.whenSaved();
    expect(editor.state()).toMatchObject({ status: "conflict", problem: SENTENCE });
    const more = editor.change(add(5));
    expect(shown()).toEqual([[4, 5]]);
    await editor.reapply();
    expect(await mine).toMatchObject({ outcome: "saved" });
    expect(await more).toMatchObject({ outcome: "saved" });
    expect(stored()).toEqual([[4, 7, 5]]);
  });

  it("may have removed the row: the change is gone, the others are saved", async () => {
    const { editor, elsewhere, stored } = aStore([3, 3]);
    elsewhere((trainings) => removeEntry(10, 20)(trainings, itself));
    const [mine, other] = [editor.change(setSeries(20, 4)), editor.change(setSeries(21, 6))];
    await editor.whenSaved();
    await editor.reapply();
    expect(await mine).toEqual({ outcome: "gone" });
    expect(await other).toMatchObject({ outcome: "saved" });
    expect(stored()).toEqual([[6]]);
  });

  it("a form that is given up leaves the rest", async () => {
    const { editor, elsewhere, shown, stored } = aStore([3]);
    elsewhere((trainings) => trainings);
    const given = setSeries(20, 4);
    const [mine, other] = [editor.change(given), editor.change(add(5))];
    await editor.whenSaved();
    editor.withdraw(given);
    expect(await mine).toEqual({ outcome: "withdrawn" });
    expect(editor.state()).toMatchObject({ status: "conflict", problem: SENTENCE });
    expect(shown()).toEqual([[3, 5]]);
    await editor.reapply();
    await other;
    expect(stored()).toEqual([[3, 5]]);
  });
});

describe("a server that does not answer", () => {
  it("keeps the change, which is sent again", async () => {
    const { editor, answers, shown, stored } = aStore([3]);
    answers.push("away");
    const change = editor.change(setSeries(20, 4));
    await editor.whenSaved();
    expect(editor.state().status).toBe("waiting");
    expect(shown()).toEqual([[4]]);
    editor.retry();
    expect(await change).toMatchObject({ outcome: "saved" });
    expect(stored()).toEqual([[4]]);
  });

  it("may have stored it all the same: the row is not added twice", async () => {
    const { editor, answers, shown, stored } = aStore([3]);
    answers.push("lost");
    const row = newId();
    const change = editor.change(add(5, row));
    await editor.whenSaved();
    editor.retry();
    expect(await change).toMatchObject({ outcome: "saved" });
    expect(stored()).toEqual([[3, 5]]);
    await editor.change(setSeries(row, 6));
    expect(shown()).toEqual([[3, 6]]);
  });
});

describe("undoing", () => {
  it("takes back the last change, then the one before", async () => {
    const { editor, shown, stored } = aStore([3]);
    await editor.change(setSeries(20, 4));
    await editor.change(add(5));
    await editor.undo();
    expect(shown()).toEqual([[4]]);
    await editor.undo();
    expect(stored()).toEqual([[3]]);
    expect(editor.undo()).toBeNull();
  });

  it("of an older change keeps the newer ones", async () => {
    const { editor, stored } = aStore([3, 4, 5]);
    const removed = await editor.change(removeEntry(10, 20));
    await editor.change(setSeries(21, 9));
    if (removed.outcome === "saved") await removed.undo();
    expect(stored()).toEqual([[3, 9, 5]]);
  });

  it("takes back what was saved by other means, and keeps what was changed before and since", async () => {
    const { editor, elsewhere, stored } = aStore([3]);
    await editor.change(setSeries(20, 4));
    elsewhere((trainings) => [...trainings, aTraining(11, [aRow(30, { series: 2 })])]);
    await editor.reapply();
    const undo = editor.undoWith(removeTrainings([11]));
    await editor.change(add(5));
    expect(stored()).toEqual([[4, 5], [2]]);
    expect(await undo()).toMatchObject({ outcome: "saved" });
    expect(stored()).toEqual([[4, 5]]);
    await editor.undo();
    expect(stored()).toEqual([[4]]);
  });
});
