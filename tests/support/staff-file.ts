import type { Ctx } from "#kit/ctx.server.ts";
import "#modules/kepegawaian/index.server.ts";

/** Puts the people of these accounts into the staff file, by their NIP; heads are its heads. */
export async function catatPegawai({ db }: Ctx): Promise<void> {
  for (const { nip, nama, peran } of await db.selectFrom("akun").select(["nip", "nama", "peran"]).execute()) {
    const jabatan = peran.includes("kepala") ? "Kepala Madrasah" : "Staf";
    await db
      .insertInto("pegawai")
      .values({ nip, nama, jabatan, jenis: "guru", status: "pns", aktif: true } as never)
      .execute();
  }
}
