import { type FormEvent, useState } from "react";

/** The result of a reaction: nothing, an error, or another page to go to. */
type Answer = { error?: string | null; to?: string };

/**
 * An optimistic reaction, rolled back if the server rejects it. `shown` is the current state, `error` why it was rolled
 * back. Uses fetch instead of a navigation: a lost network must not replace the page.
 */
export function useReaction<State>(given: State, failed: string) {
  const [own, setOwn] = useState<{ before: State; now: State } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  // Newer data from the server overrides the optimistic state.
  const shown = own && same(own.before, given) ? own.now : given;

  async function press(event: FormEvent<HTMLFormElement>, now: State) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    body.set("answer", "data");
    setError(null);
    setIsPending(true);
    setOwn({ before: given, now });
    const undo = (message: string) => {
      setOwn({ before: given, now: shown });
      setError(message);
    };
    try {
      const response = await fetch(form.action, { method: "POST", body });
      const answer: Answer = await response.json();
      if (answer.to) location.assign(answer.to);
      if (answer.error) undo(answer.error);
    } catch {
      undo(failed);
    }
    setIsPending(false);
  }

  return { shown, error, isPending, press };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
