import { useRouteLoaderData } from "@remix-run/react";
import { intentField, startedField, trapField } from "~/forms/form-answer";
import type { loader as rootLoader } from "~/root";

/** A form's own fields: which one it is and, where anyone may send it, what tells people from machines. */
export function HiddenFields({ intent, isPublic = false }: { intent: string; isPublic?: boolean }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <input type="hidden" name={intentField} value={intent} />
      {isPublic && (
        <>
          <input type="hidden" name={startedField} value={(root?.renderedAt ?? 0).toString(36)} />
          <div aria-hidden="true" className="sr-only">
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" aria-label="–" />
          </div>
        </>
      )}
    </>
  );
}
