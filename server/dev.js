// `npm run dev`: the reference mall API and the framework's development server, both reloading.
import { spawn } from "node:child_process";

const port = process.env.MALL_API_PORT ?? "4100";
const run = (command, args, env = {}) =>
  spawn("npx", [command, ...args], { stdio: "inherit", env: { ...process.env, ...env } });

const children = [];
if (!process.env.MALL_API_URL) {
  process.env.MALL_API_URL = `http://127.0.0.1:${port}/{tenant}`;
  children.push(run("tsx", ["watch", "server/mall-api/main.ts"], { MALL_API_PORT: port }));
}
children.push(run("remix", ["vite:dev", "--port", process.env.PORT ?? "3000"]));

for (const child of children) child.on("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));

function stop(code) {
  for (const child of children) child.kill();
  process.exit(code);
}
