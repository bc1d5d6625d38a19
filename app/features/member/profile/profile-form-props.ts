import type { FormAnswer } from "~/forms/form-answer";
import type { ProfileView } from "~/mall/views/member/profile.server";
import type { profileConstraints } from "./profile-form.server";

type ProfileScreen = ProfileView & { constraints: ReturnType<typeof profileConstraints> };

/** What a form of the profile is drawn from: the screen's data, and what its action said of the last try. */
export type ProfileFormProps<Part extends keyof ProfileScreen> = Pick<ProfileScreen, Part> & {
  answer: FormAnswer | null | undefined;
};
