import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A request to this machine, on a connection of its own, whose Host and other headers are exactly what is given. */
export function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string>,
  method = "GET",
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks).toString("utf8");
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

/** What a server on this machine answers to exactly this text until it closes the connection. */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
