import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

/** Whose NIP is in a record, is that person, linked or not. */
export const berNip = (by: string) => ({ by, accounts: "akun", number: "nip" });

/** Accounts as a staff record names its own: by name and NIP. They are kept elsewhere. */
export const akun = register({
  name: "akun",
  table: "akun",
  path: "/administration/user",
  title: "User",
  noun: "akun",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 120 }),
    nip: text({ label: "NIP", privacy: "umum", required: true, max: 18 }),
  },
  columns: ["nama", "nip"],
  named: ["nama", "nip"],
  searched: ["nama", "nip"],
  readOnly: true,
  sentences: sentencesFor("akun", "Belum ada akun."),
});
