import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie has ended. In a container without an init it stays until the container stops.
    return statusOf(pid)?.state !== "Z";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Process ids are reused, so an id alone does not prove that its process is still the same. */
export function birthOf(pid: number): string | undefined {
  const ticks = statusOf(pid)?.ticks;
  if (ticks === undefined) return fromPs(pid, "lstart=");
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${ticks}`;
}

/** Linux only. The second field is the program's name in brackets and may hold spaces, so counting begins after it. */
function statusOf(pid: number): { state: string | undefined; ticks: string | undefined } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], ticks: fields[19] };
  } catch {
    return undefined;
  }
}

/** The command line tells our postmaster from another process with the same id. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return fromPs(pid, "command=");
  }
}

function fromPs(pid: number, column: string): string | undefined {
  const answer = spawnSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" });
  return answer.stdout?.trim() || undefined;
}
