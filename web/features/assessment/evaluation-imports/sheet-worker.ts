import { serveSheets } from "../../../ui/import/serve-sheets.ts";
import { EVALUATION_SHEET } from "./evaluation-sheet.ts";

serveSheets(EVALUATION_SHEET);
