import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { Question } from "./question";
import { SideHeading } from "./side-heading";

/** A few questions with collapsible answers. */
export function FaqBlock({ title, text, items }: BlockViewOf<"faq">) {
  return (
    <SideHeading title={title} text={text}>
      <div className="border-t border-line">
        {items.map((item) => (
          <Question key={item.question} {...item} />
        ))}
      </div>
    </SideHeading>
  );
}
