import * as endpoints from "#contract/student-billing/pix-charges.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import type { PixPayer } from "../../platform-billing/invoice-pix/PixPayerForm.tsx";
import { useMoneyAction, useMoneyChange } from "../student-plans/money-change.ts";

const pixCharges: Endpoints<typeof import("#contract/student-billing/pix-charges.ts")> = endpoints;

export const useMakePix = (id: number, chargeId: number) =>
  useMoneyChange(id, (body: PixPayer) => send(pixCharges.makePixCharge, { params: { id, chargeId }, body }));

export const useCheckPix = (id: number, chargeId: number) =>
  useMoneyAction<void>(id, () => send(pixCharges.checkPixCharge, { params: { id, chargeId } }));
