/** Letters that other parts of the product begin, discard and destroy, and who signs in the head's place: one by one, beside others. */
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create, find, remove, update } from "#kit/register/store.server.ts";
import { approveUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { followers } from "#src/registers.server.ts";
import { told } from "#tests/support/logged-lines.ts";
import { current, person, useNaskah } from "#tests/support/naskah.ts";
import { pejabatPenandatangan } from "../pejabat-penandatangan.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { beginNaskah, demandTemplate } from "./begin.server.ts";
import { chainInForce } from "./chain.server.ts";
import { clearDestroyed } from "./clear-destroyed.server.ts";
import { discardDraft, writeNaskah } from "./save.server.ts";

const { house, as, surat, template } = useNaskah({ followers });
const { tu, kepala, admin, guru } = person;
const sistem = system("uji");
const begun = { template: "Undangan", isian: { Acara: "rapat" }, tabel: [{ nama: "Daftar", kepala: ["Nama"], baris: [["Ani"]] }] } as never;

const letters = (ids: readonly string[]) =>
  as(sistem, async ({ db }) => {
    const { rows } = await sql<{ all: unknown }>`
      select json_build_array(to_json(naskah.*), to_json(keluar.*), to_json(bukti.*),
        (select json_agg(to_json(audit.*) order by audit.id) from audit where audit.subject_id = naskah.id::text)) as all
      from naskah_surat naskah left join surat_keluar keluar on keluar.id = naskah.surat_keluar_id
        left join bukti_surat bukti on bukti.kode = naskah.bukti
      where naskah.id in (${sql.join(ids)}) order by naskah.id`.execute(db);
    return rows;
  });
const row = (id: string) => as(sistem, ({ db }) => db.selectFrom("naskahSurat").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const notices = (who: Actor) =>
  as(sistem, ({ db }) => db.selectFrom("pemberitahuan").select(["title", "link"]).where("akunId", "=", String(who.id)).execute());

beforeEach(() => as(sistem, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute()));

describe("a letter that another part begins", () => {
  test("is told to the office that completes it, and stands in the trail with its subject", async () => {
    const { result, lines } = await told(house, kepala, (ctx) => beginNaskah(ctx, begun));
    expect(await row(result.id)).toMatchObject({
      status: "draft",
      isian: { Acara: "rapat" },
      pembuatId: kepala.id,
      templateId: template.id,
    });
    expect(lines).toMatchObject([{ action: "create", subject: "naskahSurat", subjectId: result.id, after: { perihal: result.perihal } }]);
    expect(result.perihal).not.toBe("");
    const link = `/administration/naskah/${result.id}`;
    for (const who of [tu, admin]) {
      const heard = await notices(who);
      expect(heard).toEqual([{ title: expect.stringMatching(/^Surat menunggu dilengkapi dan diajukan: /), link }]);
    }
    for (const who of [guru, kepala]) expect(await notices(who)).toEqual([]);
  });

  test("is discarded alone, and stands in the trail as such", async () => {
    const [one, other] = [await as(kepala, (ctx) => beginNaskah(ctx, begun)), await as(kepala, (ctx) => beginNaskah(ctx, begun))];
    const before = await letters([other.id]);
    const { lines } = await told(house, tu, (ctx) => discardDraft(ctx, one.id));
    expect(lines).toMatchObject([{ action: "delete", subjectId: one.id, before: { perihal: one.perihal } }]);
    expect(await letters([other.id])).toEqual(before);
    expect(await row(one.id)).toMatchObject({ deletedAt: current, deletedBy: tu.id, versi: 2 });
  });

  test("is no letter any more once it is on its way", async () => {
    const { id } = await surat("diajukan");
    await expect(as(tu, (ctx) => discardDraft(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("begins from a template that is in use", async () => {
    const set = (isi: object) => as(sistem, ({ db }) => db.updateTable("templateSurat").set(isi).where("id", "=", template.id).execute());
    expect((await as(tu, (ctx) => demandTemplate(ctx, "Undangan"))).id).toBe(template.id);
    for (const isi of [{ aktif: false }, { aktif: true, deletedAt: current }]) {
      await set(isi);
      await expect(as(tu, (ctx) => demandTemplate(ctx, "Undangan"))).rejects.toMatchObject({ kind: "invalid" });
    }
    await set({ deletedAt: null });
    await expect(as(tu, (ctx) => demandTemplate(ctx, "Tidak ada"))).rejects.toMatchObject({
      message: expect.stringContaining("“Tidak ada”"),
    });
  });
});

test("a letter that is written stands in the trail with its subject", async () => {
  const { result, lines } = await told(house, tu, (ctx) => writeNaskah(ctx, template.id));
  expect(lines).toMatchObject([{ action: "create", subjectId: result.id, after: { perihal: result.perihal } }]);
});

describe("signed letters that are destroyed", () => {
  const keluar = async (id: string) => (await row(id)).suratKeluarId ?? "";

  test("lose their words once, and the others keep theirs", async () => {
    const [one, two, other] = [await surat("ditandatangani"), await surat("ditandatangani"), await surat("ditandatangani")];
    const draft = await surat("draft");
    const before = await letters([other.id, draft.id]);
    const gone = [await keluar(one.id), await keluar(two.id)];
    await as(sistem, ({ db }) => db.updateTable("suratKeluar").set({ dimusnahkanPada: current }).where("id", "in", gone).execute());
    const { lines } = await told(house, tu, (ctx) => clearDestroyed(ctx, gone));
    expect(lines.map(({ action, subjectId }) => `${action} ${subjectId}`).sort()).toEqual(
      [`destroy ${one.id}`, `destroy ${two.id}`].sort(),
    );
    for (const { id } of [one, two]) {
      const left = await row(id);
      expect(left).toMatchObject({ isi: "", tujuan: null, kertas: null, isian: {}, dimusnahkanPada: current, penandatanganId: kepala.id });
      expect([left.nomor, left.bukti]).toEqual([expect.any(String), expect.any(String)]);
    }
    expect(await letters([other.id, draft.id])).toEqual(before);
    const again = await letters([one.id]);
    expect((await told(house, tu, (ctx) => clearDestroyed(ctx, gone))).lines).toEqual([]);
    expect((await told(house, tu, (ctx) => clearDestroyed(ctx, []))).lines).toEqual([]);
    expect(await letters([one.id])).toEqual(again);
  });
});

test("who signs in the head's place: one row that is agreed to, changed or thrown away leaves the others", async () => {
  const write = (siapa: Actor, isi: object) =>
    as(admin, (ctx) => create(ctx, pejabatPenandatangan, { akunId: siapa.id, cara: "an", jabatan: "Kaur", ...isi } as never, "json"));
  const days = (mulai: string) => ({ mulai, sampai: mulai });
  const approve = (id: string) =>
    as(kepala, async (ctx) => {
      const open = ctx.db.selectFrom("usulanPeran").select("id").where("pejabatId", "=", id).where("status", "=", "menunggu");
      await approveUsulanPeran(ctx, (await open.executeTakeFirstOrThrow()).id);
    });
  const others = [
    (await write(guru, days("2026-11-24"))).id,
    (await write(tu, days("2026-11-24"))).id,
    (await write(guru, days("2026-11-25"))).id,
  ];
  await approve(others[0] ?? "");
  const seen = () =>
    as(sistem, async ({ db }) => {
      const { rows } = await sql<{ all: unknown }>`
        select json_build_array(to_json(p.*), to_json(akun.*), (select json_agg(to_json(u.*) order by u.id) from usulan_peran u where u.pejabat_id = p.id)) as all
        from pejabat_penandatangan p join akun on akun.id = p.akun_id where p.id in (${sql.join(others)}) order by p.id`.execute(db);
      return rows;
    });
  const { id } = await write(guru, days("2026-11-26"));
  const before = await seen();
  await approve(id);
  const { versi, ...values } = await as(admin, (ctx) => find(ctx, pejabatPenandatangan, id));
  const sent = Object.fromEntries(Object.keys(pejabatPenandatangan.fields).map((name) => [name, values[name]]));
  await as(admin, (ctx) => update(ctx, pejabatPenandatangan, { id, versi, sent: { ...sent, sampai: "2026-11-27" }, source: "json" }));
  await as(admin, async (ctx) => remove(ctx, pejabatPenandatangan, await find(ctx, pejabatPenandatangan, id)));
  expect(await seen()).toEqual(before);
});

describe("the chain of a kind of letter", () => {
  const inForce = (jenisId: string) => as(tu, (ctx) => chainInForce(ctx, jenisId));
  const kinds = () => as(sistem, ({ db }) => db.selectFrom("jenisNaskah").select("id").orderBy("nama").limit(2).execute());
  const chain = (isi: object) =>
    as(sistem, (ctx) => create(ctx, rantaiParaf, { tandaTangan: "kepala", pengonsep: true, parafPertama: "bendahara", ...isi }, "json"));
  beforeEach(() => as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where(everyRow).execute()));

  test.each([
    ["2026-11-23", "2026-11-23", true],
    ["2026-11-23", null, true],
    ["2026-11-01", "2026-11-24", true],
    ["2026-11-01", "2026-11-22", false],
    ["2026-11-24", null, false],
  ])("from %s to %s is in force on 23 November: %s", async (mulai, sampai, holds) => {
    const [kind] = await kinds();
    await chain({ jenisId: kind?.id, mulai, sampai });
    expect((await inForce(kind?.id ?? "")) !== null).toBe(holds);
  });

  test("is its own before the one of all kinds, never that of another kind, and none that was thrown away", async () => {
    const [kind, other] = await kinds();
    const mulai = "2026-11-01";
    await chain({ jenisId: null, mulai, parafPertama: "kaur-tu", parafKedua: "bendahara", tandaTangan: "wakamad-humas" });
    const own = await chain({ jenisId: kind?.id, mulai });
    expect(await inForce(kind?.id ?? "")).toEqual({ pengonsep: true, paraf: ["bendahara"], tandaTangan: "kepala" });
    const general = { pengonsep: true, paraf: ["kaur-tu", "bendahara"], tandaTangan: "wakamad-humas" };
    expect(await inForce(other?.id ?? "")).toEqual(general);
    await as(sistem, (ctx) => remove(ctx, rantaiParaf, own));
    expect(await inForce(kind?.id ?? "")).toEqual(general);
    await as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where("jenisId", "is", null).execute());
    expect(await inForce(kind?.id ?? "")).toBeNull();
  });
});
