import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { AdminLibrary } from "./AdminLibrary.tsx";
import { TrainerLibrary } from "./TrainerLibrary.tsx";

export const LibraryScreen = () => (roleOf(useCurrentUser()) === "admin" ? <AdminLibrary /> : <TrainerLibrary />);
