import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this number runs, ours or another account's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Ended, but its parent has not asked how: in a container without an init such a one stays for ever.
    return statusOf(pid)?.state !== "Z";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * When a process began, in a form that only equals itself. Numbers of processes are used again, after a restart of
 * the machine at the latest, so a number alone never proves that the one who wrote it is still there.
 */
export function birthOf(pid: number): string | undefined {
  const ticks = statusOf(pid)?.ticks;
  if (ticks === undefined) return fromPs(pid, "lstart=");
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${ticks}`;
}

/** Linux only. The second field is the program's name in brackets and may hold blanks, so counting begins after it. */
function statusOf(pid: number): { state: string | undefined; ticks: string | undefined } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], ticks: fields[19] };
  } catch {
    return undefined;
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
