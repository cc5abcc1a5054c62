import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { PersonalDashboardScreen } from "./PersonalDashboardScreen.tsx";
import { StudentDashboardScreen } from "./student/StudentDashboardScreen.tsx";

/** One address for both: the trainer's dashboard, or the student's. */
export const DashboardScreen = () =>
  roleOf(useCurrentUser()) === "student" ? <StudentDashboardScreen /> : <PersonalDashboardScreen />;
