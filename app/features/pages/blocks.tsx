import { Suspense } from "react";
import { DocumentList } from "~/features/pages/document-list";
import type { BlockView } from "~/mall/views/pages/blocks.server";
import { lazyPart } from "~/navigation/lazy-part";
import { ContactBlock } from "./contact-block";
import { FaqBlock } from "./faq-block";
import { FormBlock } from "./form-block";
import { ImageBlock } from "./image-block";
import { SideHeading } from "./side-heading";

/** Loaded on demand, because few pages have them. */
const CardsBlock = lazyPart(() => import("./cards-block").then((module) => module.CardsBlock));
const GalleryBlock = lazyPart(() => import("./gallery-block").then((module) => module.GalleryBlock));

/** The blocks of a page, stacked. */
export function Blocks({ blocks }: { blocks: BlockView[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids on the wire, and their order never changes on a page
  return blocks.map((block, at) => <Block key={at} {...block} />);
}

function Block(block: BlockView) {
  switch (block.kind) {
    case "rich_text":
      return <SideHeading title={block.title} text={block.text} />;
    case "image":
      return <ImageBlock {...block} />;
    case "gallery":
      return (
        <Suspense>
          <GalleryBlock {...block} />
        </Suspense>
      );
    case "faq":
      return <FaqBlock {...block} />;
    case "contact":
      return <ContactBlock {...block} />;
    case "cards":
      return (
        <Suspense>
          <CardsBlock {...block} />
        </Suspense>
      );
    case "documents":
      return (
        <SideHeading title={block.title}>
          <DocumentList documents={block.documents} />
        </SideHeading>
      );
    case "form":
      return <FormBlock {...block} />;
  }
}
