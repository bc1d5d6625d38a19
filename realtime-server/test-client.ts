import type Pusher from "pusher";
import PusherClient from "pusher-js";

type ChannelSignature = { auth: string; channel_data?: string; shared_secret?: string };
type UserSignature = { auth: string; user_data: string };

/** What signs a client's connections; either throws where it refuses one. */
export type Signer = {
  channel: (socketId: string, channel: string) => ChannelSignature | Promise<ChannelSignature>;
  user: (socketId: string) => UserSignature | Promise<UserSignature>;
};

/** Signs for a user as the server library does. */
export const signerOf = (publisher: Pusher, id: string): Signer => ({
  channel: (socketId, channel) => {
    const member = { user_id: id, user_info: { name: `Name of ${id}` } };
    return publisher.authorizeChannel(
      socketId,
      channel,
      channel.startsWith("presence-") ? member : undefined,
    );
  },
  user: (socketId) => publisher.authenticateUser(socketId, { id }),
});

/** A client of the official library, at a port of this machine. */
export const realtimeClient = (port: number, key: string, signer: Signer): PusherClient =>
  new PusherClient(key, {
    cluster: "mt1",
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId, channelName }, callback) =>
        settle(() => signer.channel(socketId, channelName), callback),
    },
    userAuthentication: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId }, callback) => settle(() => signer.user(socketId), callback),
    },
  });

function settle<Data>(
  sign: () => Data | Promise<Data>,
  callback: (error: Error | null, data: Data | null) => void,
) {
  (async () => sign())().then(
    (signed) => callback(null, signed),
    (error) => callback(error, null),
  );
}

type Bindable = { bind: (event: string, callback: (data: unknown) => void) => unknown };

/** The data of the next event of a name. */
export const heard = <Data>(source: Bindable, event: string): Promise<Data> =>
  new Promise((resolve) => source.bind(event, (data) => resolve(data as Data)));

/** Subscribes to a channel; throws if that is refused. */
export async function joined(client: PusherClient, name: string) {
  const channel = client.subscribe(name);
  if (channel.subscribed) return channel;
  await Promise.race([
    heard(channel, "pusher:subscription_succeeded"),
    heard(channel, "pusher:subscription_error").then((error) => {
      throw new Error(`${name} is refused: ${JSON.stringify(error)}`);
    }),
  ]);
  return channel;
}
