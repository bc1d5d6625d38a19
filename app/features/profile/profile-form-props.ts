import type { FormAnswer } from "~/forms/form-answer";
import type { ProfileView } from "~/mall/views/member/profile.server";

/** What a form of the profile is drawn from: the screen's data, and what its action said of the last try. */
export type ProfileFormProps<Part extends keyof ProfileView> = Pick<ProfileView, Part> & {
  answer: FormAnswer | null | undefined;
};
