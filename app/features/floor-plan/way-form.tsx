import { Form } from "@remix-run/react";
import type { Choice, FloorPlanView } from "~/mall/views/wayfinding/floor-plan.server";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { Icon } from "~/ui/icon";

type WayFormProps = Pick<FloorPlanView, "form" | "planTo" | "words">;

/** The form for a route: from, to, with or without stairs. A GET form. */
export function WayForm({ form, planTo, words }: WayFormProps) {
  const groups = (
    <>
      <Choices label={words.entrances} places={form.entrances} />
      <Choices label={words.amenities} places={form.amenities} />
      <Choices label={words.shops} places={form.shops} />
    </>
  );
  return (
    <Form action={planTo} key={`${form.from} ${form.to} ${form.isStepFree}`} className="no-print">
      <h2 className="flex items-center gap-2.5 text-heading">
        <Icon name="footprints" />
        {words.findWay}
      </h2>
      <div className="mt-4 flex flex-col gap-3">
        <SelectField label={words.from} name="from" defaultValue={form.from}>
          <option value="">{words.choose}</option>
          {groups}
        </SelectField>
        <SelectField label={words.to} name="to" defaultValue={form.to} required>
          <option value="">{words.choose}</option>
          {groups}
        </SelectField>
        <label className="flex min-h-11 items-center gap-3 text-small">
          <input
            type="checkbox"
            name="step-free"
            value="1"
            defaultChecked={form.isStepFree}
            className="size-5 accent-[var(--color-accent)]"
          />
          <Icon name="accessibility" />
          {words.stepFree}
        </label>
        <Button type="submit" className="min-h-12">
          {words.submitWay}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </Form>
  );
}

function Choices({ label, places }: { label: string; places: Choice[] }) {
  if (places.length === 0) return null;
  return (
    <optgroup label={label}>
      {places.map((place) =>
        typeof place === "string" ? (
          <option key={place}>{place}</option>
        ) : (
          <option key={place[1]} value={place[1]}>
            {place[0]}
          </option>
        ),
      )}
    </optgroup>
  );
}
