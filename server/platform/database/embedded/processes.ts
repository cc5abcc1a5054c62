import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this number exists, ours or another account's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * When a process began, in a form that only equals itself. Numbers of processes are used again, after a restart of
 * the machine at the latest, so a number alone never proves that the one who wrote it is still there.
 */
export function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field is the program's name in brackets and may hold blanks; start time is the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot}/${ticks}`;
  } catch {
    return fromPs(pid, "lstart=");
  }
}

/** The command line, to tell a postmaster of ours from a stranger that was given the same number. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return fromPs(pid, "command=");
  }
}

/** macOS has no /proc. */
function fromPs(pid: number, column: string): string | undefined {
  const answer = spawnSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" });
  return answer.stdout?.trim() || undefined;
}
