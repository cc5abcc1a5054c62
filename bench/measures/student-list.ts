import { captureStatements, withFloorServer } from "../floor.ts";
import { LIST_PATH, readPage, signIn } from "../list-request.ts";
import type { Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { withProductServer } from "../product-server.ts";
import { shareOfFloor } from "../share-of-floor.ts";

const SIZES = {
  // Rounds are short and many: on a machine that does other things too, a burst then spoils a round and not the median.
  full: { students: 100_000, rounds: 7, seconds: 3 },
  quick: { students: 600, rounds: 1, seconds: 1 },
} as const;
const LEAST_SHARE = 0.8;

export const studentList: Measure = {
  letter: "a",
  title: `student list: page of 24 by search, 300 of ${SIZES.full.students.toLocaleString("en-US")} students, 20 connections`,
  measure: (size) =>
    withPopulatedDatabases([SIZES[size].students], async ([database]) => {
      if (!database) throw new Error("no database");
      const token = await signIn(database);
      const read = {
        address: new URL(LIST_PATH, "http://x").pathname,
        statements: await captureStatements(database, readPage),
      };
      return withProductServer(database.ownerUrl, (product) =>
        withFloorServer(database, read, (floor) =>
          shareOfFloor({ product, floor, path: LIST_PATH, token, leastShare: LEAST_SHARE, ...SIZES[size] }),
        ),
      );
    }),
};
