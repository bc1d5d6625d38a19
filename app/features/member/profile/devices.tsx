import { Form, useNavigation } from "@remix-run/react";
import { HiddenFields } from "~/features/forms/hidden-fields";
import { intentField } from "~/forms/form-answer";
import { useTranslation } from "~/locale/use-translation";
import type { DeviceView } from "~/mall/views/member/profile/devices.server";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import { Refusal } from "~/ui/refusal";

/** The devices that the member is logged in with, each with a log-out, and one for all others. */
export function Devices({ devices, problem }: { devices: DeviceView[]; problem: string | null }) {
  const { t } = useTranslation("profile");
  const { formData } = useNavigation();
  const isSent = (intent: string, id: string | null) =>
    formData?.get(intentField) === intent && formData.get("id") === id;
  return (
    <>
      <p className="text-small text-ink-muted">{t("devices.lead")}</p>
      {problem && <Refusal className="mt-3 text-small font-semibold text-error">{problem}</Refusal>}
      <ul className="mt-4 ruled">
        {devices.map(({ id, name, icon, isCurrent, loggedIn, lastUsed }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Icon name={icon} className="size-6 text-ink-muted" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <span className="wrap-anywhere">{name}</span>
                {isCurrent && name !== t("devices.current") && <Badge>{t("devices.current")}</Badge>}
              </p>
              <p className="mt-0.5 text-tiny text-ink-muted">
                {[loggedIn, lastUsed].filter(Boolean).join(" · ")}
              </p>
            </div>
            {!isCurrent && (
              <Form method="post">
                <HiddenFields intent="session-end" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" kind="secondary" isPending={isSent("session-end", id)}>
                  {t("devices.end")}
                  <span className="sr-only">: {name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" className="mt-2">
          <HiddenFields intent="sessions-end" />
          <Button type="submit" kind="secondary" isPending={isSent("sessions-end", null)}>
            {t("devices.endOthers")}
          </Button>
        </Form>
      )}
    </>
  );
}
