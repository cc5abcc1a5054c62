import type { Config } from "../config.ts";
import type { Telemetry } from "./telemetry.ts";

/** Undefined when it is off, which is the default: its packages are then not even loaded. */
export async function startTelemetry({ metrics, tracesUrl }: Config["telemetry"]): Promise<Telemetry | undefined> {
  if (!metrics && !tracesUrl) return undefined;
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry({ metrics, tracesUrl });
}
