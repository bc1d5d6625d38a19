import { Prose } from "~/ui/prose";
import { SectionHeading } from "~/ui/section";

/** A block's own title and introduction, where it has them. */
export function BlockHead({ title, text }: { title: string | null; text: string | null }) {
  return (
    <>
      {title && <SectionHeading title={title} />}
      {text && (
        <div className="mb-8">
          <Prose html={text} />
        </div>
      )}
    </>
  );
}
