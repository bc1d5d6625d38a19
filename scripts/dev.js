// `npm run dev`: the realtime server, the reference mall API and Remix's development server; the last two reload on
// changes.
import { fork, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";

const port = process.env.MALL_API_PORT ?? "4100";
const children = [];

// npx would not pass on the channel that the realtime server sends its variables over.
const realtime = fork("realtime-server/main.ts", { execArgv: ["--import", "tsx"] });
endTogether(realtime);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
const [variables] = await once(realtime, "message");
Object.assign(process.env, variables);
if (!process.env.MALL_API_URL) {
  process.env.MALL_API_URL = `http://127.0.0.1:${port}/{tenant}`;
  process.env.MALL_API_SECRET ||= randomBytes(32).toString("base64url");
  run("tsx", ["watch", "mall-api/main.ts"], { MALL_API_PORT: port });
}
run("remix", ["vite:dev", "--port", process.env.PORT ?? "3000"]);

function run(tool, args, env = {}) {
  endTogether(
    spawn(`node_modules/.bin/${tool}`, args, { stdio: "inherit", env: { ...process.env, ...env } }),
  );
}

function endTogether(child) {
  children.push(child);
  child.on("exit", (code) => stop(code ?? 0));
}

function stop(code) {
  for (const child of children) child.kill();
  process.exit(code);
}
