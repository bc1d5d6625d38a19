import { intentField, startedField, trapField } from "~/forms/form-answer";
import { useRootData } from "../shell/use-root-data";

/**
 * A form's own fields: its intent and, if it is public, the fields that detect bots.
 * @param started when it was first rendered, if this is not the first time
 */
export function HiddenFields({
  intent,
  isPublic = false,
  started,
}: {
  intent: string;
  isPublic?: boolean;
  started?: string | undefined;
}) {
  const root = useRootData();
  return (
    <>
      <input type="hidden" name={intentField} value={intent} />
      {isPublic && (
        <>
          <input type="hidden" name={startedField} value={started ?? (root?.renderedAt ?? 0).toString(36)} />
          <div aria-hidden="true" className="sr-only">
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" aria-label="–" />
          </div>
        </>
      )}
    </>
  );
}
