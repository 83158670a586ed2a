import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import "#modules/kepegawaian/index.server.ts";
import { justSignedIn } from "./database.ts";

/** Puts the people of these accounts into the staff file, by their NIP; heads are its heads. */
export async function recordPegawai({ db }: Ctx, siapa?: readonly Actor[]): Promise<void> {
  const akun = await db.selectFrom("akun").select(["id", "nip", "nama", "peran"]).execute();
  for (const { id, nip, nama, peran } of akun) {
    if (siapa && !siapa.some((satu) => satu.id === id)) continue;
    const jabatan = peran.includes("kepala") ? "Kepala Madrasah" : "Staf";
    await db
      .insertInto("pegawai")
      .values({ nip, nama, jabatan, jenis: "guru", status: "pns", aktif: true } as never)
      .execute();
  }
}

interface NewPerson {
  readonly nama: string;
  readonly peran: readonly string[];
  readonly status: "pns" | "honorer";
}

/** Somebody of the staff file with an account, who has just signed in. @param n counted from 0, no two alike */
export async function addPerson({ db }: Ctx, n: number, { nama, peran, status }: NewPerson): Promise<{ actor: Actor; pegawaiId: string }> {
  const akun = { nip: `19900101201503100${n}`, nama, passwordHash: null, passwordAt: null, aktif: true, peran: [...peran] };
  const { id } = await db.insertInto("akun").values(akun).returning("id").executeTakeFirstOrThrow();
  const made = await db
    .insertInto("pegawai")
    .values({ akunId: id, nama, jenis: "guru", status, unitKerja: "MAN1PALU", aktif: true } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { actor: { id, name: nama, roles: peran, session: justSignedIn }, pegawaiId: made.id };
}
