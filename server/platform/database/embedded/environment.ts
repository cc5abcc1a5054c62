/** PostgreSQL gets only the path of our environment: an accidental PGDATA or LC_ALL must not change how it runs. */
export const childEnvironment = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
