import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { StudentDashboardScreen } from "../student-dashboards/StudentDashboardScreen.tsx";
import { PersonalDashboardScreen } from "./PersonalDashboardScreen.tsx";

export const DashboardScreen = () =>
  roleOf(useCurrentUser()) === "student" ? <StudentDashboardScreen /> : <PersonalDashboardScreen />;
