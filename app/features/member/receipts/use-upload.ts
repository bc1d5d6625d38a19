import { useEffect, useRef, useState } from "react";
import { type FormAnswer, intentField } from "~/forms/form-answer";

/**
 * Submits a form with a file by XMLHttpRequest, which reports progress.
 * @param to an action that answers `{location}` or a form's answer, as JSON
 * @param lost the form's message if there was no response
 */
export function useUpload(to: string, lost: string) {
  const [percent, setPercent] = useState<number | null>(null);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const running = useRef<XMLHttpRequest | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function send(form: HTMLFormElement) {
    if (running.current) return;
    const fields = new FormData(form);
    const request = new XMLHttpRequest();
    running.current = request;
    setPercent(0);
    request.open("POST", to);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => setPercent(total ? (loaded / total) * 100 : 0);
    request.onload = () => {
      const given: unknown = request.response;
      // A new document has the changed data and the toast.
      if (isWay(given)) return window.location.assign(given.location);
      end(isFormAnswer(given) ? given : withoutAnswer(fields));
    };
    request.onerror = () => end(withoutAnswer(fields));
    request.send(fields);
  }

  function end(failure: FormAnswer) {
    running.current = null;
    setPercent(null);
    setAnswer(failure);
  }

  const withoutAnswer = (fields: FormData): FormAnswer => ({
    intent: String(fields.get(intentField) ?? ""),
    values: {},
    errors: {},
    problem: lost,
  });

  return { send, percent, answer };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isWay = (value: unknown): value is { location: string } =>
  isObject(value) && typeof value.location === "string";

const isFormAnswer = (value: unknown): value is FormAnswer =>
  isObject(value) && typeof value.intent === "string" && isObject(value.errors) && isObject(value.values);
