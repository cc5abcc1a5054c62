import "./platform/process/private-files.ts";
import { runDoctor } from "./platform/doctor/doctor.ts";
import { runCommand } from "./platform/process/run-command.ts";

/** `npm run doctor`. */
await runCommand(() => runDoctor(process.env));
