import type { PassField, PassView } from "~/mall/views/member/wallet/wallet-pass.server";
import type { AppleWallet } from "~/process/wallet-passes-setting.server";
import type { Site } from "~/site/site.server";
import { type Color, formatColor, parseColor } from "~/tenant/color";
import { passPictures } from "./pass-pictures.server";

export const applePassType = "application/vnd.apple.pkpass";

const styles = { card: "storeCard", reward: "coupon", booking: "eventTicket" } as const;
const symbols = { qr: "PKBarcodeFormatQR", code128: "PKBarcodeFormatCode128" } as const;

/** More secondary fields than a pass has room for are cut off. */
const mostSecondary = 4;

export type ApplePassOptions = {
  wallet: AppleWallet;
  serial: string;
  /** The site's, for the link on the pass. */
  origin: string;
  /** Where a device asks for changes, and the token that it proves itself with; null for a pass that stays as it is. */
  service: { url: string; token: string } | null;
};

/** A signed `.pkpass` archive. */
export async function applePass(
  pass: PassView,
  site: Site,
  { wallet, serial, origin, service }: ApplePassOptions,
): Promise<Buffer> {
  // Only sites with passes load it.
  const { PKPass } = await import("passkit-generator");
  const file = new PKPass(
    await passPictures(pass, site),
    { wwdr: wallet.wwdr, signerCert: wallet.certificate, signerKey: wallet.key },
    {
      passTypeIdentifier: wallet.passTypeId,
      teamIdentifier: wallet.teamId,
      serialNumber: serial,
      organizationName: pass.mall,
      description: pass.title,
      // Beside a logo the name would be there twice.
      ...(!pass.logo && { logoText: pass.mall }),
      backgroundColor: rgb(pass.ground),
      foregroundColor: rgb(pass.ink),
      labelColor: rgb(pass.ink),
      sharingProhibited: true,
      voided: pass.isVoid,
      ...(service && { webServiceURL: service.url, authenticationToken: service.token }),
    },
  );
  file.type = styles[pass.kind];
  const [first, ...rest] = pass.fields;
  file.primaryFields.push(fieldOf(first));
  file.secondaryFields.push(...rest.slice(0, mostSecondary).map(fieldOf));
  file.backFields.push(
    ...pass.details.map(fieldOf),
    fieldOf({ id: "online", label: pass.pathLabel, value: origin + pass.path }),
  );
  if (pass.code) {
    const { text, shown, symbol } = pass.code;
    file.setBarcodes({
      format: symbols[symbol],
      message: text,
      altText: shown,
      // Scanners understand the usual encoding best.
      messageEncoding: /^[\0-\xff]*$/.test(text) ? "iso-8859-1" : "utf-8",
    });
  }
  if (pass.position) {
    const { lat, lng } = pass.position;
    file.setLocations({ latitude: lat, longitude: lng, relevantText: pass.title });
  }
  if (pass.startsAt) file.setRelevantDate(new Date(pass.startsAt));
  if (pass.validUntil) file.setExpirationDate(new Date(pass.validUntil));
  return file.getAsBuffer();
}

const fieldOf = ({ id, label, value, change }: PassField) => ({
  key: id,
  label,
  value,
  ...(change && { changeMessage: change }),
});

const rgb = (color: Color): string => `rgb(${(parseColor(formatColor(color)) ?? color).join(", ")})`;
