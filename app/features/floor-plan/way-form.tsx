import { Form } from "@remix-run/react";
import type { Choice, FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";

type WayFormProps = Pick<FloorPlanView, "planTo" | "texts"> & { form: NonNullable<FloorPlanView["form"]> };

/** The form for a route: from, to, with or without stairs. A GET form. */
export function WayForm({ form, planTo, texts }: WayFormProps) {
  const groups = (
    <>
      <Choices label={texts.entrances} places={form.entrances} />
      <Choices label={texts.parking} places={form.parking} />
      <Choices label={texts.stops} places={form.stops} />
      <Choices label={texts.amenities} places={form.amenities} />
      <Choices label={texts.shops} places={form.shops} />
    </>
  );
  return (
    <Form
      action={planTo}
      key={`${form.from} ${form.bay} ${form.to} ${form.isStepFree}`}
      className="no-print @container"
    >
      <h2 className="flex items-center gap-2 text-heading">
        <Icon name="footprints" />
        {texts.findWay}
      </h2>
      <div className="mt-4 grid gap-x-5 gap-y-3 @3xl:grid-cols-3">
        <SelectField label={texts.from} name="from" defaultValue={form.from}>
          <option value="">{texts.choose}</option>
          {groups}
        </SelectField>
        {form.bay !== null && (
          <TextField
            label={texts.bay}
            help={texts.bayHelp}
            name="bay"
            defaultValue={form.bay}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
          />
        )}
        <SelectField label={texts.to} name="to" defaultValue={form.to} required>
          <option value="">{texts.choose}</option>
          {groups}
        </SelectField>
        <label className="flex min-h-11 items-center gap-3 text-small @3xl:col-span-2">
          <input
            type="checkbox"
            name="step-free"
            value="1"
            defaultChecked={form.isStepFree}
            className="size-5 accent-[var(--color-accent)]"
          />
          <Icon name="accessibility" />
          {texts.stepFree}
        </label>
        <Button type="submit" className="min-h-12">
          {texts.submitWay}
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
