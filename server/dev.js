// `npm run dev`: the realtime server, the reference mall API and Remix's development server; the last two reload on
// changes.
import { spawn } from "node:child_process";
import { once } from "node:events";

const port = process.env.MALL_API_PORT ?? "4100";
const children = [];
const run = (command, args, { env = {}, stdio = "inherit" } = {}) => {
  const child = spawn("npx", [command, ...args], { stdio, env: { ...process.env, ...env } });
  child.on("exit", (code) => stop(code ?? 0));
  children.push(child);
  return child;
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));

const realtime = run("tsx", ["server/realtime/main.ts"], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
const [variables] = await once(realtime, "message");
Object.assign(process.env, variables);
if (!process.env.MALL_API_URL) {
  process.env.MALL_API_URL = `http://127.0.0.1:${port}/{tenant}`;
  run("tsx", ["watch", "server/mall-api/main.ts"], { env: { MALL_API_PORT: port } });
}
run("remix", ["vite:dev", "--port", process.env.PORT ?? "3000"]);

function stop(code) {
  for (const child of children) child.kill();
  process.exit(code);
}
