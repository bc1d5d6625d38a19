import { watchLeaving } from "./leaving";

/** Apart from the rest of the folder, because the script that every page loads at once needs none of it. */

declare global {
  interface Window {
    /** Called by Remix, as patched by `patchedFramework`, with what it requests in order to send a form. */
    orSendAsDocument: typeof orSendAsDocument;
  }
}

/**
 * Passes on the answer to Remix's request, unless a form would be lost by it: where the route of its action can't be
 * discovered, or its own request has no readable answer, Remix loads a page or renders an error in place of the form.
 * It is then sent as without script, so that the browser shows the server's answer, or has the form for "back".
 * @param url where the form is sent; null if the request is not for one
 */
export async function orSendAsDocument<Answer>(
  request: Promise<Answer>,
  url: string | null,
  signal?: AbortSignal,
): Promise<Answer> {
  const leaving = watchLeaving();
  const form = () => (url === null || leaving.isLeft() || signal?.aborted ? undefined : submissionTo(url));
  try {
    const answer = await request;
    const isLost = answer instanceof Response && !hasRoutes(answer);
    if (!isLost || !sendAsDocument(form())) return answer;
  } catch (lost) {
    if (!sendAsDocument(form())) throw lost;
  } finally {
    leaving.end();
  }
  // Until then the page stays as it is, with the form.
  return new Promise(() => {});
}

/** Whether Remix's request for routes has them as its answer. */
export const hasRoutes = ({ ok, headers }: Response): boolean =>
  ok && (headers.get("Content-Type") ?? "").includes("json");

type Submission = { formAction: string; formEncType: string; formData: FormData };

/** The form that the router is sending to a URL's path. */
function submissionTo(url: string): Submission | undefined {
  const { navigation, fetchers } = window.__remixRouter.state;
  const pathOf = (address: string) => new URL(address, window.location.origin).pathname;
  for (const { state, formMethod, formAction, formEncType, formData } of [navigation, ...fetchers.values()])
    if (state === "submitting" && formMethod === "POST" && formData && pathOf(formAction) === pathOf(url))
      return { formAction, formEncType, formData };
  return undefined;
}

/** Returns whether there was one. */
function sendAsDocument(submission: Submission | undefined): boolean {
  if (!submission) return false;
  const { formAction: action, formEncType: enctype, formData } = submission;
  const form = Object.assign(document.createElement("form"), {
    method: "post",
    action,
    enctype,
    hidden: true,
  });
  form.append(...[...formData].map(inputOf));
  document.body.append(form);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      for (const type of ["click", "submit"]) window.addEventListener(type, leaveToBrowser, true);
  });
  // A field may have the method's name.
  HTMLFormElement.prototype.submit.call(form);
  return true;
}

/** A page that the browser restores waits for that answer forever: what is still typed there is sent without script. */
function leaveToBrowser(event: Event) {
  if (event.target instanceof Element && event.target.closest("form")) event.stopImmediatePropagation();
}

function inputOf([name, value]: [string, FormDataEntryValue]): HTMLInputElement {
  const input = document.createElement("input");
  if (typeof value === "string") return Object.assign(input, { type: "hidden", name, value });
  const transfer = new DataTransfer();
  transfer.items.add(value);
  return Object.assign(input, { type: "file", name, files: transfer.files });
}
