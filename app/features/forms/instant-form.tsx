import { Form, useSubmit } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef } from "react";

/** A GET form that says what a screen shows: with JavaScript each change is submitted at once. */
export function InstantForm(props: ComponentProps<typeof Form>) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const show = (changed: HTMLFormElement) => submit(changed, { replace: true, preventScrollReset: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the script was there
  useEffect(() => {
    if (form.current && isChanged(form.current)) show(form.current);
  }, []);
  // Going back, browsers would restore choices to a page that shows others.
  return (
    <Form {...props} ref={form} autoComplete="off" onChange={({ currentTarget }) => show(currentTarget)} />
  );
}

/** Whether a field's value is not the one with which the page was rendered. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const rendered = options.findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(rendered, 0);
    }
    if (!(field instanceof HTMLInputElement)) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
