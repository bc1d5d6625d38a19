import type { MutatedFile } from "./mutation";

const broker = ["realtime-server/broker.test.ts"];

export const realtimeProtocol: MutatedFile[] = [
  {
    file: "realtime-server/signatures.ts",
    tests: broker,
    mutations: [
      {
        rule: "Only this app's key publishes",
        find: 'if (signed.auth_key !== app.key) return "Unknown auth_key";',
        replace: "",
      },
      {
        rule: "A request with a forged signature is refused",
        find: "if (!isSame(signature, signatureOf(",
        replace: "if (!signature && !isSame(signature, signatureOf(",
      },
      {
        rule: "A signature covers the path",
        find: "`${method}\\n${path}\\n${canonical(signed)}`",
        replace: "`${method}\\n/apps/${app.appId}/events\\n${canonical(signed)}`",
      },
      { rule: "An old request is refused", find: "if (!isNow) return", replace: "if (false) return" },
      {
        rule: "A request is signed at most ten minutes before or after",
        find: "<= clockSkew;",
        replace: "<= 2 * clockSkew;",
      },
      {
        rule: "A signature covers the body",
        find: "body.length > 0 && !isSame",
        replace: "false && !isSame",
      },
      { rule: "A repeated parameter is refused", find: "if (name in parameters) return null;", replace: "" },
      {
        rule: "A channel's signature is this app's",
        find: "isSame(auth, `${app.key}:${signatureOf(app, text)}`)",
        replace: "auth.endsWith(signatureOf(app, text))",
      },
    ],
  },
  {
    file: "realtime-server/connection.ts",
    tests: [
      "realtime-server/connection.test.ts",
      "realtime-server/broker.test.ts",
      "realtime-server/session-ends.test.ts",
    ],
    mutations: [
      {
        rule: "A connection stays one user's",
        find: "if (signedIn && signedIn.id !== found.id) return",
        replace: "if (false) return",
      },
      {
        rule: "A forged sign-in closes the connection",
        find: "!found || !isSigned(",
        replace: "!found || asked.auth === '' && !isSigned(",
      },
      {
        rule: "Messages are rate limited",
        find: "if (!messages.isWithin()) return",
        replace: "if (false) return",
      },
    ],
  },
  {
    file: "realtime-server/subscriptions.ts",
    tests: [
      "realtime-server/connection.test.ts",
      "realtime-server/broker.test.ts",
      "realtime-server/session-ends.test.ts",
    ],
    mutations: [
      {
        rule: "A private channel needs a signature",
        find: 'kind === "private" || kind === "presence"',
        replace: 'kind === "presence"',
      },
      {
        rule: "A presence channel needs a signature",
        find: 'kind === "presence" || kind === "encrypted"',
        replace: 'kind === "encrypted"',
      },
      { rule: "An encrypted channel needs a signature", find: ' || kind === "encrypted"', replace: "" },
      {
        rule: "A signature covers the member's data",
        find: "...(channel_data === undefined ? [] : [channel_data])",
        replace: "",
      },
      {
        rule: "A signature holds for one connection",
        find: "return [socketId, channel, ",
        replace: "return [channel, ",
      },
      {
        rule: "Nobody joins another user's channel",
        find: 'kind === "user" && channel !==',
        replace: "false && channel !==",
      },
      {
        rule: "A connection joins a channel once",
        find: "if (joined.has(channel)) return",
        replace: "if (false) return",
      },
      {
        rule: "A connection joins a limited number of channels",
        find: "joined.size >= limits.channelsPerConnection",
        replace: "joined.size > limits.channelsPerConnection",
      },
      {
        rule: "A presence channel has a limited number of members",
        find: "members.size >= limits.membersPerChannel",
        replace: "members.size > limits.membersPerChannel",
      },
      {
        rule: "A client event goes to joined channels alone",
        find: " || !joined.has(channel))",
        replace: ")",
      },
      {
        rule: "A public channel takes no client events",
        find: '(kind !== "private" && kind !== "presence") || ',
        replace: "",
      },
      {
        rule: "Client events are rate limited",
        find: "if (!clientEvents.isWithin()) return",
        replace: "if (false) return",
      },
      {
        rule: "A client event has a limited size",
        find: "if (Buffer.byteLength(text) > limits.eventData) return",
        replace: "if (false) return",
      },
      {
        rule: "A client event is not sent back",
        find: ", exceptSocketId: socketId });",
        replace: " });",
      },
      {
        rule: "A closed connection leaves its channels",
        find: "for (const name of joined.keys()) channels.leave(name, connection);",
        replace: "",
      },
    ],
  },
  {
    file: "realtime-server/held-authorizations.ts",
    tests: [
      "realtime-server/held-authorizations.test.ts",
      "realtime-server/connection.test.ts",
      "realtime-server/broker.test.ts",
      "realtime-server/session-ends.test.ts",
    ],
    mutations: [
      {
        rule: "An ended session's signature joins nothing",
        find: "if (!ends.counts(authorization)) return false;",
        replace: "",
      },
      {
        rule: "An expired authorization closes the connection",
        find: "some(({ expires }) => expires <= time)",
        replace: "some(({ expires }) => expires < 0)",
      },
    ],
  },
  {
    file: "realtime-server/activity.ts",
    tests: [
      "realtime-server/activity.test.ts",
      "realtime-server/connection.test.ts",
      "realtime-server/broker.test.ts",
      "realtime-server/session-ends.test.ts",
    ],
    mutations: [
      {
        rule: "A browser that doesn't answer a ping is closed",
        find: "time - requestedAt >= pong",
        replace: "false",
      },
      { rule: "A browser that is heard of is not closed", find: "requestedAt = null;\n", replace: "" },
    ],
  },
  {
    file: "realtime-server/channels.ts",
    tests: ["realtime-server/channels.test.ts"],
    mutations: [
      {
        rule: "A channel's name is of the protocol's alphabet",
        find: "if (!alphabet.test(channel)) return null;",
        replace: "",
      },
      {
        rule: "An event is not sent to who sent it",
        find: "if (subscriber.socketId !== exceptSocketId) subscriber.send(message);",
        replace: "subscriber.send(message);",
      },
      {
        rule: "A member's second connection is not announced",
        find: "member !== null && !membersOf(name).has(member.user_id)",
        replace: "member !== null",
      },
      {
        rule: "A member with another connection has not left",
        find: "if (!member || membersOf(name).has(member.user_id)) return;",
        replace: "if (!member) return;",
      },
      {
        rule: "An empty channel is gone",
        find: "if (channel.subscribers.size === 0) channels.delete(name);",
        replace: "",
      },
      {
        rule: "A member with a connection at another instance stays",
        find: "if (!after.has(user_id)) announce",
        replace: "announce",
      },
      {
        rule: "Channels that another instance no longer names are gone",
        find: "for (const name of gone) setOtherState(instance, name, null);",
        replace: "",
      },
      { rule: "Channels of users are not listed", find: ' && kindOf(name) !== "user"', replace: "" },
    ],
  },
];
