export const listOpinionBlocks = { method: "GET", url: "/api/v1/opinion_blocks" } as const;
export const saveOpinionBlocks = { method: "PUT", url: "/api/v1/opinion_blocks" } as const;
