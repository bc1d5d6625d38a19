import { Icon } from "./icon";

export type Fact = { icon: string; text: string };

/** A few short facts, each after an icon. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <ul className="flex flex-col gap-3 text-small">
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}
