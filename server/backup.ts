import "./platform/process/private-files.ts";
import { runBackup } from "./platform/backup/command-line.ts";
import { runCommand } from "./platform/process/run-command.ts";

/** `npm run backup`. */
await runCommand(() => runBackup(process.argv.slice(2), process.env));
