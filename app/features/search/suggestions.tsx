import type { Language } from "@contract/languages";
import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { SuggestionsAnswer } from "~/mall/views/search/search.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Marked } from "./marked";

type Suggestion = SuggestionsAnswer["items"][number];
/** The last option, all results, has no kind. */
type Option = SuggestionsAnswer["all"] & Partial<Suggestion>;
export type SuggestionsProps = { input: HTMLInputElement; language: Language };

const pauseMs = 150;
const shortestQuery = 2;
const answers = new Map<string, SuggestionsAnswer>();
const maxAnswers = 100;

/** The suggestions under a search field: a combobox around the plain form's own input. */
export function Suggestions({ input, language }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<SuggestionsAnswer | null>(null);
  const [active, setActive] = useState(-1);
  const options: Option[] = answer ? [...answer.items, answer.all] : [];
  const isOpen = answer !== null;
  const close = () => {
    setAnswer(null);
    setActive(-1);
  };

  useTypedText(input, (typed) => {
    if (typed.length < shortestQuery) {
      close();
      return null;
    }
    const asked = new AbortController();
    suggestionsFor(typed, language, asked.signal).then(
      (found) => {
        setAnswer(found);
        setActive(-1);
      },
      () => {},
    );
    return () => asked.abort();
  });

  const onKey = (event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const option = options[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One position more than there are options: between the last and the first the input itself is active.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === "Enter" && option) {
      event.preventDefault();
      close();
      navigate(option.to);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  };
  useListener(input, "keydown", onKey);
  useListener(input, "blur", close);
  useListener(input.form, "submit", close);

  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? id : null,
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, id, isOpen, active]);

  return (
    <>
      <p role="status" className="sr-only">
        {answer?.status}
      </p>
      {answer && (
        <ul
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the combobox pattern's list
          role="listbox"
          aria-label={answer.label}
          className="absolute inset-x-0 top-full z-50 mt-2 overflow-hidden rounded-card bg-surface-raised py-2 text-ink shadow-lifted border border-line"
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            <li
              key={option.to}
              id={`${id}-${at}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the combobox pattern's option
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The input keeps the focus; otherwise blur would hide the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(at)}
              onClick={() => {
                close();
                navigate(option.to);
              }}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-4 px-4 py-1.5 sm:px-6",
                at === active && "bg-surface-sunken",
                !option.kind && "border-t border-line font-semibold text-accent",
              )}
            >
              {option.kind && <SuggestionPicture {...option} />}
              <span className="min-w-0 grow">
                <Marked parts={option.title} />
                {option.excerpt && (
                  <span className="block truncate text-tiny text-ink-muted">
                    <Marked parts={option.excerpt} />
                  </span>
                )}
              </span>
              {option.kind && (
                <span className="shrink-0 text-right text-tiny text-ink-muted">
                  {option.kind}
                  {option.day && <span className="block">{option.day}</span>}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SuggestionPicture({ image, isLogo, icon = "search" }: Partial<Suggestion>) {
  return (
    <span
      className={classNames(
        "flex h-9 w-12 shrink-0 items-center justify-center overflow-hidden rounded-soft text-ink-muted",
        image && isLogo ? "logo-plate p-1 border border-line" : "bg-surface-sunken",
      )}
    >
      {image ? (
        <Picture
          image={image}
          alt=""
          sizes="3rem"
          fit={isLogo ? "contain" : "cover"}
          {...(isLogo ? {} : { ratio: "4/3" })}
          className="w-full"
        />
      ) : (
        <Icon name={icon} className="size-5" />
      )}
    </span>
  );
}

/** Calls `onText` with the input's text when typing pauses; its cleanup is called when more is typed. */
function useTypedText(input: HTMLInputElement, onText: (typed: string) => (() => void) | null) {
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    let cancel: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      cancel?.();
      timer = setTimeout(() => {
        cancel = latest.current(input.value.trim());
      }, pauseMs);
    };
    const onStop = () => {
      clearTimeout(timer);
      cancel?.();
    };
    // What was typed while this was loading counts as well.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener("input", onInput);
    input.addEventListener("blur", onStop);
    input.form?.addEventListener("submit", onStop);
    return () => {
      onStop();
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", onStop);
      input.form?.removeEventListener("submit", onStop);
    };
  }, [input]);
}

function useListener<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
) {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const onEvent = (event: HTMLElementEventMap[Name]) => latest.current(event);
    target?.addEventListener(name, onEvent);
    return () => target?.removeEventListener(name, onEvent);
  }, [target, name]);
}

async function suggestionsFor(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<SuggestionsAnswer> {
  const address = `/search-suggestions?${new URLSearchParams({ q: typed, language })}`;
  const known = answers.get(address);
  if (known) return known;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`There are no suggestions: ${response.status}`);
  const answer: SuggestionsAnswer = await response.json();
  if (answers.size >= maxAnswers) answers.clear();
  answers.set(address, answer);
  return answer;
}
