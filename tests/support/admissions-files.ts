import type { Page } from "playwright-core";
import { expect } from "vitest";
import { post, registration } from "./registrations.ts";
import { query } from "./stored.ts";
import type { Walk } from "./walk.ts";

interface Admissions {
  readonly walk: () => Walk;
  /** Somebody of the committee. */
  readonly committee: () => Page;
  readonly picture: () => Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }>;
}

/** Where files come in during admissions, by the source that takes them. */
export function admissionsInputs({ walk, committee, picture }: Admissions): Readonly<Record<string, () => Promise<void>>> {
  const ask = <T extends object>(statement: string) => query<T>(walk().product.dataDir, statement);
  /** A path that asks for one paper and weighs a test, with one child who came by it. */
  const begin = async (name: string): Promise<string> => {
    if ((await ask("select from jalur_ppdb")).length === 0) {
      await ask("insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
      await ask(`insert into jalur_ppdb (jenis, gelombang_id, dokumen, bobot_tes, seri1)
        select 'reguler', id, 'Kartu keluarga', 100, 'tes' from gelombang_ppdb`);
    }
    return ((await (await post(walk().product.url, registration(name))).json()) as { nomor: string }).nomor;
  };
  return {
    "modules/ppdb/keluarga/kiriman/upload.tsx": async () => {
      const nomor = await begin("Aminah Borman");
      const family = await walk().newPage();
      await family.goto(`${walk().product.url}/daftar/status`);
      await family.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
      await family.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
      await family.getByRole("button", { name: "Lihat status" }).click();
      await family
        .locator("input[type=file]")
        .first()
        .setInputFiles(await picture());
      // A page that comes alive meanwhile shows it above the button, which moves away from a press.
      await family.getByText("1 halaman siap dikirim.").waitFor();
      await family.getByRole("button", { name: "Kirim Kartu keluarga" }).click();
      await family.getByText("Menunggu diperiksa.", { exact: true }).waitFor();
      expect(await ask("select from berkas_pendaftaran where keadaan = 'menunggu'")).toHaveLength(1);
      await family.context().close();
    },
    "modules/ppdb/kertas/parts/scan.tsx": async () => {
      await begin("Citra Lasimpo");
      const [child] = await ask<{ id: string }>("select id from pendaftaran where nama_lengkap = 'Citra Lasimpo'");
      await committee().goto(`${walk().product.url}/administration/meja-ppdb/${child?.id}`, { waitUntil: "networkidle" });
      await committee()
        .getByLabel("Pilih berkas dari perangkat, pindaian Kartu keluarga")
        .setInputFiles(await picture());
      await expect.poll(() => ask("select from berkas_pendaftaran where dikirim_oleh is not null")).toHaveLength(1);
    },
    "modules/ppdb/nilai/screens/impor-nilai.tsx": async () => {
      const nomor = await begin("Budi Lasimpo");
      await ask("update pendaftaran set keadaan = 'terverifikasi'");
      const [path] = await ask<{ id: string }>("select id from jalur_ppdb");
      await committee().goto(`${walk().product.url}/administration/nilai-ppdb/${path?.id}/tes/impor`);
      const list = { name: "nilai.csv", mimeType: "text/csv", buffer: Buffer.from(`Nomor pendaftaran;Nilai\n${nomor};81,5\n`) };
      await committee().getByLabel("Pilih berkas dari perangkat, daftar nilai", { exact: true }).setInputFiles(list);
      await committee().getByRole("button", { name: "Simpan 1 nilai" }).click();
      await expect.poll(() => ask("select from nilai_ppdb where nilai = 8150")).toHaveLength(1);
    },
    "modules/ppdb/seleksi/screens/uji.tsx": async () => {
      const stranger = await walk().newPage();
      await stranger.goto(`${walk().product.url}/informasi/ppdb/uji`, { waitUntil: "networkidle" });
      const other = { name: "lain.json", mimeType: "application/json", buffer: Buffer.from("{}") };
      await stranger.locator("#paket").setInputFiles(other);
      await expect.poll(() => stranger.getByText("Berkas ini bukan paket seleksi PPDB.").isVisible()).toBe(true);
      await stranger.context().close();
    },
  };
}
