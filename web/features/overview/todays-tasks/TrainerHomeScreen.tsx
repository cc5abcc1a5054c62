import { useQuery } from "@tanstack/react-query";
import { StudentsScreen } from "../../students/students/StudentsScreen.tsx";
import { todayQuery } from "./data.ts";
import { AwaitedTasks, TodaysTasks } from "./TodaysTasks.tsx";

/** The list of students, with what there is to do today as its head. */
export function TrainerHomeScreen() {
  const { isPending } = useQuery(todayQuery);
  return <StudentsScreen head={<TodaysTasks />} awaitedHead={<AwaitedTasks />} isHeadRead={!isPending} />;
}
