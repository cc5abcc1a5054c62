import { afterAll } from "vitest";
import { guard } from "../cluster/program.ts";
import { aFolder } from "../files/folder.ts";
import { openSwift, type Swift } from "./swift-store.ts";

/** For the tests of a file. */
export async function startSwift(): Promise<Swift["settings"]> {
  const folder = aFolder();
  // A file that fails while it is loaded never comes to its last test.
  const keeper = guard(folder);
  const swift = await openSwift(folder);
  afterAll(async () => {
    await swift.stop();
    keeper.release();
  });
  return swift.settings;
}
