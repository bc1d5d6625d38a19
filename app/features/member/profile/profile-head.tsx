import { useTranslation } from "~/locale/use-translation";
import type { ProfileView } from "~/mall/views/member/profile/profile.server";
import { Ornament } from "../points/ornament";
import { MissingFields } from "./missing-fields";

const radius = 47;
const round = 2 * Math.PI * radius;

/** Who the member is, in a ring that closes as the profile is filled in, what it lacks, and the member's standing in the programme. */
export function ProfileHead({
  name,
  picture,
  completion,
  completeText,
  standing,
}: Pick<ProfileView, "name" | "picture" | "completion" | "completeText" | "standing">) {
  const { t } = useTranslation("profile");
  const percent = completion?.percent ?? (completeText ? 100 : 0);
  return (
    <section className="member-plate relative isolate mb-10 flex flex-wrap items-center gap-x-8 gap-y-5 overflow-hidden rounded-card p-6 sm:flex-nowrap sm:p-8">
      <Ornament />
      <span className="relative block size-32 shrink-0 sm:size-36">
        <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 fill-none stroke-current">
          <circle cx="50" cy="50" r={radius} strokeWidth="3" className="opacity-20" />
          {percent > 0 && (
            <circle
              cx="50"
              cy="50"
              r={radius}
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray={`${(round * percent) / 100} ${round}`}
              transform="rotate(-90 50 50)"
            />
          )}
        </svg>
        {picture.src ? (
          <img
            src={picture.src}
            alt={t("picture.yours")}
            width={320}
            height={320}
            className="absolute inset-[8%] size-[84%] rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="absolute inset-[8%] flex items-center justify-center rounded-full bg-current/10 font-display text-title"
          >
            {picture.initials}
          </span>
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="font-display text-heading wrap-anywhere">{name}</p>
        {(completion || completeText) && <p className="mt-1">{completion?.title ?? completeText}</p>}
        {completion && <MissingFields fields={completion.missing} />}
      </div>
      {standing.length > 0 && (
        <dl className="flex shrink-0 gap-x-8 gap-y-5 max-sm:w-full max-sm:border-t max-sm:border-current/30 max-sm:pt-5 sm:flex-col sm:border-l sm:border-current/30 sm:pl-8 lg:pr-10">
          {standing.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-small">{label}</dt>
              <dd className="font-display text-heading tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
