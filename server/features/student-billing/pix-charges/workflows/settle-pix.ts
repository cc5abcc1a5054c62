import type { ChargeServices } from "../../../../dependencies.ts";
import { askAboutEachPix, settlePixOfNotice } from "../../../platform-billing/provider-pix/workflows/settle-pix.ts";
import { STUDENT_PIX } from "../commands.ts";

export const settleNoticedStudentPix = (services: ChargeServices, key: string): Promise<void> =>
  settlePixOfNotice(services, STUDENT_PIX, key);

export const askAboutWaitingPix = (services: ChargeServices): Promise<void> => askAboutEachPix(services, STUDENT_PIX);
