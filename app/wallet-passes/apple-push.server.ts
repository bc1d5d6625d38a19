import { type ClientHttp2Session, connect, constants } from "node:http2";
import type { AppleWallet } from "~/process/wallet-passes-setting.server";

/** Notifies devices of a pass type's changed passes. Throws where Apple doesn't answer or refuses. */
export type ApplePush = {
  /** False for a device that no longer has passes. */
  notify: (pushToken: string) => Promise<boolean>;
};

const answerMs = 4_000;
const idleMs = 60_000;

/** By Apple's push service (HTTP/2), with the pass type's certificate. */
export function applePush({ push, certificate, key, passTypeId }: AppleWallet): ApplePush {
  let open: ClientHttp2Session | null = null;

  function session(): ClientHttp2Session {
    if (open && !open.closed && !open.destroyed) return open;
    const created = connect(push, { cert: certificate, key });
    const forget = () => {
      if (open === created) open = null;
    };
    // Each request reports the error itself.
    created.on("error", forget).on("goaway", forget).on("close", forget);
    created.setTimeout(idleMs, () => created.close());
    created.unref();
    open = created;
    return created;
  }

  return {
    notify: (pushToken) =>
      new Promise((resolve, reject) => {
        const used = session();
        const stream = used.request({
          [constants.HTTP2_HEADER_METHOD]: "POST",
          [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
          "apns-topic": passTypeId,
        });
        let status = 0;
        let body = "";
        stream.setEncoding("utf8");
        stream.setTimeout(answerMs, () => {
          // The connection may be dead: the next request opens another.
          used.destroy();
          reject(new Error("Apple's push service does not answer"));
        });
        stream.on("response", (headers) => {
          status = Number(headers[constants.HTTP2_HEADER_STATUS]);
        });
        stream.on("data", (chunk: string) => {
          body = (body + chunk).slice(0, 1_000);
        });
        stream.on("error", reject);
        stream.on("close", () => {
          const isGone = status === 410 || /BadDeviceToken|DeviceTokenNotForTopic/.test(body);
          if (status === 200 || isGone) resolve(status === 200);
          else reject(new Error(`Apple's push service returned ${status || "nothing"} ${body}`));
        });
        // A pass's notification has no content.
        stream.end("{}");
      }),
  };
}

const known = new WeakMap<AppleWallet, ApplePush>();

/** The same for all requests, as its connection is. */
export function applePushOf(wallet: AppleWallet): ApplePush {
  const push = known.get(wallet) ?? applePush(wallet);
  known.set(wallet, push);
  return push;
}
