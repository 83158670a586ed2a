import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";

const home = useDatabase();

/** The sections as they were, and the settings without the hours that the migration adds. */
const before = `
  alter table pengaturan drop column jam_kantor, drop column jam_loket;
  update pengaturan set jam_layanan = null;
  delete from bagian_halaman where (halaman, tab) in (('tata-usaha', 'overview'), ('ppdb', 'jam-layanan'));
  insert into bagian_halaman (halaman, tab, judul, isi) values
    ('tata-usaha', 'overview', 'Jam kerja', E'Semua waktu WIB.\\n\\n- **Senin–Kamis** 07.30–15.30\\n- **Minggu** tutup\\n\\nHadir pukul **07.15**.'),
    ('ppdb', 'jam-layanan', 'Jam layanan', E'- **Senin–Jumat** 07.00–15.30\\r\\n- **Sabtu** 07.00–12.00'),
    ('tata-usaha', 'contact', 'Lain', 'Dijawab pada jam kerja: Senin–Kamis 07.30–15.30, Jumat 07.30–11.30, dan Sabtu 07.30–12.00 WIB.')`;

test("hours that stood in sections of pages become the school's setting, and what was said beside them stays", async () => {
  await home.scope(system("benih awal")).transaction(seedSekolah);
  const { place } = home.database;
  if (!place) throw new Error("the database does not say where it is");
  const { hours, sections } = await connected(place, async (client) => {
    await client.query(before);
    await client.query(readFileSync("migrations/0920-jam-buka.sql", "utf8"));
    const sections = await client.query(
      "select isi from bagian_halaman where judul in ('Jam kerja', 'Jam layanan', 'Lain') and deleted_at is null order by judul",
    );
    return { hours: (await client.query("select jam_kantor, jam_loket, jam_layanan from pengaturan")).rows, sections: sections.rows };
  });
  expect(hours).toEqual([
    { jam_kantor: "Senin–Kamis 07.30–15.30\nMinggu tutup", jam_loket: null, jam_layanan: "Senin–Jumat 07.00–15.30\nSabtu 07.00–12.00" },
  ]);
  expect(sections.map(({ isi }) => isi)).toEqual(["Semua waktu WIB.\n\nHadir pukul **07.15**.", "Dijawab pada jam kantor."]);
});
