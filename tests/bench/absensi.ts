import { type Product, removeData, startProduct } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { recordKelas } from "./record-absensi.ts";
import { emptiestAnswer, emptiestOf, figure, several } from "./request-entry.ts";
import { fillThreeTahun, type ThreeTahun } from "./three-years.ts";
import { beside, timed } from "./times.ts";

type Rumah = { readonly product: Product; readonly sekolah: ThreeTahun; readonly kepala: SignedIn };

/** A whole school's three years: what the head waits for who looks, and what teachers wait for who record, alone and all at once. */
export async function absensi(): Promise<Figure[]> {
  const product = await startProduct();
  const sekolah = await fillThreeTahun(product);
  console.log(`  ${sekolah.baris.toLocaleString("en")} attendance rows on ${sekolah.hari.length} days`);
  const rumah = { product, sekolah, kepala: await signInAs(product.url, await addStaff(product, "kepala")) };
  const figures = [...(await melihat(rumah)), ...(await berkas(rumah)), ...(await recordKelas(product))];
  await product.stop();
  removeData(product);
  return figures;
}

async function melihat({ product, sekolah, kepala }: Rumah): Promise<Figure[]> {
  const kini = sekolah.hari.at(-1) ?? "";
  const sebulan = `dari=${kini.slice(0, 7)}-01&sampai=${kini.slice(0, 7)}-28`;
  const semester = `dari=${sekolah.semester.mulai}&sampai=${sekolah.semester.selesai}`;
  const lihat = async (what: string, query: string, [most, rounds]: readonly [number, number]) =>
    figure(what, await several({ product, headers: kepala }, rounds, [`/kehadiran.data?${query}`]), most);
  return [
    await lihat("overview of a day, the whole answer", `tab=siswa&hari=${kini}`, [40, 40]),
    await lihat("overview of a day of the staff", `hari=${kini}`, [40, 40]),
    await lihat("month recap of a class", `tab=rekap&${sebulan}&kategori=student&menurut=orang&kelas=${sekolah.kelasId}`, [60, 40]),
    await lihat("semester recap of the school by person", `tab=rekap&${semester}&kategori=all&menurut=orang`, [1000, 8]),
    await lihat("semester recap of the school by class", `tab=rekap&${semester}&kategori=all&menurut=kelas`, [1000, 8]),
  ];
}

/** From the click until the file is there. */
async function berkas({ product, sekolah, kepala }: Rumah): Promise<Figure[]> {
  const figures: Figure[] = [];
  const emptiest = await emptiestOf({ product, headers: kepala });
  for (const format of ["pdf", "excel"]) {
    const body = new URLSearchParams({
      ...{ dari: sekolah.semester.mulai, sampai: sekolah.semester.selesai },
      ...{ kategori: "all", menurut: "orang", format },
    });
    const begun = performance.now();
    await timed(`${product.url}/kehadiran/laporan`, { method: "POST", headers: kepala, body });
    await finished(product, figures.length + 1);
    const taken = performance.now() - begun;
    figures.push({
      what: `semester recap of the school as ${format === "pdf" ? "PDF" : "XLSX"}, made in a job`,
      measured: `${(taken / 1000).toFixed(1)} s = ${beside(taken, emptiest, emptiestAnswer)}`,
      aim: "≤ 10 s",
      met: taken <= 10_000,
    });
  }
  return figures;
}

async function finished({ dataDir }: Product, banyak: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const [{ jadi, gagal } = { jadi: 0, gagal: 0 }] = await query<{ jadi: number; gagal: number }>(
      dataDir,
      "select count(*) filter (where state = 'selesai')::int as jadi, count(*) filter (where state = 'gagal')::int as gagal from tugas where job = 'laporan-absensi'",
    );
    if (gagal > 0) throw new Error("the report was not made");
    if (jadi >= banyak) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the report was not made within half a minute");
}
