import { Form, useNavigation, useRevalidator } from "@remix-run/react";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormCheckbox } from "~/features/forms/form-fields";
import { HiddenFields } from "~/features/forms/hidden-fields";
import { type FormAnswer, intentField } from "~/forms/form-answer";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { PushPanelView } from "~/mall/views/member/push/push.server";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import { ProfilePanel } from "../profile/profile-part";
import { PushButton } from "./push-button";
import { usePush } from "./use-push";

/** The member's devices with push messages, and what these are about. Only switching them on needs a script. */
export function PushPanel({
  panel,
  constraints,
  answer,
}: {
  panel: PushPanelView;
  constraints: FormConstraints;
  answer: FormAnswer | null | undefined;
}) {
  const { devices, kinds, values, texts } = panel;
  const { revalidate } = useRevalidator();
  const push = usePush(
    panel,
    devices.some(({ isCurrent }) => isCurrent),
    revalidate,
  );
  const { formData } = useNavigation();
  const isSent = (id: string) =>
    formData?.get(intentField) === "push-device-end" && formData.get("id") === id;
  return (
    <ProfilePanel
      part="push"
      title={panel.title}
      summary={<p className="text-ink-muted">{devices.map(({ name }) => name).join(", ") || panel.lead}</p>}
      isRefused={answer?.intent.startsWith("push") ?? false}
    >
      <p className="text-small text-ink-muted">{panel.lead}</p>
      <ul className="my-4 ruled">
        {devices.map(({ id, name, icon, isCurrent, since }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Icon name={icon} className="size-6 text-ink-muted" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <span className="break-words">{name}</span>
                {isCurrent && <Badge>{panel.thisDevice}</Badge>}
              </p>
              {since && <p className="mt-0.5 text-tiny text-ink-muted">{since}</p>}
            </div>
            <Form method="post">
              <HiddenFields intent="push-device-end" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" kind="secondary" isPending={isSent(id)}>
                {panel.switchOff}
                <span className="sr-only">: {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <PushButton push={push} texts={texts} label={texts.switchOn} />
      <noscript>
        <p className="text-small text-ink-muted">{panel.script}</p>
      </noscript>
      <h3 className="mt-6 mb-2 font-semibold">{panel.kindsTitle}</h3>
      <ActionForm intent="push" {...{ answer, values, constraints }} labels={kinds}>
        {Object.keys(kinds).map((kind) => (
          <FormCheckbox key={kind} name={kind} />
        ))}
        <div>
          <SubmitButton kind="secondary">{panel.save}</SubmitButton>
        </div>
      </ActionForm>
    </ProfilePanel>
  );
}
