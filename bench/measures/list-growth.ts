import { measureGrowth } from "../growth.ts";
import { LIST_PATH } from "../list-request.ts";
import type { Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";

const SIZES = {
  full: { students: [1_000, 10_000, 100_000], warmUp: 100, rounds: 20 },
  quick: { students: [300, 600], warmUp: 1, rounds: 1 },
} as const;

const say = (size: number) => size.toLocaleString("en-US");

/** The trainer has 300 students in each database. */
export const listGrowth: Measure = {
  letter: "d",
  title: `student list while the database grows: a trainer's 300 among ${SIZES.full.students.map(say).join(", ")} students`,
  measure: (size) =>
    withPopulatedDatabases(SIZES[size].students, (databases) =>
      measureGrowth(
        databases.map((database) => ({ database, size: `${say(database.students)} students` })),
        { path: LIST_PATH, ...SIZES[size] },
      ),
    ),
};
