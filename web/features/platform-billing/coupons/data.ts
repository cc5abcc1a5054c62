import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/platform-billing/coupons.endpoints.ts";
import type { createCoupon } from "#contract/platform-billing/coupons.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { Coupon } from "#contract/platform-billing/coupons.ts";

const coupons: Endpoints<typeof import("#contract/platform-billing/coupons.ts")> = endpoints;

export const couponsQuery = queryOptions({
  queryKey: ["coupons"],
  queryFn: async ({ signal }) => (await send(coupons.listCoupons, {}, signal)).coupons,
  staleTime: 0,
});

export function useCreateCoupon() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArguments<typeof createCoupon>["body"]) => send(coupons.createCoupon, { body }),
    onSuccess: ({ coupon }) => {
      toast.success(`Cupom ${coupon.coupon} criado`);
      return cache.invalidateQueries(couponsQuery);
    },
  });
}

export function useEndCoupon() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (coupon: string) => send(coupons.endCoupon, { params: { coupon } }),
    onSuccess: ({ coupon }) => {
      toast.success(`Cupom ${coupon.coupon} encerrado`);
      return cache.invalidateQueries(couponsQuery);
    },
    onError: (error) => toast.failure(error),
  });
}

/** The subscription shows the discount from then on. */
export function useRedeemCoupon() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (coupon: string) => send(coupons.redeemCoupon, { body: { coupon } }),
    onSuccess: () => {
      toast.success("Cupom aplicado");
      return Promise.all(
        [["own-subscription"], ["subscription"]].map((queryKey) => cache.invalidateQueries({ queryKey })),
      );
    },
  });
}
