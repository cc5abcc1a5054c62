export const listPlans = { method: "GET", url: "/api/v1/plans" } as const;
export const listSubscriptionPlans = { method: "GET", url: "/api/subscriptionPlan" } as const;
export const createSubscriptionPlan = { method: "POST", url: "/api/subscriptionPlan", creates: true } as const;
export const findSubscriptionPlan = { method: "GET", url: "/api/subscriptionPlan/:id" } as const;
export const updateSubscriptionPlan = { method: "PUT", url: "/api/subscriptionPlan/:id" } as const;
export const removeSubscriptionPlan = { method: "DELETE", url: "/api/subscriptionPlan/:id" } as const;
