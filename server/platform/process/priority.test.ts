import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
import { expect, it } from "vitest";

const PRIORITY = JSON.stringify(import.meta.resolve("./priority.ts"));

const THREADS = `
import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { goAhead } from ${PRIORITY};
await stat("/");
goAhead();
const priorities = readdirSync("/proc/self/task").map((thread) => {
  const fields = readFileSync("/proc/self/task/" + thread + "/stat", "utf8").split(") ")[1].split(" ");
  return { isMain: Number(thread) === process.pid, priority: Number(fields[16]) };
});
process.stdout.write(JSON.stringify(priorities));`;

const CHILD = `
import { spawn } from "node:child_process";
import { getPriority } from "node:os";
import { comeBehind, goAhead } from ${PRIORITY};
goAhead();
const child = spawn("sleep", ["60"]);
comeBehind(child);
process.stdout.write(JSON.stringify({ own: getPriority(), child: getPriority(child.pid) }));
child.kill();`;

interface ThreadPriority {
  readonly isMain: boolean;
  readonly priority: number;
}

const [node, asModule] = [process.execPath, ["--input-type=module", "-e"]] as const;

function mayGoAhead(): boolean {
  try {
    execFileSync(node, ["-e", "require('node:os').setPriority(-5)"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

it("puts the thread that answers before the others, where the account may", () => {
  const threads: ThreadPriority[] = JSON.parse(execFileSync(node, [...asModule, THREADS], { encoding: "utf8" }));
  const prioritiesOf = (isMain: boolean) =>
    new Set(threads.filter((thread) => thread.isMain === isMain).map(({ priority }) => priority));
  const given = getPriority();
  expect(prioritiesOf(true)).toEqual(new Set([given === 0 && mayGoAhead() ? -5 : given]));
  expect(prioritiesOf(false)).toEqual(new Set([given]));
});

it("keeps a priority that the operator chose, and puts no process before it", () => {
  const text = execFileSync("nice", ["-n", "15", node, ...asModule, CHILD], { encoding: "utf8" });
  const chosen = Math.min(19, getPriority() + 15);
  expect(JSON.parse(text)).toEqual({ own: chosen, child: chosen });
});
