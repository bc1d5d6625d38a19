import { dot } from "./dot";

/** Facts that a view has joined with dots; where the line breaks, none of its lines begins or ends with one. */
export function Dotted({ text }: { text: string }) {
  const [first, ...others] = text.split(dot);
  if (others.length === 0) return text;
  return (
    <span className="dotted">
      <span>{first}</span>
      {others.map((fact) => (
        <span key={fact}>{dot + fact}</span>
      ))}
    </span>
  );
}
