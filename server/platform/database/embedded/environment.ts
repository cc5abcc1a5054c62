/** PostgreSQL gets nothing of our environment but the path: a stray PGDATA or LC_ALL must not change how it runs. */
export const childEnvironment = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
