import "./platform/process/private-files.ts";
import { runRestore } from "./platform/backup/command-line.ts";
import { runCommand } from "./platform/process/run-command.ts";

/** `npm run restore`. */
await runCommand(() => runRestore(process.argv.slice(2), process.env));
