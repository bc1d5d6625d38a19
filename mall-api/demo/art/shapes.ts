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
