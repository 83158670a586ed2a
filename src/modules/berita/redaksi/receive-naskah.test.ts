import { describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import type { Tolakan } from "./answer.ts";
import { receiveNaskah } from "./receive-naskah.server.ts";
import { writeNaskah } from "./save-naskah.server.ts";
import { publishBerita } from "./workflow.server.ts";

const { scope } = useDatabase({ policy });
const [humas, kepala] = [actor("humas"), actor("kepala")];
const content = { name: "Panen Sayur", content: "Kebun sekolah.", tanggal: "2026-11-20", tags: "kebun" };
const write = () => scope(humas).transaction((ctx) => writeNaskah(ctx, content));

async function send(id: string | undefined, sent: Readonly<Record<string, string>>, who = humas) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...content, aksi: "simpan", ...sent })) form.set(name, value);
  try {
    const { data, init } = await receiveNaskah(scope(who), id, form);
    return { ...(data as Tolakan), status: init?.status, ke: null };
  } catch (answer) {
    if (answer instanceof Response) return { ke: answer.headers.get("location"), status: answer.status };
    throw answer;
  }
}

describe("a save over somebody else's", () => {
  test("is 409 with what stands now, who wrote it and what ids mean; sent again on top of it, it is taken", async () => {
    const { id, slug } = await write();
    await send(id, { slug, versi: "1", name: "Versi rekan" }, kepala);
    const disalip = await send(id, { slug, versi: "1", name: "Versi saya" });
    expect(disalip).toMatchObject({
      status: 409,
      refusal: { kind: "stale" },
      current: { versi: 2, name: "Versi rekan", tags: ["kebun"] },
      by: { name: kepala.name },
    });
    expect(await send(id, { slug, versi: "2", name: "Versi saya" })).toMatchObject({ ke: `/administration/berita/${id}?pesan=simpan` });
  });

  test("that says the same is no trouble", async () => {
    const { id, slug } = await write();
    await send(id, { slug, versi: "1", name: "Sama" }, kepala);
    expect((await send(id, { slug, versi: "1", name: "Sama" })).ke).toContain("pesan=simpan");
  });
});

test("a lost answer does not make two news of one", async () => {
  const kunci = "ab".repeat(16);
  const pertama = await send(undefined, { kunci, aksi: "ajukan", name: "Hanya sekali" });
  const ulang = await send(undefined, { kunci, aksi: "ajukan", name: "Hanya sekali" });
  expect(ulang).toEqual(pertama);
  await expect(send(undefined, { kunci, name: "Lain" })).rejects.toMatchObject({ kind: "conflict" });
  await expect(send(undefined, { name: "Tanpa kunci" })).rejects.toMatchObject({ kind: "malformed" });
});

test("who may no longer change it is told in place", async () => {
  const naskah = await write();
  await scope(kepala).transaction((ctx) => publishBerita(ctx, { ...naskah, pada: null }));
  expect(await send(naskah.id, { versi: "1", name: "Terlambat" })).toMatchObject({ status: 403, refusal: { kind: "forbidden" } });
});
