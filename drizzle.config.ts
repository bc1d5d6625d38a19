import { defineConfig } from "drizzle-kit";

/**
 * `npx drizzle-kit generate --name <what>` writes a migration for what changed in the tables since the last snapshot in
 * `meta`: the one before it can be deleted then.
 */
export default defineConfig({
  dialect: "sqlite",
  schema: "./mall-api/db/*schema.ts",
  out: "./mall-api/db/migrations",
});
