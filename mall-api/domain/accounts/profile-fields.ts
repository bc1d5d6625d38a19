import { profileFields } from "@contract/profile";
import type { CustomerRow } from "./customers";

const isFilled: Record<(typeof profileFields)[number], (row: CustomerRow) => boolean> = {
  first_name: (row) => row.firstName !== null,
  last_name: (row) => row.lastName !== null,
  phone: (row) => row.phone !== null,
  birth_date: (row) => row.birthDate !== null,
  gender: (row) => row.gender !== null,
  address: ({ street, city, zipCode }) => street !== null && city !== null && zipCode !== null,
  image: (row) => row.pictureId !== null,
};

export const missingFields = (row: CustomerRow) => profileFields.filter((field) => !isFilled[field](row));

export const profilePercent = (row: CustomerRow): number =>
  Math.round((1 - missingFields(row).length / profileFields.length) * 100);
