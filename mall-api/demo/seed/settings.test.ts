import { receiptRules } from "@contract/receipt";
import { settingGroups, settingKeys } from "@contract/setting-names";
import { tenantIds } from "@contract/tenant-folders.server";
import { expect, it } from "vitest";
import { settingsOf } from "./settings";

/** A setting's key, or the name of its group. */
const nameOf = (key: string) => key.split(".")[0] ?? key;

it("has an example of every setting of the contract but those with a good default and the key of push messages, and no other", () => {
  const written = new Set(
    tenantIds.flatMap((tenant) =>
      Object.keys(settingsOf(tenant, new Date("2026-11-26T00:00:00Z"))).map(nameOf),
    ),
  );
  const known = [...Object.keys(settingKeys), ...Object.keys(settingGroups)];
  expect([...written].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !written.has(name))).toEqual([
    "web_push_key",
    "robots",
    "login_slider_images",
  ]);
});

it("say the rules of receipts that the reference API follows", () => {
  for (const tenant of tenantIds) {
    const { receipt_crowns_per_point, receipt_days, receipt_crowns_at_once } = settingsOf(
      tenant,
      new Date("2026-11-26T00:00:00Z"),
    );
    expect([receipt_crowns_per_point, receipt_days, receipt_crowns_at_once]).toEqual(
      [receiptRules.halerPerPoint / 100, receiptRules.days, receiptRules.approvedAtOnce / 100].map(String),
    );
  }
});
