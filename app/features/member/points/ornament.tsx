/** Concentric rings around a point of the card's right edge, faint, and beside what is written at its left. */
export function Ornament() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      className="absolute top-0 right-0 -z-10 aspect-square w-4/5 max-w-96 translate-x-1/2 -translate-y-1/4 fill-none stroke-current opacity-15"
    >
      {[40, 72, 104, 136, 168, 198].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} strokeWidth={radius / 60} />
      ))}
    </svg>
  );
}
