import { createContext } from "react-router";
import { hashPassword } from "#kit/access/password.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { createAkun } from "./create-akun.server.ts";
import { createRandom } from "./password/create-random.server.ts";
import type { Peran } from "./peran.ts";

export interface SampleAkun {
  readonly nip: string;
  readonly nama: string;
  readonly peran: Peran;
  /** Generated, to be shown once; kept nowhere. */
  readonly password: string;
}

/** Fills the product with demo data. @returns the demo accounts for showing once */
export type FillDemoData = () => Promise<readonly SampleAkun[]>;

/** Given by the server to the page of the first administrator; null: there is none to offer. */
export const fillDemoDataContext = createContext<FillDemoData | null>(null);

// By their serial no real person has one of these numbers (nip.ts).
const samplePerson: readonly Omit<SampleAkun, "password">[] = [
  { nip: "198004172006041999", nama: "Administrator Contoh", peran: "administrator" },
  { nip: "197203111998031999", nama: "Dr. Abdul Karim Lamadjido, M.Pd.", peran: "kepala" },
  { nip: "198511042010012999", nama: "Nurhayati Labatjo, S.E.", peran: "tataUsaha" },
  { nip: "199006212015032999", nama: "Sitti Rahma Tandju, S.I.Kom.", peran: "humas" },
  { nip: "198809082014031999", nama: "Moh. Fadli Palimbui, S.Pd.", peran: "panitiaPpdb" },
  { nip: "197506152002121999", nama: "Drs. Irfan Mangkona, M.Pd.", peran: "ketuaPpdb" },
  { nip: "199102142019032999", nama: "Fitriani Lasimpo, S.Pd.", peran: "guru" },
  { nip: "198707302012011999", nama: "Ahmad Zulkifli Djaelani, S.Ag.", peran: "waliKelas" },
  { nip: "199412052022211999", nama: "Rizal Pettalolo", peran: "pegawai" },
];

/** One demo account for each role. Called again, it gives the same people new passwords. */
export async function createSampleAkun(scope: Scope): Promise<readonly SampleAkun[]> {
  const akun = samplePerson.map((orang) => ({ ...orang, password: createRandom() }));
  const hashes = await Promise.all(akun.map(({ password }) => hashPassword(password)));
  await scope.transaction(async (ctx) => {
    for (const [place, { nip, nama, peran }] of akun.entries()) {
      await createAkun(ctx, { nip, nama, peran: [peran], passwordHash: hashes[place] ?? "" });
    }
  });
  return akun;
}
