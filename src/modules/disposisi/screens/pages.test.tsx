/** The pages of dispositions as people open them. What goes wrong: a button for somebody else, or a column that says nothing. */
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { fields, formulir, person, useDisposisi } from "#tests/support/disposisi.ts";
import { type PageModule, showPage } from "#tests/support/show-page.tsx";
import { wordsOf } from "#tests/support/shown.tsx";
import { giveDisposisi } from "../workflow/give.server.ts";
import * as branchScreen from "./cabang.tsx";
import * as wayScreen from "./jalan-surat.tsx";
import * as ownScreen from "./own-disposisi.tsx";

const { clock, house, as, surat, cabang, diberi, kirim } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const show = async (page: unknown, who: Actor, id: string) => (await showPage(house.scope(who), "/x", page as PageModule, { id })).html;
const own = async (who: Actor, query = "") =>
  (await showPage(house.scope(who), `/administration/persuratan/disposisi${query}`, ownScreen as unknown as PageModule)).html;
const forward = (to: Actor) => ({ aksi: "teruskan", kepada: to.id ?? "", instruksi: "saran" });
const send = async (action: (args: never) => Promise<unknown>, who: Actor, id: string, isi: Record<string, string>) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(who));
  const body = new URLSearchParams([...formulir(isi)].map(([name, value]) => [name, String(value)]));
  const request = new Request("http://localhost/x", { method: "POST", body });
  return action({ context, request, params: { id } } as never);
};

describe("the page of a branch", () => {
  test("says from whom to whom, together with whom, and leads the office to the whole way", async () => {
    const { id, cabang: mine } = await diberi();
    const alone = await show(branchScreen, guru, mine.id);
    expect(wordsOf(alone)).toContain(`Dari ${kepala.name} kepada ${guru.name}`);
    expect(alone).not.toMatch(/Bersama|Seluruh perjalanan surat/);
    expect(await show(branchScreen, kepala, mine.id)).toContain(`href="/administration/surat-masuk/${id}/disposisi"`);
    const both = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, both.id, { ...fields(guru), kepada: [guru.id ?? "", wali.id ?? ""] }));
    expect(wordsOf(await show(branchScreen, guru, (await cabang(both.id, guru)).id))).toContain(`. Bersama: ${wali.name}`);
  });

  test("says by when, and that it passed, and nothing where there is no day", async () => {
    const { cabang: mine } = await diberi(guru, { batas: "2026-11-24" });
    const { now } = clock;
    expect(await show(branchScreen, guru, mine.id)).toMatch(/<span class="ui-tag">Batas [\w, ]*24 November 2026/);
    clock.now = new Date("2026-11-25T01:00:00Z");
    expect(await show(branchScreen, guru, mine.id)).toMatch(/<span class="ui-tag danger">Lewat batas [\w, ]*24 November 2026/);
    clock.now = now;
    const without = await diberi();
    expect(await show(branchScreen, kepala, without.cabang.id)).not.toMatch(/Batas |Lewat batas/);
  });

  test("tells what was said on it above, and what was said behind it with whoever said it", async () => {
    const { id, cabang: mine } = await diberi();
    expect(await show(branchScreen, kepala, mine.id)).not.toContain("Diteruskan kepada");
    await kirim(guru, mine.id, { aksi: "kabar", isi: "Kata guru." });
    await kirim(guru, mine.id, forward(wali));
    await kirim(wali, (await cabang(id, wali)).id, { aksi: "kabar", isi: "Kata wali." });
    const [above = "", behind = ""] = (await show(branchScreen, guru, mine.id)).split("Diteruskan kepada");
    expect([above.includes("Kata guru."), above.includes("Kata wali.")]).toEqual([true, false]);
    expect([behind.includes("Kata guru."), behind.includes("Kata wali.")]).toEqual([false, true]);
  });

  test("opens the scan only while it was not taken back, and does what is sent", async () => {
    const { id, cabang: mine } = await diberi();
    const berkas = { kunci: "k", nama: "undangan.pdf", jenis: "application/pdf", ukuran: "9", sidik: "a".repeat(64), createdBy: tu.id };
    await as(tu, async ({ db }) => {
      const { id: berkasId } = await db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow();
      await db.updateTable("suratMasuk").set({ berkasId }).where("id", "=", id).execute();
    });
    const scan = `href="/administration/disposisi/${mine.id}/surat"`;
    expect(await show(branchScreen, guru, mine.id)).toContain(scan);
    const back = { aksi: "tarik", isi: "Salah alamat." };
    expect(await send(branchScreen.action, kepala, mine.id, back)).toEqual({ pesan: "Disposisi ditarik" });
    expect(await show(branchScreen, guru, mine.id)).not.toContain(scan);
    expect(await show(branchScreen, tu, mine.id)).toContain(scan);
  });
});

describe("the page of the whole way", () => {
  test("says how far the letter is, to each what is theirs to do", async () => {
    const { id } = await surat();
    const words = async (who: Actor) => wordsOf(await show(wayScreen, who, id));
    const office = await words(tu);
    expect(office).toMatch(/Belum didisposisi .*Belum ada disposisi Kepala madrasah yang menentukan/);
    expect(office).toContain("Balas surat");
    expect(office).not.toMatch(/Lembar kosong|Kirim disposisi|dipegang/);
    const head = await words(kepala);
    expect(head).toMatch(/Pilih penerima dan instruksinya di bawah\. Disposisikan/);
    expect(head).not.toContain("Balas surat");
    const given = { kepada: guru.id ?? "", instruksi: "saran" };
    expect(await send(wayScreen.action, kepala, id, given)).toEqual({ pesan: "Disposisi terkirim kepada 1 orang" });
    expect(await words(kepala)).toMatch(/Sedang ditindaklanjuti .*Lembar kosong .*hari ini Perjalanan surat .*Tambah penerima/);
    expect(await words(tu)).not.toMatch(/Belum ada disposisi|Tambah penerima/);
    await kirim(guru, (await cabang(id, guru)).id, { aksi: "tutup" });
    expect(await words(tu)).toContain("Semua selesai");
    expect(await words(tu)).toContain(`${guru.name} Ditutup`);
  });
});

describe("one's own list", () => {
  const heads = (html: string) => [...html.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, head = ""]) => wordsOf(head));
  const tabs = (html: string) => {
    const [, nav = ""] = /<nav class="ui-tabs" aria-label="Disposisi">(.*?)<\/nav>/.exec(html) ?? [];
    return [...nav.matchAll(/<a([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", words = ""]) => [
      wordsOf(words),
      attributes.includes('aria-current="page"'),
    ]);
  };

  test("shows whose each is where it is not plain, and all of them to the office alone", async () => {
    await diberi(wali);
    const mine = await own(wali);
    expect([heads(mine).includes("Dari"), heads(mine).includes("Pada")]).toEqual([true, false]);
    expect(tabs(mine).map(([name, chosen]) => [String(name).replace(/\d+/, "n"), chosen])).toEqual([
      ["Untuk saya n", true],
      ["Dari saya n", false],
    ]);
    const given = await own(kepala, "?tampil=dikirim");
    expect([heads(given).includes("Dari"), heads(given).includes("Pada")]).toEqual([false, true]);
    expect(wordsOf(given)).toContain(`${wali.name}, hari ini`);
    const all = await own(tu, "?tampil=semua");
    expect([heads(all).includes("Dari"), heads(all).includes("Pada")]).toEqual([true, true]);
    expect(tabs(all)).toEqual([
      ["Untuk saya 0", false],
      ["Dari saya 0", false],
      ["Semua", true],
    ]);
  });

  test("marks what is late with its day, and says what else it is", async () => {
    const { id } = await surat({ perihal: "Terlambat sekali" });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru, { batas: "2026-11-24" })));
    const { now } = clock;
    const found = () => own(guru, "?cari=terlambat+sekali");
    expect(await found()).toContain('<span class="ui-tag warning">Belum dibuka</span>');
    clock.now = new Date("2026-11-25T01:00:00Z");
    expect(await found()).toContain('<span class="ui-tag danger">Lewat batas 24 November 2026</span>');
    clock.now = now;
  });

  test("says of an empty list what would stand there", async () => {
    expect(await own(tu)).toContain("Surat yang diteruskan kepada Anda akan muncul di sini.");
    expect(await own(tu, "?tampil=dikirim")).toContain("Semua yang Anda teruskan sudah selesai.");
  });
});
