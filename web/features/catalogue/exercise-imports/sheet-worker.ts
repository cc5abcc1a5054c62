import { serveSheets } from "../../../ui/import/serve-sheets.ts";
import { EXERCISE_SHEET } from "./exercise-sheet.ts";

serveSheets(EXERCISE_SHEET);
