import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import "#modules/kepegawaian/index.server.ts";

/** Puts the people of these accounts into the staff file, by their NIP; heads are its heads. */
export async function catatPegawai({ db }: Ctx, siapa?: readonly Actor[]): Promise<void> {
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
