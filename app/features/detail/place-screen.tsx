import type { DetailView } from "~/mall/views/detail/details.server";
import { Prose } from "~/ui/prose";
import { DetailActions } from "./detail-actions";
import { DetailFrame } from "./detail-frame";
import { FactText, HeadPicture, Plan } from "./detail-parts";

type Place = DetailView & { url: string; plan: NonNullable<DetailView["plan"]> };

/** An amenity that has its place on the plan, one picture, and nothing to be booked. */
export const isPlace = (detail: DetailView & { url: string }): detail is Place =>
  detail.plan !== null && detail.gallery.length === 0 && !detail.booking;

/** Its picture over its facts, which are large; both end where the plan beside them does. */
export function PlaceScreen(detail: Place) {
  const { title, image, ratio, body, facts, plan } = detail;
  return (
    <DetailFrame {...detail}>
      <div className="page mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]">
        <div className="lg:col-span-7 lg:row-span-2">
          <HeadPicture title={title} image={image} ratio={ratio} isTall />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <h1 className="mt-2 text-title xl:text-[3.5rem]">{title}</h1>
          <div className="mt-5">
            <Prose html={body} />
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-16 gap-y-5 rounded-card bg-surface-sunken p-6 md:p-8 empty:hidden lg:col-span-7 lg:row-start-3">
          {facts.map(({ label, text, to }) => (
            <div key={label} className="flex flex-col justify-between">
              <dt className="text-small text-ink-muted">{label}</dt>
              <dd className="mt-1 font-display text-title">
                <FactText text={text} to={to} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="-mt-8 min-w-0 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-2">
          <DetailActions {...detail} />
          <Plan plan={plan} name={title} />
        </div>
      </div>
    </DetailFrame>
  );
}
