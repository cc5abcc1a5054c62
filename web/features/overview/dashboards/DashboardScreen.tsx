import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { StudentDashboardScreen } from "../student-dashboards/StudentDashboardScreen.tsx";
import { PersonalDashboardScreen } from "./PersonalDashboardScreen.tsx";

/** One address for both: the trainer's dashboard, or the student's. */
export const DashboardScreen = () =>
  roleOf(useCurrentUser()) === "student" ? <StudentDashboardScreen /> : <PersonalDashboardScreen />;
