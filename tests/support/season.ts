import { randomBytes } from "node:crypto";
import type { Product } from "./product.ts";
import { post, registration } from "./registrations.ts";
import { addStaff, addToStaffFile, type SignedIn, type Staff, signInAs } from "./staff.ts";
import { query } from "./stored.ts";

export const deskSeleksi = "/administration/seleksi-ppdb";

/** A season of admissions that waits for its decision, and those who take it. */
export interface Season {
  readonly gelombang: string;
  readonly periode: string;
  readonly first: SignedIn;
  /** Who also makes pupils of them. */
  readonly second: SignedIn;
  readonly kepala: Staff;
  readonly pemaraf: Staff;
}

/** Invented families, all of them through with their papers and marked, two fifths of them with a place. */
export async function openSeason(product: Product, many: number): Promise<Season> {
  const { dataDir, url } = product;
  const one = await post(url, registration("Satu Calon"));
  if (one.status !== 201) throw new Error(`no registration: ${one.status}`);
  // What the database works out itself is not copied.
  const columns = await query<{ name: string }>(
    dataDir,
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = 'pendaftaran' and is_generated = 'NEVER' order by ordinal_position`,
  );
  for (const statement of [
    "update buku_nomor set kode_jabatan = 'Ma.22.01.01'",
    "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb",
    `insert into jalur_ppdb (jenis, gelombang_id, bobot_tes, bobot_rapor, kuota, cadangan, seri1)
     select 'reguler', id, 60, 40, ${Math.floor(many * 0.4)}, ${Math.floor(many * 0.1)}, 'usia' from gelombang_ppdb`,
    copies(
      many,
      columns.map(({ name }) => name),
    ),
    "update pendaftaran set keadaan = 'lulus administrasi', gelombang_id = (select id from gelombang_ppdb)",
    `insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada)
     select id, komponen, '1', 6000 + (row_number() over (order by nomor) * 7919) % 4000, 'Uji', now()
     from pendaftaran, unnest(array['tes', 'rapor']) komponen`,
    `update periode_ppdb set buka = current_date - 60, tutup = current_date - 1, pengumuman = current_date,
       daftar_ulang_mulai = current_date + 1, daftar_ulang_selesai = current_date + 6, tahun_ajaran = '2026/2027'`,
    "vacuum analyze",
  ])
    await query(dataDir, statement);
  const [row] = await query<{ gelombang: string; periode: string }>(
    dataDir,
    "select id as gelombang, periode_id as periode from gelombang_ppdb",
  );
  const official = async (jabatan: string, ...roles: readonly string[]) =>
    addToStaffFile(product, await addStaff(product, ...roles), jabatan);
  return {
    ...(row ?? { gelombang: "", periode: "" }),
    first: await signInAs(url, await official("Guru", "panitiaPpdb")),
    second: await signInAs(url, await official("Guru", "administrator", "panitiaPpdb")),
    kepala: await official("Kepala Madrasah", "kepala"),
    pemaraf: await official("Kepala Urusan Tata Usaha", "tataUsaha"),
  };
}

/** The one registration again and again, each with a number, a name and a day of birth of its own. */
const copies = (many: number, columns: readonly string[]) => `
  with asal as (select to_jsonb(pendaftaran) as isi from pendaftaran limit 1)
  insert into pendaftaran (${columns.join(", ")})
  select ${columns.map((name) => `baru.${name}`).join(", ")} from asal, generate_series(1, ${many - 1}) n, lateral jsonb_populate_record(null::pendaftaran, isi || jsonb_build_object(
    'id', gen_random_uuid(), 'nomor', 'PMBM-2027-' || lpad((n + 1)::text, 5, '0') || '-X', 'nama_lengkap', 'Calon ' || n,
    'bukti_hash', '\\x' || md5(n::text) || md5('x' || n), 'tanggal_lahir', date '2011-07-01' + n % 700,
    'created_at', now() + n * interval '1 second')) baru`;

export const send = (url: string, path: string, headers: SignedIn, fields: Readonly<Record<string, string>>) =>
  fetch(`${url}${path}.data`, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });

async function demand(url: string, path: string, headers: SignedIn, fields: Readonly<Record<string, string>>): Promise<void> {
  const answer = await send(url, path, headers, fields);
  if (answer.status >= 400) throw new Error(`${path} ${fields.aksi ?? ""}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
}

export const publishRules = ({ url }: Product, { periode, first }: Season) =>
  demand(url, `/administration/periode-ppdb/${periode}/aturan`, first, { aksi: "terbitkan" });

/** The fingerprint of the list as the page shows it, by which it is proposed. */
export async function seenList({ url }: Product, { first }: Season): Promise<string> {
  const page = await (await fetch(`${url}${deskSeleksi}.data`, { headers: first })).text();
  const found = /"urutan","([0-9a-f]{64})"/.exec(page)?.[1];
  if (!found) throw new Error("the page of the selection tells no list");
  return found;
}

/** The head's decision, begun by the committee, completed, and signed. @param bernomor whether each family's letter takes a number */
export async function signDecision(product: Product, { second, kepala, pemaraf, gelombang }: Season, bernomor: boolean): Promise<void> {
  const { url, dataDir } = product;
  await demand(url, deskSeleksi, second, { aksi: "konsep", gelombang, bernomor: bernomor ? "ya" : "" });
  await query(
    dataDir,
    `update naskah_surat set status = 'diparaf', isian = isian || '{"Dasar petunjuk teknis penerimaan": "Keputusan Uji"}',
       pemaraf_id = (select id from akun where nip = '${pemaraf.nip}') where status = 'draft'`,
  );
  const [naskah] = await query<{ id: string; versi: number }>(dataDir, "select id, versi from naskah_surat where status = 'diparaf'");
  const fields = { aksi: "tandatangan", versi: String(naskah?.versi), kunci: randomBytes(16).toString("hex") };
  // Signed in for this: a signature asks for somebody who has shown just now who they are.
  await demand(url, `/administration/naskah/${naskah?.id}`, await signInAs(url, kepala), fields);
}

export const decide = ({ url }: Product, headers: SignedIn, fields: Readonly<Record<string, string>>) =>
  demand(url, deskSeleksi, headers, fields);
