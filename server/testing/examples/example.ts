import type { Call } from "#contract/call.ts";
import type { Anything } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import type { Periodisation, World } from "../world.ts";

/** A call with arguments that succeed for the role that may use it. */
export type Example = readonly [Call, Anything];

export interface ExampleSubjects extends Pick<World, "ana" | "joao" | keyof Periodisation> {
  readonly prumo: TestApp;
}
