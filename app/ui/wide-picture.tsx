import { type ImageView, Picture } from "./picture";

/** A picture as wide as the page, between its sections. */
export function WidePicture({ image, alt }: { image: ImageView; alt: string }) {
  return (
    <div className="page section">
      <Picture
        image={image}
        alt={alt}
        frame="aspect-[4/3] sm:aspect-[21/9]"
        sizes="(min-width: 82rem) 77rem, 94vw"
        className="rounded-card"
      />
    </div>
  );
}
