import { bookingOrder } from "@contract/booking";
import { customerReward } from "@contract/customer-reward";
import { receipt } from "@contract/receipt";
import { describe, expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

const voucher = (fields: object) => readEntity(customerReward, { id: 1, reward_id: 2, ...fields });
const receiptOf = (status: unknown) => readEntity(receipt, { id: 1, status }).status;
const orderOf = (status: unknown) =>
  readEntity(bookingOrder, {
    id: 1,
    service_id: 2,
    slot: 3,
    starts_at: "2026-07-22T10:00:00Z",
    ends_at: "2026-07-22T11:00:00Z",
    created_at: "2026-07-20T11:00:00Z",
    status,
  }).status;

describe("a state", () => {
  it.each<[string, string, unknown[]]>([
    [
      "receipt",
      "approved",
      ["approved", "Approved", { value: "approved" }, { id: 2, name: "Schváleno" }, "schválený", "genehmigt"],
    ],
    ["receipt", "rejected", ["declined", "zamítnuto", "zamietnuté", "abgelehnt", { code: "rejected" }]],
    ["receipt", "pending", ["in review", "čeká na schválení", "čaká", "in Prüfung"]],
    ["voucher", "active", ["active", "aktivní", "aktívny", "gültig", { value: "ACTIVE", label: "Aktivní" }]],
    ["voucher", "used", ["redeemed", "uplatněno", "použité", "eingelöst"]],
    ["voucher", "expired", ["expired", "propadlo", "abgelaufen"]],
    ["order", "booked", ["reserved", "rezervováno", "gebucht"]],
    ["order", "cancelled", ["canceled", "zrušeno", "zrušené", "storniert"]],
  ])("of a %s is %s in the words of four languages", (entity, state, words) => {
    const read = {
      receipt: receiptOf,
      order: orderOf,
      voucher: (status: unknown) => voucher({ status }).status,
    }[entity];
    expect(words.map((word) => read?.(word))).toEqual(words.map(() => state));
  });

  it.each([
    [2],
    ["2"],
    [0],
    ["neschváleno"],
    ["new"],
    ["ok"],
    ["available"],
    [{ value: 2 }],
    [{}],
    [true],
    [undefined],
    [null],
  ])("that is %j is unknown", (status) => {
    expect([receiptOf(status), orderOf(status), voucher({ status }).status]).toEqual([
      "unknown",
      "unknown",
      "unknown",
    ]);
  });

  it.each([{ used: "1" }, { used: true }, { is_redeemed: 1 }])(
    "of a voucher with %j is used, whatever else is said",
    (fields) => {
      expect(voucher(fields).status).toBe("used");
      expect(voucher({ ...fields, status: "active" }).status).toBe("used");
    },
  );

  it("of a voucher without one follows from its date of use, not from a switch that is off", () => {
    expect(voucher({ used_at: "2026-01-02T10:00:00Z" }).status).toBe("used");
    expect(voucher({ used: "0" }).status).toBe("unknown");
    expect(voucher({ used: 1 }).used_at).toBeUndefined();
  });
});
