/** zod compiles parsers with `new Function`, which our policy forbids and reports. Import this before anything else. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
