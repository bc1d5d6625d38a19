import type { SignageView, Slide } from "~/mall/views/signage/signage.server";
import { imageHref } from "~/ui/picture";
import { FloorDrawingView } from "../floor-plan/floor-drawing";
import { InlinedIcons, PlanIcon } from "../floor-plan/plan-icons";

/** A screen in a passage: one slide of several, the mall's name and hours above, where it stands and how old it is below. */
export function SignageScreen({ view, shown }: { view: SignageView; shown: number }) {
  const { mall, status, here, slides, icons, texts } = view;
  return (
    <>
      <InlinedIcons icons={icons} />
      <header className="signage-head">
        <strong>{mall}</strong>
        {status && <span>{status}</span>}
      </header>
      <main className="signage-main">
        {slides.map((slide, at) => (
          <section key={slide.kind} data-slide={slide.kind} data-shown={at === shown ? "" : undefined}>
            <h1>{slide.title}</h1>
            <SlideView slide={slide} />
          </section>
        ))}
      </main>
      <footer className="signage-foot">
        <span>{here}</span>
        <ol aria-hidden="true">
          {slides.map(({ kind }, at) => (
            <li key={kind} data-shown={at === shown ? "" : undefined} />
          ))}
        </ol>
        <span data-old={texts.old}>{texts.asOf}</span>
      </footer>
    </>
  );
}

function SlideView({ slide }: { slide: Slide }) {
  switch (slide.kind) {
    case "today":
      return <Today {...slide} />;
    case "offers":
      return (
        <ul className="signage-offers">
          {slide.items.map((item) => (
            <li key={item.title}>
              <Shown {...item} />
            </li>
          ))}
        </ul>
      );
    case "film":
      return (
        <div className="signage-film">
          <Shown {...slide.film} />
        </div>
      );
    case "toilets":
      return <Toilets {...slide} />;
  }
}

type SlideOf<Kind> = Extract<Slide, { kind: Kind }>;

function Today({ day, hours, rows }: SlideOf<"today">) {
  return (
    <div className="signage-today">
      {hours && (
        <p className="signage-hours">
          {day && <small>{day}</small>}
          {hours}
        </p>
      )}
      <ul>
        {rows.map(({ title, when, where }) => (
          <li key={`${title} ${when}`}>
            <small>{when}</small>
            <strong>{title}</strong>
            <span>{where}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Shown({ title, image, large, notes }: SlideOf<"offers">["items"][number]) {
  return (
    <>
      {image && <img src={imageHref(image.src, 1200)} alt="" />}
      <div>
        <h2>{title}</h2>
        {large && <p className="signage-large">{large}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}

function Toilets({ length, note, legs }: SlideOf<"toilets">) {
  const [leg] = legs;
  if (!leg) return null;
  const steps = legs.flatMap((each) => each.steps);
  return (
    <div className="signage-way">
      <div className="signage-plan">
        <FloorDrawingView drawing={leg.drawing} label={leg.label} route={leg.route} />
      </div>
      <div>
        <p className="signage-large">{length}</p>
        {note && <p>{note}</p>}
        <ol>
          {steps.map(({ icon, text }) => (
            <li key={text}>
              <PlanIcon name={icon} />
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
