import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loadDasbor } from "./load-dasbor.server.ts";

const { scope } = useDatabase({ policy });
const close = new Set<string>();
const dasbor = (...peran: string[]) =>
  scope(actor(...peran)).transaction((ctx) => loadDasbor(ctx, (alamat) => (close.has(alamat) ? null : { keluar: false })));

beforeAll(() => scope(system("uji")).transaction(seedSekolah));

test("a service card leads where the school set it, is hidden where that is closed, says when there is none, and asks to be set by who may", async () => {
  const kode = async (...peran: string[]) => (await dasbor(...peran)).kartu.map((satu) => satu.kode);
  expect(await kode("pegawai")).toEqual(expect.arrayContaining(["monitoringKelas", "situs", "elearning", "disposisi"]));
  expect(await kode("pegawai")).not.toContain("foto");
  expect(await kode("humas")).toEqual(expect.arrayContaining(["foto", "infografis"]));
  close.add("/administration/disposisi");
  expect(await kode("pegawai")).not.toContain("disposisi");
  await scope(system("uji")).transaction(({ db }) => sql`update tautan_layanan set rapor = null`.execute(db));
  const { kartu: milikPegawai } = await dasbor("pegawai");
  expect(milikPegawai.find((satu) => satu.kode === "rapor")).toMatchObject({ ke: null, belumDiatur: true });
  const { kartu } = await dasbor("tataUsaha");
  expect(kartu.find((satu) => satu.kode === "rapor")).toEqual({
    kode: "rapor",
    ke: "/administration/tautan-layanan",
    keluar: false,
    belumDiatur: true,
  });
});

test("no two cards lead to one place as they come", async () => {
  const ways = (await dasbor("administrator")).kartu.flatMap(({ ke, belumDiatur }) => (ke && !belumDiatur ? [ke] : []));
  expect(ways.length).toBeGreaterThan(10);
  expect(ways.filter((way, place) => ways.indexOf(way) !== place)).toEqual([]);
});

test("links for staff come in their groups", async () => {
  const { tautan } = await dasbor("guru");
  expect(tautan.map(({ judul }) => judul)).toEqual(["Link Aplikasi", "Link Unit Kerja", "Link Terkait"]);
  expect(tautan[0]?.tautan[0]).toMatchObject({ label: "EMIS", alamat: "https://emis.kemenag.go.id" });
});

test("each step of the first days leads into the settings at a field of theirs", async () => {
  const ways = (await dasbor("administrator")).penyiapan?.map(({ ke }) => ke) ?? [];
  const settings = registers.find(({ name }) => name === "pengaturan");
  const places = Object.keys(settings?.fields ?? {}).map((field) => `${settings?.path}#${fieldId(field)}`);
  const intoSettings = ways.filter((way) => way.startsWith(`${settings?.path}`));
  expect(intoSettings.length).toBeGreaterThan(3);
  expect(intoSettings.filter((way) => !places.includes(way))).toEqual([]);
  // The step that asks for a photo: a school without a video must see that it is at the right field.
  expect(settings?.fields.posterId?.label).toMatch(/^Foto/);
});
