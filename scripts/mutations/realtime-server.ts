import type { MutatedFile } from "./mutation";

const broker = ["realtime-server/broker.test.ts"];
const sessionEnds = ["realtime-server/session-ends.test.ts", "realtime-server/authorizations.test.ts"];

export const realtimeServer: MutatedFile[] = [
  {
    file: "realtime-server/authorizations.ts",
    tests: sessionEnds,
    mutations: [
      {
        rule: "A session that began at the moment of the end has ended",
        find: "issued <= at",
        replace: "issued < at",
      },
      { rule: "The session that ends the others stays", find: "session !== except && ", replace: "" },
      {
        rule: "Only the named session ends",
        find: "issued <= at : session === only",
        replace: "issued <= at : true",
      },
      { rule: "An expired signature counts no longer", find: "expires > now() && ", replace: "" },
      {
        rule: "A signature counts no longer than ends are remembered",
        find: " && expires - now() <= ttlMs",
        replace: "",
      },
      {
        rule: "An end is remembered for as long as a signature could be used",
        find: "until > now()",
        replace: "until > now() + ttlMs / 2",
      },
      { rule: "An end is forgotten some time", find: "else ends.delete(user);", replace: "" },
      { rule: "A user's ends are all remembered", find: "...(ends.get(user) ?? []), ", replace: "" },
    ],
  },
  {
    file: "realtime-server/broker.ts",
    tests: [
      "realtime-server/broker-sockets.test.ts",
      "realtime-server/broker.test.ts",
      "realtime-server/session-ends.test.ts",
    ],
    mutations: [
      {
        rule: "Only this app's key connects",
        find: "if (key !== app.key) return unknownKey();",
        replace: "",
      },
      {
        rule: "The number of connections is limited",
        find: "connections.size >= limits.connections",
        replace: "connections.size > limits.connections",
      },
      { rule: "A stopping broker accepts nobody", find: "if (isDraining) return stopping;", replace: "" },
      {
        rule: "A user's event goes to that user alone",
        find: "connection.userId() === userId",
        replace: "true",
      },
      { rule: "A long message is refused", find: "maxPayload: limits.message,", replace: "" },
      {
        rule: "Connections of an ended session are closed",
        find: "if (connection.isOf(userId, ended)) connection.close",
        replace: "if (false) connection.close",
      },
      {
        rule: "What was signed for an ended session counts no longer",
        find: "ends.add(userId, ended);",
        replace: "",
      },
      {
        rule: "A stopping broker closes its connections",
        find: "closeAll(stopping);",
        replace: "",
      },
    ],
  },
  {
    file: "realtime-server/instances.ts",
    tests: ["realtime-server/instances.test.ts"],
    mutations: [
      { rule: "An instance ignores its own messages", find: " || message.from === self", replace: "" },
      { rule: "A message that was sent twice counts once", find: "number <= known.number", replace: "false" },
      { rule: "A lost message is noticed", find: "number > known.number + 1", replace: "false" },
      {
        rule: "An unknown instance is asked for its channels",
        find: "(!known || isMissing) && ",
        replace: "isMissing && ",
      },
      { rule: "Who asks is answered", find: "if (body.asks) sendAll(false);", replace: "" },
      {
        rule: "A silent instance is forgotten",
        find: "if (now() - heardAt > silenceMs) forget(instance);",
        replace: "forget;",
      },
      {
        rule: "While nothing is heard nobody is silent",
        find: "if (!stream.isConnected()) return;\n    send",
        replace: "send",
      },
      {
        rule: "What changed meanwhile is sent after a reconnection",
        find: "if (isIntroduced) return sendChanged();",
        replace: "if (isIntroduced) return;",
      },
      { rule: "One that leaves says so", find: 'send({ kind: "bye" });', replace: "" },
    ],
  },
  {
    file: "realtime-server/http-api.ts",
    tests: ["realtime-server/http-api.test.ts", ...broker],
    mutations: [
      {
        rule: "A request that isn't signed is refused",
        find: "if (refusal) throw new Refusal(401, refusal);",
        replace: "",
      },
      {
        rule: "Another app's path is not found",
        find: "if (appId !== broker.app.appId) throw",
        replace: "if (false) throw",
      },
      {
        rule: "An event goes to a limited number of channels",
        find: " || channels.length > broker.limits.channelsPerEvent",
        replace: "",
      },
      {
        rule: "A batch is limited",
        find: "if (batch.length > broker.limits.eventsPerBatch)",
        replace: "if (false)",
      },
      {
        rule: "An event's data is limited",
        find: "Buffer.byteLength(data) > limits.eventData",
        replace: "false",
      },
      { rule: "A request's body is limited", find: "if (size > limit) throw", replace: "if (false) throw" },
      {
        rule: "A batch with an invalid event is refused as a whole",
        find: "for (const { channel, data } of batch) checkEvent(broker, channel, data);",
        replace: "",
      },
      {
        rule: "A known path with another method answers 405",
        find: "matching.length > 0 ? 405 : 404",
        replace: "404",
      },
    ],
  },
  {
    file: "realtime-server/limits.ts",
    tests: ["realtime-server/authorizations.test.ts"],
    mutations: [
      {
        rule: "A pause allows no more than one second's burst",
        find: "Math.min(perSecond, left + ",
        replace: "(left + ",
      },
      { rule: "A rate recovers with time", find: "((time - counted) / 1000) * perSecond", replace: "0" },
    ],
  },
  {
    file: "realtime-server/app-file.ts",
    tests: ["realtime-server/own-realtime.test.ts"],
    mutations: [
      { rule: "Only its owner reads the file of keys", find: "{ mode: 0o600 }", replace: "{ mode: 0o644 }" },
      {
        rule: "The keys are reused at the next start",
        find: "if (stored) return stored;",
        replace: "",
      },
      {
        rule: "Each installation has keys of its own",
        find: 'randomBytes(32).toString("hex")',
        replace: '"0".repeat(64)',
      },
    ],
  },
  {
    file: "realtime-server/own-realtime.ts",
    tests: ["realtime-server/own-realtime.test.ts"],
    mutations: [
      {
        rule: "No realtime server is started beside another",
        find: "if (variables.PUSHER_HOST || variables.PUSHER_CLUSTER) return null;",
        replace: "",
      },
      {
        rule: "Keys are set together, or not at all",
        find: "if (appId || key || secret)\n",
        replace: "if (false)\n",
      },
      { rule: "Given keys are not written to a file", find: "if (!given) {", replace: "if (true) {" },
      {
        rule: "The site publishes to a server that listens everywhere",
        find: 'if (host === "0.0.0.0" || host === "::") return "127.0.0.1";',
        replace: "",
      },
    ],
  },
];
