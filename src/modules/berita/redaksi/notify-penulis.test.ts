import { beforeAll, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { listNotices } from "#kit/notices/notices.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { saveNaskah, writeNaskah } from "./save-naskah.server.ts";
import { proposeBerita, publishBerita, returnBerita, withdrawBerita } from "./workflow.server.ts";

const now = new Date("2026-11-21T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const [humas, kepala] = [actor("humas"), actor("kepala")];
const content = { name: "Dua Emas", content: "Satu.", tanggal: "2026-11-20" };
const sebagai = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const kabar = async (who: Actor) =>
  (await sebagai(who, (ctx) => listNotices(ctx, { page: 1, size: 50, unread: false }))).rows
    .filter(({ kind }) => kind === "berita-putusan")
    .map(({ title, body, link }) => ({ title, body, link }));

beforeAll(() =>
  sebagai(system("uji"), async ({ db }) => {
    const akun = [humas, kepala].map(({ id, name, roles }, nomor) => ({
      id: String(id),
      nip: `19851104201001200${nomor}`,
      nama: name,
      peran: [...roles],
      aktif: true,
    }));
    await db.insertInto("akun").values(akun).execute();
  }),
);

test("who wrote the news hears what the head decides about it, each decision once", async () => {
  const tinjau = await sebagai(humas, async (ctx) => proposeBerita(ctx, await writeNaskah(ctx, content)));
  expect(await kabar(humas)).toEqual([]);
  const link = `/administration/berita/${tinjau.id}`;
  const putusan: string[] = [];
  const terdengar = async (kata: string) => {
    putusan.push(`Berita “Dua Emas” ${kata}`);
    const semua = await kabar(humas);
    expect(semua.map(({ title }) => title).toSorted()).toEqual(putusan.toSorted());
    expect(semua.every((satu) => satu.link === link)).toBe(true);
  };
  const draf = await sebagai(kepala, (ctx) => returnBerita(ctx, { ...tinjau, alasan: "Sebut nama pelatih." }));
  expect(await kabar(humas)).toMatchObject([{ body: "Sebut nama pelatih." }]);
  await terdengar("dikembalikan untuk diperbaiki");
  const besok = new Date("2026-11-22T00:30:00Z");
  const diubah = await sebagai(kepala, (ctx) => saveNaskah(ctx, { ...draf, isi: content }));
  const terjadwal = await sebagai(kepala, (ctx) => publishBerita(ctx, { ...diubah, pada: besok }));
  await terdengar("dijadwalkan terbit 22 November 2026 pukul 08.30 WITA");
  const terbit = await sebagai(kepala, (ctx) => publishBerita(ctx, { ...terjadwal, pada: null }));
  await terdengar("sudah terbit");
  const lagi = await sebagai(kepala, (ctx) => publishBerita(ctx, { ...terbit, pada: null }));
  expect(await kabar(humas)).toHaveLength(3);
  await sebagai(kepala, (ctx) => withdrawBerita(ctx, lagi));
  await terdengar("ditarik dan kembali menjadi draf");
  expect(await kabar(kepala)).toEqual([]);
});

test("who takes their own news back is told nothing", async () => {
  const sebelum = await kabar(humas);
  const tinjau = await sebagai(humas, async (ctx) => proposeBerita(ctx, await writeNaskah(ctx, { ...content, name: "Sendiri" })));
  await sebagai(humas, (ctx) => returnBerita(ctx, { ...tinjau, alasan: "" }));
  expect(await kabar(humas)).toEqual(sebelum);
});
