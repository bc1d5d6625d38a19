import type { FailureWord } from "@contract/envelope";
import type { FieldProblem } from "@contract/input-text";

/** What is asked for is not done: becomes the failure envelope of the answer. `errors` are words by field. */
export class ApiFailure extends Error {
  constructor(
    readonly word: FailureWord,
    message: string,
    readonly errors?: Record<string, string[]>,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The one failure whose status is not its word's. */
export class TooLarge extends ApiFailure {
  constructor() {
    super("ValidationFailed", "The request is too large");
  }
}

export const invalid = (field: string, problem: FieldProblem): ApiFailure =>
  new ApiFailure("ValidationFailed", "Some of what was sent is not valid", { [field]: [problem] });

export const notFound = (): ApiFailure => new ApiFailure("NotFound", "There is nothing under this address");

export const conflict = (message: string, errors?: Record<string, string[]>): ApiFailure =>
  new ApiFailure("Conflict", message, errors);

export const notLoggedIn = (): ApiFailure => new ApiFailure("Unauthorized", "Log in first");
