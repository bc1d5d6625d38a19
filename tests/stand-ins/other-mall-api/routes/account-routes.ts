import { textIn } from "../calls";
import type { Answer, Row } from "../shape";
import type { Asked, MemberRoute, Route, World } from "./route";

/** The e-mail address in a Firebase token's payload; its signature isn't checked here. */
function emailOf(idToken: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
    return payload && typeof payload === "object" && "email" in payload ? String(payload.email) : "";
  } catch {
    return "";
  }
}

const passwordFrom = (fields: Row) => textIn(fields, "password", "new_password", "newPassword");

/** Log-in, registration and forgotten passwords. */
export function accountRoutes({ shape, state }: World): Route[] {
  const post = (path: string, answer: (asked: Asked) => Answer): Route => ({
    methods: ["POST"],
    path,
    answer,
  });
  const invalid = (field: string, message: string) => shape.failure("invalid", message, { [field]: message });
  const tokenOf = (email: string, password: string) => state.signIn(email, password);

  return [
    post("/login", ({ sent: { fields } }) => {
      const token = tokenOf(textIn(fields, "email", "username"), textIn(fields, "password"));
      return token
        ? shape.login(token)
        : shape.failure("wrong-login", "Wrong e-mail or password.", { email: "Wrong e-mail or password." });
    }),
    post("/oauth/token", ({ sent, authorization }) =>
      shape.oauth({ type: sent.type, fields: sent.fields, authorization }, tokenOf),
    ),
    post("/firebase-login", ({ sent: { fields } }) => {
      const email = emailOf(textIn(fields, "token", "id_token", "idToken", "firebase_token", "access_token"));
      if (!email) return shape.failure("wrong-login", "The token is not valid.");
      return shape.login(state.open(state.find(email) ?? state.add(email, "", "", "")));
    }),
    post("/register", ({ sent: { fields } }) => {
      const email = textIn(fields, "email");
      const password = passwordFrom(fields);
      if (!email.includes("@")) return invalid("email", "The e-mail is not valid.");
      if (state.find(email)) return invalid("email", "The e-mail has been taken.");
      if (!password) return invalid("password", "The password is required.");
      state.add(
        email,
        password,
        textIn(fields, "first_name", "name"),
        textIn(fields, "last_name", "surname"),
      );
      return shape.created(undefined, "Registered.");
    }),
    post("/register/email-resend", () => shape.ok(undefined, "Sent.")),
    post("/register/email-verification", () => shape.ok(undefined, "Verified.")),
    post("/forget-password", () => shape.ok(undefined, "If we know the address, a code is on its way.")),
    post("/forget-password/login", ({ sent: { fields } }) => {
      const account = state.find(textIn(fields, "email"));
      return account
        ? shape.login(state.open(account))
        : shape.failure("wrong-login", "The code is not valid.");
    }),
    post("/change-forget-password", ({ sent: { fields } }) => {
      const account = state.find(textIn(fields, "email"));
      if (!account) return shape.failure("not-found", "No such account.");
      account.password = passwordFrom(fields);
      return shape.ok(undefined, "Changed.");
    }),
  ];
}

/** What a member does with their own account. */
export function ownAccountRoutes({ shape, state }: World): MemberRoute[] {
  return [
    {
      methods: ["POST"],
      path: "/change-password",
      answer({ sent: { fields } }, account) {
        const old = textIn(fields, "old_password", "current_password", "oldPassword", "currentPassword");
        if (old !== account.password)
          return shape.failure("invalid", "The old password is wrong.", {
            old_password: "The old password is wrong.",
          });
        account.password = textIn(fields, "new_password", "newPassword", "password");
        return shape.ok(undefined, "Changed.");
      },
    },
    {
      methods: ["POST"],
      path: "/add-password-after-sso",
      answer({ sent: { fields } }, account) {
        account.password = passwordFrom(fields);
        return shape.ok(undefined, "Saved.");
      },
    },
    {
      methods: ["DELETE"],
      path: "/delete-account",
      answer(_asked, account) {
        state.remove(account);
        return shape.ok(undefined, "Deleted.");
      },
    },
  ];
}
