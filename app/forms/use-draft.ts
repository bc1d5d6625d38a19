import { useLocation } from "@remix-run/react";
import { useRef } from "react";

/**
 * A form outlives the revalidation of its page's data: it keeps the idempotency key and the values that it began with
 * until the visitor is at another entry of the history, as after each submission.
 */
export function useInitialValue<Value>(value: Value): Value {
  const { key } = useLocation();
  const kept = useRef({ key, value });
  if (kept.current.key !== key) kept.current = { key, value };
  return kept.current.value;
}

/** The answer to the last submission: the router forgets it when it revalidates the page's data. */
export function useLastAnswer<Answer>(answer: Answer): Answer {
  const { key } = useLocation();
  const kept = useRef({ key, answer });
  if (kept.current.key !== key || answer) kept.current = { key, answer };
  return kept.current.answer;
}
