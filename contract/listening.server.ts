import type { Server } from "node:net";

/** The settings that name a server's port and address. */
type Place = { port: number; host: string | undefined; settings: { port: string; host: string } };

/** Listens; throws an Error that says which setting is to be changed. */
export function listening(server: Server, { port, host, settings }: Place): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const problem = problems[error.code ?? ""];
      reject(problem ? new Error(problem({ port, host, settings })) : error);
    });
    server.listen(port, host, resolve);
  });
}

const noAddress = ({ host, settings }: Place) =>
  `${settings.host} is ${JSON.stringify(host)}, which is no address of this machine: 127.0.0.1 is for this machine alone, 0.0.0.0 for all that reach it`;

const problems: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, settings }) =>
    `Port ${port} is in use: stop what listens there, or set ${settings.port} to another`,
  EACCES: ({ port, settings }) =>
    `Port ${port} is not for this process's user: set ${settings.port} to one above 1023`,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EADDRNOTAVAIL: noAddress,
};
