import { serveSheets } from "../../../ui/import/serve-sheets.ts";
import { STUDENT_SHEET } from "./student-sheet.ts";

serveSheets(STUDENT_SHEET);
