import { describe, expect, test } from "vitest";
import { type EnvelopeRules, openEnvelope } from "./envelope.server";
import { isUnauthorized, MallApiError } from "./mall-api-error";

const open = (body: object, rules?: EnvelopeRules, status = 200) =>
  openEnvelope(
    {
      url: "https://a.example",
      status,
      statusText: "",
      headers: {},
      bytes: Buffer.from(JSON.stringify(body)),
    },
    rules,
  );
const failed = (body: object, rules?: EnvelopeRules, status?: number) => {
  const opened = open(body, rules, status);
  if (!(opened instanceof MallApiError)) throw new Error("The answer was no failure");
  return opened;
};

describe("an answer with HTTP 200", () => {
  test.each([
    [{ status: "error", httpCode: 401 }],
    [{ status: "error", code: "401" }],
    [{ success: false, statusCode: 401 }],
    [{ status: "error", httpStatus: "unauthorized" }],
  ])("%j ends the session", (body) => {
    expect(isUnauthorized(failed(body))).toBe(true);
  });

  test.each([
    [{ status: "error", httpCode: 404 }, 404],
    [{ status: "error", httpCode: 410 }, 410],
    [{ status: "error", httpCode: 422 }, 422],
    [{ status: "error", code: 1234 }, 500],
    [{ status: "error" }, 500],
  ])("%j is a failure of status %i", (body, status) => {
    expect(failed(body).status).toBe(status);
  });

  test("is a success with any other code", () => {
    expect(open({ status: "success", code: 401, data: 1 })).toMatchObject({ json: { data: 1 } });
  });
});

describe("by a profile's rules", () => {
  const rules: EnvelopeRules = {
    data: "result.payload",
    success: { field: "result.state", values: ["OK"] },
    failureStatus: "result.reason",
    message: "result.text",
    fieldErrors: ["result.fields"],
    unauthorized: ["TOKEN_EXPIRED", 17],
  };

  test("the data are where they say", () => {
    expect(open({ result: { state: "OK", payload: [1] } }, rules)).toMatchObject({ json: { data: [1] } });
  });

  test.each(["TOKEN_EXPIRED", 17])("%j means that the token isn't valid", (reason) => {
    expect(isUnauthorized(failed({ result: { state: "NO", reason } }, rules))).toBe(true);
  });

  test("a failure has its message, and those of fields make it one of the input", () => {
    const error = failed({ result: { state: "NO", text: "Špatně", fields: { email: "Chybí" } } }, rules);
    expect(error).toMatchObject({ status: 422, message: "Špatně", body: { errors: { email: ["Chybí"] } } });
  });

  test("fields that hold no messages are none", () => {
    const error = failed({ result: { state: "NO", fields: { trace: { line: 7 } } } }, rules);
    expect(error).toMatchObject({ status: 500 });
    expect(error.body?.errors).toBeUndefined();
  });
});

test("an HTTP status counts more than a code of the API's own", () => {
  expect(failed({ status: "error", code: 429 }, undefined, 404)).toMatchObject({
    status: 404,
    httpStatus: "NotFound",
  });
});

test("an entity without an envelope keeps its own state and message", () => {
  const entity = { id: 7, status: "draft", message: "Nový kód" };
  expect(open(entity)).toMatchObject({ json: { data: entity } });
});

test("a failure with messages of fields is one of the input, whatever its word is", () => {
  const rules: EnvelopeRules = {
    data: "data.*",
    success: { field: "errors.message", values: [null] },
    failureStatus: "errors.extensions.code",
    fieldErrors: "errors.extensions.wrong",
    unauthorized: ["UNAUTHENTICATED"],
  };
  const answer = (extensions: object) => ({ data: null, errors: [{ message: "Ne", extensions }] });
  const wrong = answer({ code: "BAD_USER_INPUT", wrong: { email: ["Chybí"] } });
  expect(failed(wrong, rules)).toMatchObject({ status: 422, httpStatus: "ValidationFailed" });
  expect(failed(answer({ code: "NOT_FOUND" }), rules).status).toBe(404);
  expect(isUnauthorized(failed(answer({ code: "UNAUTHENTICATED" }), rules))).toBe(true);
  expect(open({ data: { shops: { edges: [] } } }, rules)).toMatchObject({ json: { data: { edges: [] } } });
});
