import { expect, test } from "vitest";
import { readEnvironment } from "./environment.server";

const right = { MALL_API_URL: "https://api.{tenant}.example.com/" };

const pusher = { PUSHER_APP_ID: "1", PUSHER_KEY: "key", PUSHER_SECRET: "secret", PUSHER_CLUSTER: "eu" };

test("applies defaults, and treats an empty variable as unset", () => {
  expect(readEnvironment({ ...right, SETTINGS_CACHE_URL: "", LOG_LEVEL: "" })).toEqual({
    MALL_API_URL: "https://api.{tenant}.example.com",
    LOG_LEVEL: "info",
    PAGE_SECONDS: 3,
    SHELL_CACHE_DIR: ".cache/shell",
    IMAGE_CACHE_DIR: ".cache/images",
    IMAGE_CACHE_MEGABYTES: 512,
    IMAGE_NETWORKS: [],
    ICON_HOSTS: [],
  });
});

test("parses icon hosts as a list", () => {
  const { ICON_HOSTS } = readEnvironment({ ...right, ICON_HOSTS: "https://a.example, https://b.example" });
  expect(ICON_HOSTS).toEqual(["https://a.example", "https://b.example"]);
});

test("takes all malls, or a list, as those that work offline", () => {
  expect(readEnvironment({ ...right, OFFLINE: "all" }).OFFLINE).toBe("all");
  expect(readEnvironment({ ...right, OFFLINE: "europasc, promenade" }).OFFLINE).toEqual([
    "europasc",
    "promenade",
  ]);
});

test.each([
  [{ ...right, OFFLINE: "true" }, /OFFLINE is "true"; it must be all, or malls separated by commas, of beta/],
  [{}, /MALL_API_URL is not set; it must be an http or https address/],
  [
    { MALL_API_URL: "api.example.com" },
    /MALL_API_URL is "api\.example\.com"; it must be an http or https address/,
  ],
  [{ MALL_API_URL: "ftp://x" }, /MALL_API_URL is "ftp:\/\/x"/],
  [{ MALL_API_URL: "https://user:pass@x" }, /MALL_API_URL/],
  [{ MALL_API_URL: "https://x/?a=1" }, /MALL_API_URL/],
  [{ ...right, SETTINGS_CACHE_URL: "nowhere" }, /SETTINGS_CACHE_URL is "nowhere"; it must be/],
  [{ ...right, LOG_LEVEL: "loud" }, /LOG_LEVEL is "loud"; it must be one of fatal, error/],
  [
    { ...right, MEMORY_MEGABYTES: "much" },
    /MEMORY_MEGABYTES is "much"; it must be a whole number of megabytes/,
  ],
  [{ ...right, IMAGE_CACHE_MEGABYTES: "0" }, /IMAGE_CACHE_MEGABYTES is "0"; it must be at least 1/],
  [{ ...right, IMAGE_KEY: "short" }, /IMAGE_KEY is .*; it must be a secret of 16 or more characters/],
  [
    { ...right, IMAGE_KEY: "long-enough-to-be-one,short" },
    /IMAGE_KEY is .*; it must be a secret of 16 or more characters/,
  ],
  [{ ...right, IMAGE_HOSTS: "https://cdn.example" }, /IMAGE_HOSTS is .*; it must be host names/],
  [{ ...right, IMAGE_HOSTS: "cdn.*.example" }, /IMAGE_HOSTS is .*; it must be host names/],
  [{ ...right, IMAGE_NETWORKS: "10.0.0.1" }, /IMAGE_NETWORKS is "10\.0\.0\.1"; it must be CIDRs/],
  [{ ...right, ICON_HOSTS: "icons" }, /ICON_HOSTS is "icons"; it must be addresses/],
  [{ ...right, ...pusher, PUSHER_SECRET: "" }, /PUSHER_SECRET is not set; it must be set where/],
  [{ ...right, ...pusher, PUSHER_CLUSTER: "" }, /PUSHER_CLUSTER is not set; it must be a cluster's name/],
  [{ ...right, PUSHER_HOST: "live.example.com" }, /PUSHER_APP_ID is not set/],
  [{ ...right, ...pusher, PUSHER_HOST: "https://live.example.com" }, /PUSHER_HOST is .*; it must be a host/],
  [{ ...right, ...pusher, PUSHER_PORT: "0" }, /PUSHER_PORT is "0"; it must be a port number/],
  [
    { ...right, ...pusher, PUSHER_PUBLIC_URL: "wss://live.example.com/x" },
    /PUSHER_PUBLIC_URL is .*; it must be same-origin/,
  ],
  [
    { ...right, ...pusher, PUSHER_ENCRYPTION_MASTER_KEY: "short" },
    /PUSHER_ENCRYPTION_MASTER_KEY is .*; it must be 32 bytes/,
  ],
])("reports %j by name, value and what is valid", (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

test.each([
  { ...right, REDIS_URL: "http://:s3cr3t@redis:6379" },
  { ...right, REDIS_URL: "redis//user:s3cr3t@redis" },
  { ...right, REDIS_URL: "http://redis:6379?password=s3cr3t" },
  { ...right, COOKIE_SECRET: "s3cr3t" },
  { ...right, IMAGE_KEY: "s3cr3t" },
  { ...right, ...pusher, PUSHER_ENCRYPTION_MASTER_KEY: "s3cr3t" },
  { MALL_API_URL: "https://user:s3cr3t@api.example.com" },
])("does not repeat a password or key: %j", (variables) => {
  expect(() => readEnvironment(variables)).toThrow(/^(?![\s\S]*s3cr3t)/);
});

test("reports all invalid variables together", () => {
  expect(() => readEnvironment({ LOG_LEVEL: "loud" })).toThrow(
    /MALL_API_URL is not set[^\n]*\nLOG_LEVEL is "loud"/,
  );
});
