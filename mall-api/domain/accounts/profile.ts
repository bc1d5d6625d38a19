import type { profilePatch, profilePictureRequest, profile as profileWire } from "@contract/profile";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { customer, storedFile } from "../../db/account-schema";
import { inWriteTransaction, type Reader, type Transaction } from "../../db/write-transaction";
import { notLoggedIn } from "../call/failure";
import type { MemberCall } from "../call/services";
import { cleanPicture } from "../files/pictures";
import { storeFile } from "../files/stored-files";
import { awardBadges } from "../loyalty/badges";
import { activateSubscription, isSubscribed, unsubscribe } from "../mail/newsletter";
import { writeAndPublish } from "../realtime/write-and-publish";
import { hour } from "../time/durations";
import { countAttempt } from "./attempts";
import { type CustomerRow, customerAnswer, customerById } from "./customers";
import { missingFields, profilePercent } from "./profile-fields";

type ProfileAnswer = z.input<typeof profileWire>;

const pictureEdge = 512;
const noAddress = { street: null, city: null, zip_code: null, country: null };

export const profile = async ({ database, customer: row }: MemberCall): Promise<ProfileAnswer> =>
  profileAnswer(database, row);

export async function updateProfile(
  call: MemberCall,
  patch: z.output<typeof profilePatch>,
): Promise<ProfileAnswer> {
  const { database, now, customer: member } = call;
  const { consents } = patch;
  const address = patch.address === null ? noAddress : patch.address;
  const changes = Object.fromEntries(
    Object.entries({
      firstName: patch.first_name,
      lastName: patch.last_name,
      phone: patch.phone,
      birthDate: patch.birth_date,
      gender: patch.gender,
      language: patch.language,
      street: address?.street,
      city: address?.city,
      zipCode: address?.zip_code,
      country: address?.country,
      personalOffers: consents?.personal_offers === undefined ? undefined : Number(consents.personal_offers),
    }).filter(([, value]) => value !== undefined),
  );
  const row = await writeAndPublish(call, member.id, async (transaction, publish) => {
    if (Object.keys(changes).length > 0) {
      await transaction.update(customer).set(changes).where(eq(customer.id, member.id));
    }
    const current = await memberRow(transaction, member.id);
    if (consents?.newsletter === true) {
      await activateSubscription(transaction, current.tenant, current, now());
    } else if (consents?.newsletter === false) {
      await unsubscribe(transaction, current.tenant, current.email, now());
    }
    await awardBadges(transaction, call, { customerId: member.id, tenant: member.tenant }, publish);
    return current;
  });
  return profileAnswer(database, row);
}

export async function uploadProfilePicture(
  call: MemberCall,
  { file }: z.output<typeof profilePictureRequest>,
): Promise<ProfileAnswer> {
  const { database, tenant, now, customer: member } = call;
  await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), [{ name: "picture", by: member.id, most: 30, withinMs: hour }]),
  );
  const picture = await cleanPicture("file", file, { edge: pictureEdge, square: true });
  return changePicture(call, async (transaction) => {
    const { id } = await storeFile(
      transaction,
      { ...picture, name: "picture.webp" },
      { tenant, customerId: member.id },
      now(),
    );
    return id;
  });
}

export const deleteProfilePicture = (call: MemberCall): Promise<ProfileAnswer> =>
  changePicture(call, async () => null);

async function changePicture(
  call: MemberCall,
  newPictureId: (transaction: Transaction) => Promise<string | null>,
): Promise<ProfileAnswer> {
  const { database, customer: member } = call;
  const row = await writeAndPublish(call, member.id, async (transaction, publish) => {
    const before = await memberRow(transaction, member.id);
    if (before.pictureId) {
      await transaction.delete(storedFile).where(eq(storedFile.id, before.pictureId));
    }
    const pictureId = await newPictureId(transaction);
    await transaction.update(customer).set({ pictureId }).where(eq(customer.id, member.id));
    await awardBadges(transaction, call, { customerId: member.id, tenant: member.tenant }, publish);
    return { ...before, pictureId };
  });
  return profileAnswer(database, row);
}

/** The account may have been erased since the token was checked. */
async function memberRow(transaction: Transaction, id: string): Promise<CustomerRow> {
  const row = await customerById(transaction, id);
  if (!row) throw notLoggedIn();
  return row;
}

/** The country has a default on the site's forms, so that it alone is no address. */
const hasAddress = ({ street, city, zipCode }: CustomerRow) => [street, city, zipCode].some(Boolean);

export async function profileAnswer(reader: Reader, row: CustomerRow): Promise<ProfileAnswer> {
  return {
    ...(await customerAnswer(reader, row)),
    phone: row.phone,
    birth_date: row.birthDate,
    gender: row.gender as ProfileAnswer["gender"],
    address: hasAddress(row)
      ? { street: row.street, city: row.city, zip_code: row.zipCode, country: row.country }
      : null,
    consents: {
      newsletter: await isSubscribed(reader, row.tenant, row.email),
      personal_offers: Boolean(row.personalOffers),
    },
    card_number: row.cardNumber,
    missing: missingFields(row),
    completed_percent: profilePercent(row),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
