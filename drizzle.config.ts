import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name <what>` writes a migration for what changed in the tables. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./mall-api/db/*schema.ts",
  out: "./mall-api/db/migrations",
});
