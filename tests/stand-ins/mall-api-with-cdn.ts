import { startUpstream } from "./upstream";

/** A mall API whose pictures are all at another host, like a CDN; it proxies the reference API at `mallApi`. */
export async function startMallApiWithCdn(mallApi: string) {
  const cdn = await startUpstream(async (request, response) => {
    const picture = await fetch(`${mallApi}/promenade/art${request.url}`);
    response.writeHead(picture.status, { "content-type": picture.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await picture.arrayBuffer()));
  });
  const api = await startUpstream(async (request, response) => {
    const answer = await fetch(`${mallApi}${request.url}`, {
      headers: { authorization: request.headers.authorization ?? "" },
    });
    const text = await answer.text();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(text.replaceAll('"/art/', `"${cdn.url}/`));
  });
  return {
    /** For `MALL_API_URL`. */
    url: `${api.url}/{tenant}`,
    cdn,
    /** The settings that allow the site to fetch from there: a CDN on a private network must be allowed explicitly. */
    environment: { IMAGE_HOSTS: new URL(cdn.url).host, IMAGE_NETWORKS: "127.0.0.0/8" },
    stop: async () => {
      await Promise.all([api.stop(), cdn.stop()]);
    },
  };
}
