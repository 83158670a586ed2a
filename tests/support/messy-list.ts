import { addDays } from "#kit/dates.ts";

/** A fault that was put into a list: where it stands, and the label of the field. */
export interface Planted {
  readonly kind: string;
  readonly row: number;
  readonly column: string;
}

const heads = [
  "NO",
  "NAMA SISWA",
  "NISN",
  "NIK",
  "L/P",
  "TMP LAHIR",
  "TGL LAHIR",
  "ROMBEL",
  "AGAMA",
  "NO HP",
  "E-MAIL",
  "ALAMAT",
  "RT",
  "KODE POS",
  "ANAK KE",
  "KITAS",
  "STATUS SISWA",
];
const months = ["Januari", "Pebruari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober", "Nopember", "Desember"];

/** Each writes one fault under a head; `stands` is what stood there, `above` what the row before has. */
type Write = (stands: string, above: string) => string;
const faults: Readonly<Record<string, readonly [field: string, head: string, write: Write]>> = {
  "NISN too short": ["NISN", "NISN", () => "12345"],
  "NISN with a letter": ["NISN", "NISN", () => "01O9123456"],
  "NISN of somebody else": ["NISN", "NISN", (_, above) => above],
  "NIK with 15 figures": ["NIK", "NIK", (stands) => stands.replace(/\D/g, "").slice(0, 15)],
  "NIK that Excel rounded": ["NIK", "NIK", () => "7,27105E+15"],
  "NIK of another day": ["NIK", "NIK", () => "7271010112050001"],
  "a day that is in no calendar": ["Tanggal lahir", "TGL LAHIR", () => "31/2/2010"],
  "a day to come": ["Tanggal lahir", "TGL LAHIR", () => "17 Agustus 2061"],
  "no day at all": ["Tanggal lahir", "TGL LAHIR", () => "Agustus"],
  "a class that is not there": ["Kelas", "ROMBEL", () => "X.E-99"],
  "a sex nobody knows": ["Jenis kelamin", "L/P", () => "X"],
  "no sex": ["Jenis kelamin", "L/P", () => ""],
  "no name": ["Nama lengkap", "NAMA SISWA", () => " "],
  "half a telephone number": ["Nomor telepon", "NO HP", () => "0812"],
  "mail without its sign": ["Surel", "E-MAIL", () => "siswa.contoh.id"],
  "a religion nobody knows": ["Agama", "AGAMA", () => "Jedi"],
  "a pupil who graduated": ["Status", "STATUS SISWA", () => "Lulus"],
  "a formula that broke": ["Alamat", "ALAMAT", () => "#REF!"],
  "an RT with a letter": ["RT", "RT", () => "12A"],
  "a KITAS of one who is no foreigner": ["Nomor KITAS", "KITAS", () => "K-123"],
};

/** 1,200 pupils as an office writes them, in many ways, under titles and above sums; 20 kinds of faults, each `times` times. */
export function messyList(count: number, times: number) {
  const rows = Array.from({ length: count }, (_, n) => lineOf(n));
  const step = Math.floor(count / (Object.keys(faults).length * times)) - 1;
  const planted: Planted[] = [];
  let next = 5;
  for (const [kind, [column, head, write]] of Object.entries(faults))
    for (let time = 0; time < times; time += 1) {
      const at = heads.indexOf(head);
      rows[next] = (rows[next] ?? []).with(at, write(rows[next]?.[at] ?? "", rows[next - 1]?.[at] ?? ""));
      planted.push({ kind, row: next + titles.length + 2, column });
      next += step;
    }
  const lines = [...titles, heads, ...rows, ["", "JUMLAH", String(count)], ["", "Mengetahui,"]];
  return { lines, planted };
}

const titles: readonly string[][] = [["DATA SISWA MAN 1 PALU"], ["TAHUN PELAJARAN 2026/2027"]];

function lineOf(n: number): string[] {
  const lahir = addDays("2009-01-01", n % 1_000);
  const [tahun = "", bulan = "", hari = ""] = lahir.split("-");
  const perempuan = n % 2 === 1;
  const nisn = `${tahun.slice(1)}${String(n).padStart(7, "0")}`;
  const nik = `727101${String(Number(hari) + (perempuan ? 40 : 0)).padStart(2, "0")}${bulan}${tahun.slice(2)}${String(n + 1).padStart(4, "0")}`;
  const hp = `812${String(n).padStart(8, "3")}`;
  const nama = `Siswa ${letters(n)} Palu`;
  return [
    String(n + 1),
    pick(n, [nama, nama.toUpperCase(), ` ${nama} `, nama.replace(" ", "\u00a0")]),
    pick(n, [nisn, nisn.replace(/^0/, ""), `'${nisn}`, `${nisn.slice(0, 5)} ${nisn.slice(5)}`]),
    pick(n, [nik, `${nik.slice(0, 6)} ${nik.slice(6, 12)} ${nik.slice(12)}`, `'${nik}`]),
    perempuan ? pick(n, ["P", "Pr", "Perempuan", "p"]) : pick(n, ["L", "Lk", "Laki-laki", "l"]),
    pick(n, ["Palu", "DONGGALA", "Sigi "]),
    pick(n, [
      lahir,
      `${Number(hari)} ${months[Number(bulan) - 1]} ${tahun}`,
      `${hari}/${bulan}/${tahun}`,
      `${Number(hari)}-${Number(bulan)}-${tahun}`,
    ]),
    `X.E-${(n % 24) + 1}`,
    pick(n, ["Islam", "ISLAM", "islam"]),
    pick(n, [`0${hp}`, hp, `+62 ${hp}`, `0${hp.slice(0, 3)}-${hp.slice(3, 7)}-${hp.slice(7)}`, "-"]),
    pick(n, [`siswa${n}@contoh.id`, "", "-"]),
    `Jl. Merpati No. ${n}`,
    pick(n, ["1", "02", "003", ""]),
    pick(n, ["94111", ""]),
    pick(n, ["1", "2", "٣"]),
    "",
    pick(n, ["Aktif", "aktif", "AKTIF"]),
  ];
}

const pick = (n: number, ways: readonly string[]): string => ways[n % ways.length] ?? "";
/** Names by letters, so that none is another one's. */
const letters = (n: number): string =>
  [...String(n).padStart(4, "0")]
    .map((digit) => "abcdefghij"[Number(digit)])
    .join("")
    .replace(/^./, (first) => first.toUpperCase());
