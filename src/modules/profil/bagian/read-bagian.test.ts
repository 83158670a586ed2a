import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";
import { readPembuka } from "./read-bagian.server.ts";

const { scope } = useDatabase();
const asSeed = () => scope(system("benih awal"));

test("a page begins with what the school wrote, and with nothing where it took that away", async () => {
  await asSeed().transaction(seedSekolah);
  const baca = () => scope().transaction((ctx) => readPembuka(ctx, "bidang"));
  expect(await baca()).toMatchObject({ judul: "Program Unggulan Kami" });
  const ubah = (isi: { isi: string } | { deletedAt: Date }) =>
    asSeed().transaction((ctx) =>
      ctx.db.updateTable("bagianHalaman").set(isi).where("halaman", "=", "bidang").where("tab", "=", "pembuka").execute(),
    );
  await ubah({ isi: "Belajar **bersama**." });
  expect(await baca()).toMatchObject({ isi: "Belajar bersama." });
  await ubah({ deletedAt: new Date() });
  expect(await baca()).toBeNull();
});
