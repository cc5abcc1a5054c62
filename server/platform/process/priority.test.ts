import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const PROGRAM = `
import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { goAhead } from ${JSON.stringify(import.meta.resolve("./priority.ts"))};
await stat("/");
goAhead();
const priorities = readdirSync("/proc/self/task").map((thread) => {
  const fields = readFileSync("/proc/self/task/" + thread + "/stat", "utf8").split(") ")[1].split(" ");
  return { isMain: Number(thread) === process.pid, priority: Number(fields[16]) };
});
process.stdout.write(JSON.stringify(priorities));`;

interface ThreadPriority {
  readonly isMain: boolean;
  readonly priority: number;
}

/** An account that may not ask for it, stays as it is. */
const mayGoAhead = (): boolean => {
  try {
    return (
      execFileSync("nice", ["-n", "-5", "nice"], { stdio: ["ignore", "pipe", "ignore"] })
        .toString()
        .trim() === "-5"
    );
  } catch {
    return false;
  }
};

it("puts the thread that answers before the others, where the account may", () => {
  const args = ["--input-type=module", "-e", PROGRAM];
  const threads: ThreadPriority[] = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  const [own, others] = [threads.filter(({ isMain }) => isMain), threads.filter(({ isMain }) => !isMain)];
  expect(own).toEqual([{ isMain: true, priority: mayGoAhead() ? -5 : 0 }]);
  expect(others.length).toBeGreaterThan(8);
  expect(new Set(others.map(({ priority }) => priority))).toEqual(new Set([0]));
});
