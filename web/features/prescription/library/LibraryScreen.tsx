import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { AdminLibrary } from "./AdminLibrary.tsx";
import { TrainerLibrary } from "./TrainerLibrary.tsx";

/** The library as the trainer uses it, or as the administrator keeps it. */
export const LibraryScreen = () => (roleOf(useCurrentUser()) === "admin" ? <AdminLibrary /> : <TrainerLibrary />);
