/**
 * zod compiles its parsers with `new Function` where it may; our policy forbids that and would report each attempt.
 * Its configuration is global, so this needs no zod on the pages that have no form. To be imported before anything else.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
