/** The parts of the profile that have a form: by these its redirect finds back, and `?edit=` opens one. */
export type ProfilePart = "picture" | "personal" | "consents" | "push" | "card" | "devices";
