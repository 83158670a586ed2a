import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loadDasbor } from "./load-dasbor.server.ts";

const now = new Date("2026-04-21T23:30:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const dasbor = (who: ReturnType<typeof actor>) => scope(who).transaction((ctx) => loadDasbor(ctx, () => ({ keluar: false })));
const [humas, kepala, administrator] = [actor("humas"), actor("kepala"), actor("administrator")];

interface Stored {
  readonly judul: string;
  readonly oleh: typeof humas;
  readonly status: string;
  readonly terbit?: string;
  readonly alasan?: string;
}

/** Revised by the administrator afterwards, which makes nothing theirs. */
const store = ({ judul, oleh, status, terbit, alasan }: Stored) =>
  scope(system("uji")).transaction(async ({ db }) => {
    await sql`with baru as (
        insert into berita (slug, name, content, tanggal, status, terbit_pada, catatan_tinjauan, updated_at)
        values (${judul}, ${judul}, 'Isi.', '2026-04-20', ${status}, ${terbit ?? null}::timestamptz, ${alasan ?? null}, ${now}) returning id
      ) insert into berita_revisi (berita_id, nomor, isi, oleh_id, oleh_nama)
      select id, nomor, '{}', oleh, 'Penulis' from baru, (values (1, ${oleh.id}::uuid), (2, ${administrator.id}::uuid)) revisi (nomor, oleh)`.execute(
      db,
    );
  });

test("a writer sees the own news that readers do not see yet, what came back first and why; the rest of the newsroom is not counted", async () => {
  await store({ judul: "draf", oleh: humas, status: "draft" });
  await store({ judul: "kembali", oleh: humas, status: "draft", alasan: "Sebut nama pelatih." });
  await store({ judul: "ditinjau", oleh: humas, status: "tinjau" });
  await store({ judul: "terjadwal", oleh: humas, status: "terbit", terbit: "2026-04-25T00:00:00Z" });
  await store({ judul: "terbit", oleh: humas, status: "terbit", terbit: "2026-04-20T00:00:00Z" });
  await store({ judul: "lain", oleh: kepala, status: "draft" });
  const { naskah, menunggu } = await dasbor(humas);
  expect(naskah.map(({ judul, tahap, alasan }) => [judul, tahap, alasan])).toEqual([
    ["kembali", "dikembalikan", "Sebut nama pelatih."],
    ["terjadwal", "terjadwal", null],
    ["ditinjau", "tinjau", null],
    ["draf", "draf", null],
  ]);
  expect(
    menunggu.filter(({ kode }) => ["draf", "naskahKembali", "tinjau"].includes(kode)).map(({ kode, jumlah }) => [kode, jumlah]),
  ).toEqual([
    ["draf", 1],
    ["naskahKembali", 1],
  ]);
  expect((await dasbor(administrator)).naskah).toEqual([]);
  expect((await dasbor(administrator)).menunggu.map(({ kode, jumlah }) => [kode, jumlah])).toContainEqual(["tinjau", 1]);
  expect((await dasbor(actor("guru"))).naskah).toEqual([]);
});
