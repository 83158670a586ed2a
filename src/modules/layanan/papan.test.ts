import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { useDatabase } from "#tests/support/database.ts";
import { agendaInPapan, pengumumanInPapan } from "./papan.server.ts";

const { scope } = useDatabase({ clock: () => new Date("2026-11-21T02:00:00Z") });

test("the board shows what holds today and what comes, and nothing that was kept from the site", async () => {
  await scope(system("uji")).transaction(async (ctx) => {
    const isi = null;
    await ctx.db
      .insertInto("pengumuman")
      .values([
        { judul: "Berlaku", isi, tanggal: "2026-11-01", sampai: "2026-11-21", tampilDiSitus: true },
        { judul: "Terbaru", isi, tanggal: "2026-11-20", sampai: null, tampilDiSitus: true },
        { judul: "Lewat", isi, tanggal: "2026-11-01", sampai: "2026-11-20", tampilDiSitus: true },
        { judul: "Besok", isi, tanggal: "2026-11-22", sampai: null, tampilDiSitus: true },
        { judul: "Ke dalam", isi, tanggal: "2026-11-20", sampai: null, tampilDiSitus: false },
      ])
      .execute();
    const agenda = { jamSelesai: null, tempat: null, deskripsi: null, tampilDiSitus: true };
    await ctx.db
      .insertInto("agenda")
      .values([
        { ...agenda, judul: "Sore", mulai: "2026-11-21", selesai: null, jamMulai: "15:00" },
        { ...agenda, judul: "Sedang berlangsung", mulai: "2026-11-19", selesai: "2026-11-21", jamMulai: null },
        { ...agenda, judul: "Kemarin", mulai: "2026-11-20", selesai: null, jamMulai: null },
        { ...agenda, judul: "Rapat", mulai: "2026-11-22", selesai: null, jamMulai: null, tampilDiSitus: false },
      ])
      .execute();
  });
  const pengumuman = await scope().transaction(pengumumanInPapan);
  const agenda = await scope().transaction(agendaInPapan);
  expect(pengumuman.map(({ judul }) => judul)).toEqual(["Terbaru", "Berlaku"]);
  expect(agenda.map(({ judul }) => judul)).toEqual(["Sedang berlangsung", "Sore"]);
});
