type Spot = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;
const opaque = (opacity: number) => (opacity === 1 ? "" : ` opacity="${opacity}"`);

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
  radius = 0,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ""} fill="${fill}"${opaque(opacity)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opaque(opacity)}/>`;
}

export function polygon(spots: readonly Spot[], fill: string, opacity = 1): string {
  return `<polygon points="${spots.map((spot) => spot.map(round).join(",")).join(" ")}" fill="${fill}"${opaque(opacity)}/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opaque(opacity)}/>`;
}

/** A path with the light from the left on it. */
export const shaded = (d: string, fill: string): string => path(d, fill) + path(d, "url(#shade)");

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opaque(opacity)}/>`;
}

export function group(content: string, attributes = ""): string {
  return `<g ${attributes}>${content}</g>`;
}

/** An arch on `base`, its top a half circle. */
export function arch(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  const radius = width / 2;
  return path(
    `M${round(x)} ${round(base)}v${round(-(height - radius))}a${radius} ${radius} 0 0 1 ${width} 0v${round(height - radius)}z`,
    fill,
    opacity,
  );
}

/** An object on the floor at (x, y): its long shadow, and its body. */
export function standing(x: number, y: number, footprint: number, body: string): string {
  const cast = `<ellipse cx="${footprint * 0.34}" cy="4" rx="${round(footprint * 0.78)}" ry="${round(footprint * 0.13)}" fill="url(#cast)"/>`;
  return group(cast + body, `transform="translate(${round(x)} ${round(y)})"`);
}

/** A body of revolution seen from the side: `profile` is half widths from the foot (0) up, each with its height. */
export function turned(profile: readonly Spot[], fill: string): string {
  const right = profile.map(([half, up]) => `${round(half)} ${round(-up)}`);
  const left = [...profile].reverse().map(([half, up]) => `${round(-half)} ${round(-up)}`);
  return shaded(`M${[...right, ...left].join("L")}Z`, fill);
}

/** A box at the origin, with its light. */
export function block(width: number, height: number, fill: string, radius = 4): string {
  return (
    rect(-width / 2, -height, width, height, fill, 1, radius) +
    rect(-width / 2, -height, width, height, "url(#shade)", 1, radius)
  );
}

export function ball(radius: number, fill: string): string {
  return ellipse(0, -radius, radius, radius, fill) + ellipse(0, -radius, radius, radius, "url(#shade)");
}
