import { type FormEvent, useState } from "react";

/** What came of a press: nothing wrong, a sentence, or another page to go to. */
type Answer = { error?: string | null; to?: string };

/**
 * A press that is done at once before the eye and undone where the server refuses it. `shown` is what the page now says,
 * `error` why it says again what it did before. The form is sent by hand: a lost network must not take the page away.
 */
export function useReaction<State>(given: State, failed: string) {
  const [own, setOwn] = useState<{ before: State; now: State } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  // What the server drew later than the press outranks it.
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
    const undo = (sentence: string) => {
      setOwn({ before: given, now: shown });
      setError(sentence);
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
