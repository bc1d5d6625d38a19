import type { PassKind } from "@contract/wallet-pass";
import { SignJWT } from "jose";
import type { PassField, PassView } from "~/mall/views/member/wallet/wallet-pass.server";
import { squareIconHref } from "~/mall/views/shell/logos.server";
import type { GoogleWallet } from "~/process/wallet-passes-setting.server";
import { formatColor } from "~/tenant/color";

const types = {
  card: "GENERIC_LOYALTY_CARD",
  reward: "GENERIC_VOUCHER",
  booking: "GENERIC_RESERVATIONS",
} as const satisfies Record<PassKind, string>;
const symbols = { qr: "QR_CODE", code128: "CODE_128" } as const;

/** The fields beside the first that a pass shows on its front. */
const frontFields = ["one", "two", "three"] as const;

/** The class of all passes of the site: where an object's fields are on its front. */
export const googleClass = ({ issuerId }: GoogleWallet) => ({
  id: `${issuerId}.promenade`,
  classTemplateInfo: {
    cardTemplateOverride: {
      cardRowTemplateInfos: [
        {
          threeItems: Object.fromEntries(
            frontFields.map((name, at) => [
              ["startItem", "middleItem", "endItem"][at],
              { firstValue: { fields: [{ fieldPath: `object.textModulesData['${name}']` }] } },
            ]),
          ),
        },
      ],
    },
  },
});

const googleObjectId = ({ issuerId }: GoogleWallet, serial: string): string => `${issuerId}.${serial}`;

/** A pass as an object of Google's wallet. Google fetches the logo from the site, so that `origin` has to be public. */
export function googleObject(
  pass: PassView,
  { wallet, serial, origin }: { wallet: GoogleWallet; serial: string; origin: string },
) {
  const text = (value: string) => ({ defaultValue: { language: pass.languageTag, value } });
  const [first, ...rest] = pass.fields;
  const front = rest.slice(0, frontFields.length);
  const module = (field: PassField, id: string) => ({ id, header: field.label, body: field.value });
  return {
    id: googleObjectId(wallet, serial),
    classId: googleClass(wallet).id,
    genericType: types[pass.kind],
    state: pass.isVoid ? "EXPIRED" : "ACTIVE",
    cardTitle: text(pass.mall),
    subheader: text(first.label),
    header: text(first.value),
    hexBackgroundColor: formatColor(pass.ground),
    ...(pass.icon && {
      logo: {
        sourceUri: { uri: origin + squareIconHref(pass.icon.src, 512, "png") },
        contentDescription: text(pass.mall),
      },
    }),
    barcode: pass.code && {
      type: symbols[pass.code.symbol],
      value: pass.code.text,
      alternateText: pass.code.shown,
    },
    validTimeInterval: pass.validUntil && { end: { date: pass.validUntil } },
    textModulesData: [
      ...front.map((field, at) => module(field, frontFields[at] ?? field.id)),
      ...[...rest.slice(front.length), ...pass.details].map((field) => module(field, field.id)),
    ],
    linksModuleData: { uris: [{ id: "online", uri: origin + pass.path, description: pass.pathLabel }] },
    merchantLocations: pass.position && [{ latitude: pass.position.lat, longitude: pass.position.lng }],
  };
}
export type GoogleObject = ReturnType<typeof googleObject>;

/** The link that saves an object which Google has. */
export async function googleSaveLink(
  wallet: GoogleWallet,
  objectId: string,
  origin: string,
): Promise<string> {
  const { client_email, private_key } = wallet.serviceAccount;
  const token = await new SignJWT({
    typ: "savetowallet",
    origins: [origin],
    payload: { genericObjects: [{ id: objectId }] },
  })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(client_email)
    .setAudience("google")
    .setIssuedAt()
    .sign(private_key);
  return `https://pay.google.com/gp/v/save/${token}`;
}
