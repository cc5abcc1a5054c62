export const listCoupons = { method: "GET", url: "/api/v1/admin/coupons" } as const;
export const createCoupon = { method: "POST", url: "/api/v1/admin/coupons" } as const;
export const endCoupon = { method: "DELETE", url: "/api/v1/admin/coupons/:coupon" } as const;
export const redeemCoupon = { method: "POST", url: "/api/v1/subscription/coupon" } as const;
