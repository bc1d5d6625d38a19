import type { FormAnswer } from "~/forms/form-answer";
import type { ProfileView } from "~/mall/views/member/profile/profile.server";
import type { profileConstraints } from "./profile-form.server";

type ProfileScreen = ProfileView & { constraints: ReturnType<typeof profileConstraints> };

/** The props of a profile form: the screen's data, and the action's answer to the last attempt. */
export type ProfileFormProps<Part extends keyof ProfileScreen> = Pick<ProfileScreen, Part> & {
  answer: FormAnswer | null | undefined;
};
