import type { FailureWord } from "@contract/envelope";
import type { FieldProblem } from "@contract/input-text";

/** A request that was refused; it becomes the failure envelope of the response. `errors` maps fields to error codes. */
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

/** The only failure whose status code does not follow from its code. */
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
