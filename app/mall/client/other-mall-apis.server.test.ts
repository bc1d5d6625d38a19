import { tokenAnswer } from "@contract/login";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { caught } from "../../../tests/stand-ins/mall-client";
import { visitor } from "../../../tests/stand-ins/other-mall-api/content/loyalty";
import { contractShapes, type Method } from "../../../tests/stand-ins/other-mall-api/shape";
import { wifiClient } from "../../../tests/stand-ins/other-mall-api/shapes/password-grant";
import { type OtherMallApi, startOtherMallApi } from "../../../tests/stand-ins/other-mall-api/start";
import { createMallClient, type MallClient } from "./client.server";
import { isUnauthorized, isWrongLogin } from "./mall-api-error";

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const { email, password } = visitor;

describe.each(contractShapes)("the %s mall API", (shape) => {
  let upstream: OtherMallApi;
  let client: MallClient;
  beforeAll(async () => {
    upstream = await startOtherMallApi({ shape });
    client = createMallClient({ url: upstream.url, cacheBytes: 1_000_000, log: silent });
  });
  afterAll(async () => {
    await client.close();
    await upstream.close();
  });

  const anyone = () => client.mallApi({ tenantId: "beta" });
  const memberOf = async (credentials: { email: string; password: string }) => {
    const { data } = await anyone().login(credentials);
    return client.mallApi({ tenantId: "beta", token: data?.token });
  };
  const methodsOf = (path: string): Method[] => {
    const methods: Method[] = ["POST", "PUT", "PATCH", "DELETE"];
    return methods.flatMap((method) => upstream.callsTo(method, path).map(() => method));
  };
  const offer = () =>
    upstream.entities.find(({ resource, id }) => resource === "products" && /203$/.test(id));

  it("logs a member in, wherever the token is", async () => {
    expect((await (await memberOf({ email, password })).profile()).email).toBe(email);
  });

  it("refuses a wrong password in words of its own", async () => {
    const error = await caught(anyone().login({ email, password: "not this one" }));
    expect(isWrongLogin(error)).toBe(true);
  });

  it("gives a token to the Wi-Fi log-in", async () => {
    const grant = { grant_type: "password", username: email, password } as const;
    const client = { client_id: wifiClient.id, client_secret: wifiClient.secret };
    const { data } =
      shape === "laravel"
        ? await anyone().post("oauth/token", new URLSearchParams({ ...grant, ...client }), tokenAnswer)
        : await anyone().wifiLogin({ ...grant, client_id: "wifi" });
    expect(data?.access_token).toMatch(/./);
  });

  it("does not take a wrong client of the Wi-Fi log-in for a wrong password", async () => {
    const grant = { grant_type: "password", username: email, password, client_id: "x", client_secret: "y" };
    if (shape !== "laravel") return;
    const error = await caught(anyone().post("oauth/token", new URLSearchParams(grant), tokenAnswer));
    expect(error).toMatchObject({ httpStatus: "invalid_client" });
    expect(isWrongLogin(error)).toBe(false);
  });

  it("un-likes with the method that there is, found once", async () => {
    const member = await memberOf({ email, password });
    const like = { type: "product" as const, id: offer()?.id ?? "" };
    const isLiked = async () => (await member.likeIds()).product?.includes(like.id) ?? false;
    const before = methodsOf("/v1/me/likes").length;
    for (let round = 0; round < 2; round++) {
      await member.like(like);
      expect(await isLiked()).toBe(true);
      await member.unlike(like);
      expect(await isLiked()).toBe(false);
    }
    const methods = methodsOf("/v1/me/likes").slice(before);
    expect(methods.filter((method) => method === "DELETE")).toHaveLength(shape === "laravel" ? 1 : 2);
  });

  it("marks messages as read with the method that there is", async () => {
    if (shape === "sparse") return;
    const member = await memberOf({ email, password });
    const [conversation] = (await member.messagesOverview()).conversations;
    expect(conversation?.unread).toBe(1);
    await member.readMessages({ conversation_id: conversation?.id ?? "", message_id: "952" });
    expect((await member.messagesOverview()).unread).toBe(0);
  });

  it("deletes an account with the method that there is", async () => {
    const other = { email: `other-${shape}@example.test`, password: "jine-heslo-99" };
    await anyone().post("register", other, z.unknown());
    const member = await memberOf(other);
    await member.deleteAccount({ password: other.password });
    expect(isUnauthorized(await caught(member.profile()))).toBe(true);
  });
});
