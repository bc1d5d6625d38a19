import { useFetcher } from "@remix-run/react";
import type { ConsentChoiceView } from "~/consent/cookies-view.server";
import { Button } from "~/ui/button";
import { ConsentPlace } from "./consent-place";

/** The choice of optional cookies: individually, all, or none. */
export function ConsentForm({ view }: { view: ConsentChoiceView }) {
  const { choices, texts } = view;
  const fetcher = useFetcher();
  const isPending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action="/cookie-consent" preventScrollReset>
      <ConsentPlace />
      <ul className="ruled border-line border-t">
        <li className="py-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{texts.necessary}</span>
            <span className="text-ink-muted text-small">{texts.always}</span>
          </p>
          <p className="mt-1 text-ink-muted text-small">{texts.necessaryHelp}</p>
        </li>
        {choices.map(({ id, name, description, provider, isChosen }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-start gap-4 py-4">
              <input
                type="checkbox"
                name="cookies"
                value={id}
                defaultChecked={isChosen}
                className="mt-0.5 size-6 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="mt-1 block text-ink-muted text-small">{description}</span>
                <span className="mt-1 block text-ink-muted text-tiny">{`${texts.provider}: ${provider}`}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {/* One row: what is ticked first; all and none weigh the same. */}
      <div className="grid gap-2 border-line border-t pt-6 not-cramped:grid-cols-2 sm:grid-cols-3">
        <Button
          type="submit"
          name="choice"
          value="save"
          isPending={isPending}
          className="max-sm:col-span-full"
        >
          {texts.save}
        </Button>
        <Button type="submit" name="choice" value="accept" kind="secondary" isPending={isPending}>
          {texts.accept}
        </Button>
        <Button type="submit" name="choice" value="decline" kind="secondary" isPending={isPending}>
          {texts.decline}
        </Button>
      </div>
    </fetcher.Form>
  );
}
