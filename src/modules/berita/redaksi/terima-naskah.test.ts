import { describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import { terbitkanBerita } from "./alur.server.ts";
import type { Tolakan } from "./jawaban.ts";
import { tulisNaskah } from "./simpan-naskah.server.ts";
import { terimaNaskah } from "./terima-naskah.server.ts";

const { scope } = useDatabase({ policy });
const [humas, kepala] = [actor("humas"), actor("kepala")];
const isi = { name: "Panen Sayur", content: "Kebun sekolah.", tanggal: "2026-11-20", tags: "kebun" };
const tulis = () => scope(humas).transaction((ctx) => tulisNaskah(ctx, isi));

async function kirim(id: string | undefined, sent: Readonly<Record<string, string>>, who = humas) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...isi, aksi: "simpan", ...sent })) form.set(name, value);
  try {
    const { data, init } = await terimaNaskah(scope(who), id, form);
    return { ...(data as Tolakan), status: init?.status, ke: null };
  } catch (answer) {
    if (answer instanceof Response) return { ke: answer.headers.get("location"), status: answer.status };
    throw answer;
  }
}

describe("a save over somebody else's", () => {
  test("is 409 with what stands now, who wrote it and what ids mean; sent again on top of it, it is taken", async () => {
    const { id, slug } = await tulis();
    await kirim(id, { slug, versi: "1", name: "Versi rekan" }, kepala);
    const disalip = await kirim(id, { slug, versi: "1", name: "Versi saya" });
    expect(disalip).toMatchObject({
      status: 409,
      refusal: { kind: "stale" },
      current: { versi: 2, name: "Versi rekan", tags: ["kebun"] },
      by: { name: kepala.name },
    });
    expect(await kirim(id, { slug, versi: "2", name: "Versi saya" })).toMatchObject({ ke: `/administration/berita/${id}?pesan=simpan` });
  });

  test("that says the same is no trouble", async () => {
    const { id, slug } = await tulis();
    await kirim(id, { slug, versi: "1", name: "Sama" }, kepala);
    expect((await kirim(id, { slug, versi: "1", name: "Sama" })).ke).toContain("pesan=simpan");
  });
});

test("a lost answer does not make two news of one", async () => {
  const kunci = "ab".repeat(16);
  const pertama = await kirim(undefined, { kunci, aksi: "ajukan", name: "Hanya sekali" });
  const ulang = await kirim(undefined, { kunci, aksi: "ajukan", name: "Hanya sekali" });
  expect(ulang).toEqual(pertama);
  await expect(kirim(undefined, { kunci, name: "Lain" })).rejects.toMatchObject({ kind: "conflict" });
  await expect(kirim(undefined, { name: "Tanpa kunci" })).rejects.toMatchObject({ kind: "malformed" });
});

test("who may no longer change it is told in place", async () => {
  const naskah = await tulis();
  await scope(kepala).transaction((ctx) => terbitkanBerita(ctx, { ...naskah, pada: null }));
  expect(await kirim(naskah.id, { versi: "1", name: "Terlambat" })).toMatchObject({ status: 403, refusal: { kind: "forbidden" } });
});
