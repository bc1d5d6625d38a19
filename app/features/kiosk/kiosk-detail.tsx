import type { KioskView } from "~/mall/views/kiosk/kiosk.server";
import type { DetailScreen, KioskWay, TakenCode } from "~/mall/views/kiosk/kiosk-details.server";
import { Icon } from "~/ui/icon";
import { imageHref, logoHref } from "~/ui/picture";
import { FloorDrawingView } from "../floor-plan/floor-drawing";
import { PlanIcon } from "../floor-plan/plan-icons";
import { StepNumber } from "../floor-plan/step-number";
import { Code } from "../member/points/loyalty-card";

/** A shop, an offer, an event or a place: what it is, the way to it from here, and both to take along. */
export function KioskDetail({ detail, texts }: { detail: DetailScreen; texts: KioskView["texts"] }) {
  const { image, isLogo, facts, text, way, codes, shop } = detail;
  return (
    <div className="kiosk-detail">
      <section className="kiosk-about">
        {image && (
          <img
            src={isLogo ? logoHref(image.src, 320) : imageHref(image.src, 800)}
            alt=""
            className={isLogo ? "kiosk-logo" : "kiosk-picture"}
          />
        )}
        <div>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {text && <p>{text}</p>}
          {shop && (
            <a href={shop.to} className="kiosk-button">
              <Icon name="store" />
              {shop.title}
            </a>
          )}
        </div>
      </section>
      {way && <Way way={way} texts={texts} />}
      <TakenCodes codes={codes} />
    </div>
  );
}

/** What continues on a phone. */
export function TakenCodes({ codes }: { codes: TakenCode[] }) {
  return (
    <section className="kiosk-take">
      {codes.map(
        ({ title, help, href, code }) =>
          code && (
            <figure key={href} data-opens={href}>
              <Code code={code} label={title} />
              <figcaption>
                <strong>{title}</strong>
                {help}
              </figcaption>
            </figure>
          ),
      )}
    </section>
  );
}

function Way({ way, texts }: { way: NonNullable<KioskWay>; texts: KioskView["texts"] }) {
  return (
    <section className="kiosk-way">
      {way.notice && <p>{way.notice}</p>}
      {way.length && (
        <h2>
          {way.length}
          {way.note && <small>{way.note}</small>}
        </h2>
      )}
      {way.legs.map(({ name, label, drawing, route, steps, firstNumber }) => (
        <div key={firstNumber} className="kiosk-leg">
          <div className="kiosk-plan">
            <h3>{name}</h3>
            <FloorDrawingView drawing={drawing} label={label} route={route} />
          </div>
          <ol start={firstNumber} aria-label={texts.steps}>
            {steps.map(({ icon, text }, at) => (
              <li key={text}>
                <StepNumber>{firstNumber + at}</StepNumber>
                <PlanIcon name={icon} />
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {way.other && (
        <a href={way.other.to} className="kiosk-button">
          <Icon name="accessibility" />
          {way.other.title}
        </a>
      )}
    </section>
  );
}
