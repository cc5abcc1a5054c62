import { TrainerLibrary } from "../../features/prescription/library/TrainerLibrary.tsx";
import { GiveTrainingDialog } from "../../features/students/students/finder/GiveTrainingDialog.tsx";

export const TrainerLibraryPage = () => <TrainerLibrary GiveDialog={GiveTrainingDialog} />;
