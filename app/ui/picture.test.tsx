import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture } from "./picture";

const drawn = (width: number, height: number, fit?: "contain") =>
  renderToStaticMarkup(
    <Picture
      image={{ src: "/image?src=a", width, height, color: "#ffffff" }}
      alt=""
      ratio="4/3"
      sizes="20rem"
      {...(fit && { fit })}
    />,
  );

describe("a photo that is cut by its frame", () => {
  it("keeps what is above its middle if it was taken upright", () => {
    expect(drawn(700, 2100)).toContain("object-[50%_25%]");
    expect(drawn(1000, 1500)).toContain("object-[50%_25%]");
  });

  it("keeps its middle in all other cases", () => {
    for (const [width, height] of [
      [2400, 800],
      [1600, 1200],
      [1000, 1000],
      [1600, 2000],
      [1200, 1600],
    ] as const)
      expect(drawn(width, height)).not.toContain("object-[");
  });

  it("has an edge, which a whole logo has not", () => {
    expect(drawn(1600, 1200)).toContain("framed");
    expect(drawn(700, 2100, "contain")).not.toMatch(/framed|object-\[/);
  });
});
