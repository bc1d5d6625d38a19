import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { createAnonymousLimit } from "./anonymous-limit";
import { createSessionEnds, type EndedSessions } from "./authorizations";
import { createChannels, messageOf, userChannelPrefix } from "./channels";
import { type Connection, openConnection } from "./connection";
import { type ChannelMessage, connectInstances, type Instances } from "./instances";
import { defaultLimits, type Limits } from "./limits";
import type { SharedStream } from "./redis-stream";
import { type App, parametersOf } from "./signatures";

export type PublishedEvent = { name: string; data: string; channel: string; socketId?: string | undefined };
export type Broker = ReturnType<typeof createBroker>;

/** Protocol versions that don't differ in what is implemented here. */
const protocolVersions = new Set(["5", "6", "7"]);
/** Tells browsers to reconnect in a second: by then another process accepts them, or the next one has started. */
const overCapacity: [code: number, message: string] = [4100, "Over capacity"];
const stopping: [code: number, message: string] = [4100, "The server is about to stop"];
const missed: [code: number, message: string] = [4200, "Events were missed"];
const sweepInterval = 10_000;
const unknownKeyInterval = 60_000;
const socketIdPart = 2 ** 40;

type Options = {
  limits?: Partial<Limits>;
  now?: () => number;
  /** The connection to the other instances, if there can be any. */
  stream?: SharedStream | null;
  /** Called when a browser comes with another server's key, at most once a minute. */
  onUnknownKey?: () => void;
};

/** Manages the connections of one app and routes events between them, by version 7 of the Pusher Channels protocol. */
export function createBroker(app: App, options: Options = {}) {
  const limits = { ...defaultLimits, ...options.limits };
  const now = options.now ?? Date.now;
  const channels = createChannels();
  let unknownKeyAt = Number.NEGATIVE_INFINITY;
  const ends = createSessionEnds(now, limits.authorization);
  const connections = new Map<string, Connection>();
  const sockets = new Set<WebSocket>();
  const enter = createAnonymousLimit(limits.anonymousPerAddress);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.message,
    perMessageDeflate: false,
  });
  const sweep = setInterval(checkActivity, sweepInterval).unref();
  let isDraining = false;
  const instances: Instances | null = options.stream
    ? connectInstances(options.stream, {
        channels,
        now,
        onEvent: deliver,
        onEnd: endSessions,
        // Pages ask for what happened meanwhile when they connect.
        onMissed: () => closeAll(missed),
      })
    : null;

  function checkActivity() {
    for (const connection of connections.values()) connection.checkActivity();
    ends.forgetOld();
  }

  /**
   * Handles an upgrade request. Errors are reported by the protocol's own close codes, which browsers can read.
   * @param address the client's, where it is known
   */
  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, address?: string) {
    stream.on("error", () => stream.destroy());
    server.handleUpgrade(request, stream, head, (socket) => {
      const refusal = rejectionOf(request.url ?? "/");
      if (refusal) return refuse(socket, ...refusal);
      const leave = enter(address);
      if (!leave) return refuse(socket, ...overCapacity);
      open(socket, leave);
    });
  }

  function open(socket: WebSocket, leave: () => void) {
    const socketId = `${randomInt(1, socketIdPart)}.${randomInt(1, socketIdPart)}`;
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      connections.delete(socketId);
      leave();
    });
    const world = { app, channels, ends, limits, now, onAuthorized: leave, send: sendToAll };
    connections.set(socketId, openConnection(socket, socketId, world));
  }

  function rejectionOf(url: string): [code: number, message: string] | null {
    const [path = "", query = ""] = url.split("?", 2);
    const key = /^\/app\/([^/]+)$/.exec(path)?.[1];
    if (key === undefined) return [4005, "Path not found"];
    if (key !== app.key) return unknownKey();
    const { protocol = "7" } = parametersOf(query) ?? {};
    if (!protocolVersions.has(protocol)) return [4007, "Unsupported protocol version"];
    if (isDraining) return stopping;
    return connections.size >= limits.connections ? overCapacity : null;
  }

  function unknownKey(): [code: number, message: string] {
    if (now() - unknownKeyAt >= unknownKeyInterval) {
      unknownKeyAt = now();
      options.onUnknownKey?.();
    }
    return [4001, "Application does not exist"];
  }

  const publish = ({ name, data, channel, socketId }: PublishedEvent) =>
    sendToAll({ channel, message: messageOf(name, data, { channel }), exceptSocketId: socketId });

  /** Sends a message to a channel's subscribers, here and at other instances. */
  function sendToAll(event: ChannelMessage) {
    deliver(event);
    instances?.sendEvent(event);
  }

  function deliver({ channel, message, exceptSocketId }: ChannelMessage) {
    if (!channel.startsWith(userChannelPrefix)) return channels.sendTo(channel, message, exceptSocketId);
    for (const connection of ofUser(channel.slice(userChannelPrefix.length)))
      if (connection.socketId !== exceptSocketId) connection.send(message);
  }

  function endSessions(userId: string, ended: EndedSessions) {
    ends.add(userId, ended);
    for (const connection of connections.values())
      if (connection.isOf(userId, ended)) connection.close(4009, "Connection not authorized");
  }

  function closeAll(reason: [code: number, message: string]) {
    for (const connection of connections.values()) connection.close(...reason);
  }

  const ofUser = (userId: string): Connection[] =>
    [...connections.values()].filter((connection) => connection.userId() === userId);

  /** Closes all connections, telling the browsers to reconnect. */
  async function drain() {
    isDraining = true;
    clearInterval(sweep);
    closeAll(stopping);
    const isEmpty = () => sockets.size === 0;
    for (let waited = 0; waited < drainLimit && !isEmpty(); waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    for (const socket of sockets) socket.terminate();
    await instances?.leave();
  }

  return {
    app,
    limits,
    now,
    channels,
    upgrade,
    publish,
    drain,
    checkActivity,
    connectionCount: () => connections.size,
    /** Ends the connections of a user's sessions, all of them or those that are named, and what was signed for them. */
    terminateUser(userId: string, sessions: Omit<EndedSessions, "at"> & { at?: number | undefined } = {}) {
      const ended = { ...sessions, at: sessions.at ?? now() };
      endSessions(userId, ended);
      instances?.sendEnd(userId, ended);
    },
    /** Resolves once other instances can read what was published. */
    sent: async () => instances?.sent(),
  };
}

/** How long a browser may take to complete the close, in milliseconds. */
const drainLimit = 1_000;

function refuse(socket: WebSocket, code: number, message: string) {
  socket.on("error", () => {});
  socket.send(JSON.stringify({ event: "pusher:error", data: { code, message } }));
  socket.close(code, message);
}
