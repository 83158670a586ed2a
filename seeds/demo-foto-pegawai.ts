import { holdAttachment } from "#kit/attachments/attach.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import type { Files, Stored } from "#kit/files/files.server.ts";
import { inventedSerial } from "#modules/akun/index.ts";
import "#modules/kepegawaian/index.server.ts";
import { createPotret } from "./media/potret.ts";
import { seedOnce, wasSeeded } from "./seed-once.ts";

const benih = "contoh-foto-pegawai";

/** Every sixth of the invented staff has no portrait yet, as in any office. */
const withoutFoto = 6;

/** Drawn portraits for the invented staff, who are known by the serial of their NIP; a second run adds none. */
export async function seedDemoFotoPegawai(scope: Scope, files: Files): Promise<void> {
  const orang = await scope.transaction(async (ctx) => ((await wasSeeded(ctx, benih)) ? [] : withoutPotret(ctx)));
  const potret: { readonly id: string; readonly stored: Stored }[] = [];
  for (const [nomor, { id, jenisKelamin }] of orang.entries()) {
    if (nomor % withoutFoto === withoutFoto - 1) continue;
    const bytes = await createPotret(nomor, jenisKelamin === "Wanita");
    potret.push({ id, stored: await files.put("private", bytes, { type: "image/jpeg" }) });
  }
  await scope.transaction((ctx) =>
    seedOnce(ctx, [
      {
        nama: benih,
        isi: async () => {
          for (const { id, stored } of potret) {
            const foto = await holdAttachment(ctx, { stored, jenis: "image/jpeg", nama: "pasfoto.jpg" });
            await ctx.db.updateTable("pegawai").set({ fotoId: foto.id }).where("id", "=", id).execute();
          }
        },
      },
    ]),
  );
}

const withoutPotret = ({ db }: Ctx) =>
  db
    .selectFrom("pegawai")
    .select(["id", "jenisKelamin"])
    .where("fotoId", "is", null)
    .where((where) => where.or([where("nip", "is", null), where("nip", "~", inventedSerial.source)]))
    .orderBy("nama")
    .execute();
