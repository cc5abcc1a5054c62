import { type Server, startServer } from "./child.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

export function withProductServer<T>(
  ownerUrl: string,
  work: (server: Server) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  return withTemporaryFolder(async (DATA_DIR) => {
    const env = { DATABASE_URL: ownerUrl, DATA_DIR, DEMO: "0", NODE_ENV: "production", ...more };
    const server = await startServer("server/main.ts", { env, ready: "/api/ready" });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  });
}
