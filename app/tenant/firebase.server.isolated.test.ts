import { beforeAll, expect, it } from "vitest";
import { firebaseProjectOf } from "./firebase.server";
import { tenants } from "./tenant.server";

const project = { apiKey: "key", authDomain: "mall.test", projectId: "mall", providers: ["google" as const] };
beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
  process.env.FIREBASE_PROJECTS = JSON.stringify({ beta: { ...project, projectId: "staging" } });
});

it("takes a mall's single sign-on from FIREBASE_PROJECTS before its configuration", () => {
  const { beta, novoplaza } = tenants;
  if (!beta || !novoplaza) return expect.fail("there are these malls");
  expect(firebaseProjectOf({ ...beta, firebase: project })?.projectId).toBe("staging");
  expect(firebaseProjectOf({ ...novoplaza, firebase: project })?.projectId).toBe("mall");
  expect(firebaseProjectOf({ ...novoplaza, firebase: null })).toBeNull();
});
