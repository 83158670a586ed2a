import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { type Door, figure, several } from "./request-entry.ts";
import { fillThreeTahun } from "./three-years.ts";

const [siswa, hari] = [2_000, 78];

/** The dashboard of a school with 2,000 pupils and 100,000 attendance rows: its figures altogether, then the page with its frame. */
export async function dasbor(door: Door): Promise<Figure[]> {
  const { baris } = await fillThreeTahun(door.product, hari);
  await query(
    door.product.dataDir,
    `insert into siswa (nama, nisn, status, jenis_kelamin)
     select 'Siswa ' || n, lpad(n::text, 10, '0'), 'aktif', case n % 2 when 0 then 'laki-laki' else 'perempuan' end
     from generate_series(1, ${siswa}) n on conflict do nothing`,
  );
  await query(door.product.dataDir, "vacuum analyze");
  const sekolah = `${siswa.toLocaleString("en")} pupils, ${baris.toLocaleString("en")} attendance rows`;
  const asked = async (what: string, path: string, most: number) =>
    figure(`dashboard, ${sekolah}: ${what}`, await several(door, 50, [path]), most);
  return [
    await asked("all its figures, from the request to the last byte", "/dashboard.data?_routes=%2Fdashboard", 30),
    await asked("the same with the frame of the portal", "/dashboard.data", 60),
  ];
}
