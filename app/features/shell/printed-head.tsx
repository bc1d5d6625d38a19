import { intlLocale } from "@contract/languages";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "~/locale/use-language";

/** On paper, whose page it is, and of which day: of two printed pages one can be out of date. */
export function PrintedHead({ name }: { name: string }) {
  const language = useLanguage();
  const [day, setDay] = useState("");
  useEffect(() => {
    const dateIt = () => {
      const today = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "long" }).format(new Date());
      flushSync(() => setDay(today));
    };
    addEventListener("beforeprint", dateIt);
    return () => removeEventListener("beforeprint", dateIt);
  }, [language]);
  return (
    <p className="absolute inset-x-0 top-0 hidden text-tiny print:block">
      {name}
      {day && `, ${day}`}
    </p>
  );
}
