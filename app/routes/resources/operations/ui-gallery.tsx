import type { LoaderFunctionArgs } from "@remix-run/node";
import { useState } from "react";
import { notFound } from "~/site/not-found.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Carousel } from "~/ui/carousel";
import { Badge, ChipCheckbox, ChipLink } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { LogoTile } from "~/ui/logo-tile";
import { Pagination } from "~/ui/pagination";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";
import { CardSkeleton, TextSkeleton } from "~/ui/skeleton";
import { ToastRegion } from "~/ui/toast-region";

/** Every component of the design system in each of its states; in development only. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.DEV) throw notFound(request);
  return null;
}

const picture = { src: "/art/promenade/home/abc-1600x1200.svg", width: 1600, height: 1200, color: "#e1d2c1" };
const logo = { src: "/art/wordmark/1/Promenade.svg", width: 480, height: 240, color: "#ffffff" };
const texts = {
  previous: "Previous",
  next: "Next",
  position: (item: number, count: number) => `${item} of ${count}`,
};

export default function UiGallery() {
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Breadcrumbs label="You are here" entries={[{ title: "Home", to: "/" }, { title: "Design system" }]} />
      <h1 className="page pt-8 text-display">Design system</h1>
      <Section title="Buttons">
        <div className="flex flex-wrap items-center gap-4">
          <Button>Primary</Button>
          <Button size="large">Large</Button>
          <Button kind="secondary">Secondary</Button>
          <Button kind="quiet">Quiet</Button>
          <Button isPending={isPending} onClick={() => setPending(true)}>
            {isPending ? "Sending…" : "Press to send"}
          </Button>
          <ButtonLink to="/">A link</ButtonLink>
        </div>
      </Section>
      <Section title="Chips and badges">
        <div className="flex flex-wrap items-center gap-3">
          <ChipLink to="?chip=1">Chip</ChipLink>
          <ChipLink to="?chip=2" isCurrent>
            Current chip
          </ChipLink>
          <ChipCheckbox name="a" value="1" isChecked={false}>
            Choice
          </ChipCheckbox>
          <ChipCheckbox name="b" value="1" isChecked>
            Chosen
          </ChipCheckbox>
          <Badge>−20 %</Badge>
          <Icon name="heart" />
        </div>
      </Section>
      <Section title="Fields">
        <div className="flex max-w-md flex-col gap-6">
          <TextField label="Name" name="name" help="As it stands on your card." />
          <TextField
            label="E-mail"
            name="email"
            defaultValue="jana@"
            error="There is no address after the @."
          />
          <SelectField label="Floor" name="floor">
            <option>Ground floor</option>
          </SelectField>
        </div>
      </Section>
      <Section title="Cards and tiles" more={{ to: "/", label: "All cards" }}>
        <div className="grid gap-6 md:grid-cols-4">
          <Card
            image={picture}
            ratio="4/3"
            sizes="20rem"
            eyebrow="Eyebrow"
            title="A card that leads somewhere"
            to="/"
            badge={<Badge>New</Badge>}
          />
          <Card image={picture} ratio="1/1" sizes="20rem" title="A card that leads nowhere" />
          <LogoTile logo={logo} name="A shop" to="/" />
          <LogoTile logo={null} name="Without a logo" to="/" />
        </div>
      </Section>
      {(["cards", "tiles", "small"] as const).map((kind) => (
        <Section key={kind} title={`Carousel: ${kind}`}>
          <Carousel kind={kind} label={kind} texts={texts}>
            {Array.from({ length: 8 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: eight alike
              <Card key={at} image={picture} ratio="4/3" sizes="20rem" title={`Item ${at + 1}`} />
            ))}
          </Carousel>
        </Section>
      ))}
      <Section title="Message of the last action">
        <ToastRegion toasts={[{ kind: "success", text: "Saved." }]} label="Messages" closeLabel="Close" />
      </Section>
      <Section title="Notifications">
        <div className="flex flex-wrap gap-4">
          {(["info", "success", "warning", "error"] as const).map((type) => (
            <Button key={type} kind="secondary" onClick={() => showNotification(type)}>
              {type}
            </Button>
          ))}
        </div>
      </Section>
      <Section title="Waiting">
        <div className="grid gap-6 md:grid-cols-4">
          <CardSkeleton ratio="4/3" />
          <TextSkeleton lines={4} />
        </div>
      </Section>
      <Section title="Nothing here">
        <EmptyState title="No shop matches">
          <p className="text-ink-muted">Try fewer filters.</p>
        </EmptyState>
      </Section>
      <Section title="Text">
        <Prose html="<h2>Heading</h2><p>Text with a <a href='/'>link</a>.</p><ul><li>one</li><li>two</li></ul>" />
      </Section>
      <Pagination
        current={4}
        last={9}
        hrefOfPage={(page) => `?page=${page}`}
        texts={{ label: "Pages", previous: "Previous", next: "Next", page: (page) => `Page ${page}` }}
      />
    </>
  );
}

async function showNotification(type: "info" | "success" | "warning" | "error") {
  const { notify } = await import("~/features/member/notifications/notify");
  notify({ type, title: "Fifty points", text: "They are on your card." }, { close: "Close" });
}
