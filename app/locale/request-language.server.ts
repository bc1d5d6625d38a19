import { type Language, languages } from "@contract/languages";
import { chosenLanguage, languageOfPath } from "./language-choice";

/** The language of a response: the path's, else the visitor's choice among those that the mall offers. */
export function requestLanguage(request: Request, offered: readonly Language[] = languages): Language {
  return (
    languageOfPath(new URL(request.url).pathname) ??
    chosenLanguage(
      { cookie: request.headers.get("Cookie"), acceptLanguage: request.headers.get("Accept-Language") },
      offered,
    )
  );
}
