import type { DetailView } from "~/mall/views/detail/details.server";
import { ActionBar } from "~/ui/action-bar";
import { ButtonAnchor, ButtonLink } from "~/ui/button";

/** What the screen is for at hand on a phone, beside what decides about it; nothing where there is nothing to do. */
export function DetailBar({
  family,
  title,
  facts,
  eyebrow,
  price,
  points,
  note,
  when,
  way,
  calendar,
  booking,
  eligibility,
}: DetailView) {
  if (eligibility) {
    const { activation, join, reason } = eligibility;
    const link = activation
      ? { to: activation.action, label: activation.texts.open }
      : (join?.button ?? reason?.link);
    return (
      points &&
      link && (
        <ActionBar
          title={points}
          note={eligibility.balance && `${eligibility.balance.label} ${eligibility.balance.text}`}
        >
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        </ActionBar>
      )
    );
  }
  if (booking)
    return (
      <ActionBar title={booking.service.title} note={booking.service.facts}>
        <ButtonAnchor href="#booking">{booking.texts.submit}</ButtonAnchor>
      </ActionBar>
    );
  if (calendar && when)
    return (
      <ActionBar title={when} note={note}>
        <ButtonAnchor href={calendar.href}>{calendar.title}</ButtonAnchor>
      </ActionBar>
    );
  const isAmenity = family === "amenities";
  const head = price?.now ?? (isAmenity ? title : eyebrow);
  return (
    way &&
    head && (
      // Of an amenity where it is, which is its first fact.
      <ActionBar title={head} note={isAmenity ? facts[0]?.text : note}>
        <ButtonLink to={way.to}>{way.title}</ButtonLink>
      </ActionBar>
    )
  );
}
