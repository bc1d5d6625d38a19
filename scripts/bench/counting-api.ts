import { fork } from "node:child_process";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

/** The reference API in a process of its own, behind a proxy that counts calls. `scale` multiplies its content. */
export async function startCountingApi(databaseUrl: string, scale: number) {
  const api = fork("build/process/mall-api.js", ["--scale", String(scale)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, MALL_API_PORT: "0", PASSWORD_COST: "10" },
    execArgv: [],
  });
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    api.once("message", (message) => resolve(message as { url: string }));
    api.once("exit", (code) => reject(new Error(`The mall API exited with code ${code}`)));
  });
  let calls = 0;
  const proxy = createServer((asked, answer) => {
    calls++;
    const { method, headers } = asked;
    const call = forward(`${url}${asked.url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    call.once("error", () => answer.destroy());
    asked.pipe(call);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    pid: api.pid ?? 0,
    calls: () => calls,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
      api.kill();
    },
  };
}
