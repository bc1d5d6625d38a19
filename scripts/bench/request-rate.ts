import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { promisify } from "node:util";

const connections = 32;

/** The requests per second that a local server answers: by wrk where it is installed. */
export const requestRate = (url: URL, headers: Record<string, string>, seconds: number): Promise<number> =>
  wrk ? rateByWrk(wrk, url, headers, seconds) : rateBySockets(url, headers, seconds);

const wrk = (process.env.PATH ?? "")
  .split(":")
  .map((folder) => `${folder}/wrk`)
  .find((path) => existsSync(path));

async function rateByWrk(path: string, url: URL, headers: Record<string, string>, seconds: number) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, ...lines, url.href];
  const { stdout } = await promisify(execFile)(path, options);
  if (/Non-2xx/.test(stdout)) throw new Error(`Not all responses of ${url} were successful`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/**
 * The smallest client that can count responses: it reads no more of them than their length, so that it is faster than
 * any server.
 */
async function rateBySockets(url: URL, headers: Record<string, string>, seconds: number): Promise<number> {
  const lines = Object.entries({ Host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => responses(url, request, until)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function responses(url: URL, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    let count = 0;
    let missing = 0;
    socket.once("error", reject);
    socket.on("data", (chunk) => {
      if (missing === 0) {
        const end = chunk.indexOf("\r\n\r\n");
        const head = chunk.toString("latin1", 0, end);
        const length = /^HTTP\/1.1 200 [\s\S]*\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!length) return socket.destroy(new Error(`${url} answered: ${head}`));
        missing = end + 4 + Number(length);
      }
      missing -= chunk.length;
      if (missing > 0) return;
      count++;
      if (performance.now() < until) return socket.write(request);
      socket.end();
      resolve(count);
    });
  });
}
