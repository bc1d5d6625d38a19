import { intlLocale } from "@contract/languages";
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "~/locale/use-language";

const second = 1000;
const day = 24 * 60 * 60 * second;

/**
 * The remaining validity: as rendered by the server, and from then on to the second. It counts from the remaining time
 * when the page was rendered, so that a wrong clock changes nothing; at the end the page is revalidated.
 */
export function Countdown({ left, until, texts }: { left: number; until: string; texts: string }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [remaining, setRemaining] = useState<number | null>(null);
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (left <= 0) return;
    const end = Date.now() + left;
    const tick = () => {
      const now = end - Date.now();
      setRemaining(Math.max(0, now));
      if (now > 0) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(tick, second);
    tick();
    return () => clearInterval(timer);
  }, [left]);
  return (
    <time dateTime={until} className="tabular">
      {remaining === null ? texts : clockText(remaining, intlLocale(language))}
    </time>
  );
}

/** "13 days 04:22:10"; without the days on the last one. */
function clockText(milliseconds: number, locale: string): string {
  const days = Math.floor(milliseconds / day);
  const clock = new Date(milliseconds % day).toISOString().slice(11, 19);
  if (days === 0) return clock;
  const text = new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(
    days,
  );
  return `${text} ${clock}`;
}
