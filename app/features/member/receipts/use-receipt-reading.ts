import { useRef, useState } from "react";
import { intentField } from "~/forms/form-answer";
import type { CodeOptions } from "~/mall/receipt-codes/receipt-reading";
import { type ReceiptAnswer, readField, type ShownReading } from "./receipt-answer";

type Found = { reading: ShownReading | null } | { problem: string };

/**
 * Reads the codes in the chosen photo and fills in the form's fields that are empty, or that the last photo's codes
 * filled in.
 * @param upload where the server reads what the browser can't
 * @param lost what to show if the server doesn't answer
 */
export function useReceiptReading({
  codes,
  upload,
  lost,
}: {
  codes: CodeOptions;
  upload: string;
  lost: string;
}) {
  const [state, setState] = useState<Found | "reading" | null>(null);
  const turn = useRef(0);
  const filled = useRef<Record<string, string>>({});

  /** @param asksServer if the browser finds nothing, which costs sending the photo */
  async function read(field: HTMLInputElement, asksServer: boolean) {
    const photo = field.files?.[0];
    const mine = ++turn.current;
    if (!photo) return setState(null);
    setState("reading");
    const found = await readPhoto(photo, asksServer);
    // Another photo was chosen meanwhile.
    if (mine !== turn.current) return;
    const isNothing = "reading" in found && found.reading === null;
    // The button has the server look, which finds more.
    setState(isNothing && !asksServer ? null : found);
    if (field.form && "reading" in found) fill(field.form, found.reading?.values ?? {});
  }

  async function readPhoto(photo: File, asksServer: boolean): Promise<Found> {
    const reading = await import("./photo-codes")
      .then(({ readInBrowser }) => readInBrowser(photo, codes))
      // The browser can't show the picture, or could not load the script.
      .catch(() => null);
    if (reading || !asksServer) return { reading };
    const form = new FormData();
    form.set(intentField, "receipt");
    form.set(readField, "script");
    form.set("file", photo);
    const answer = await fetch(upload, { method: "POST", body: form })
      .then((response): Promise<Partial<ReceiptAnswer> & { location?: string }> => response.json())
      .catch(() => null);
    if (answer?.location) location.assign(answer.location);
    return answer?.reading === undefined
      ? { problem: answer?.errors?.file ?? answer?.problem ?? lost }
      : { reading: answer.reading };
  }

  function fill(form: HTMLFormElement, values: Record<string, string>) {
    for (const name of new Set(Object.keys({ ...filled.current, ...values }))) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (!field.value || field.value === filled.current[name]) field.value = values[name] ?? "";
    }
    filled.current = values;
  }

  return { state, read };
}
