/** What lists know of a parent or guardian, said of each of the three; an "orang tua" is also written "ortu" and in one word. */
const ofPerson: Readonly<Record<string, readonly string[]>> = {
  "Nama {x}": ["{x}", "nama {x} kandung", "nama lengkap {x}", "nama orang tua {x}", "nm {x}", "{x} nama", "nama {x} siswa"],
  "NIK {x}": ["no nik {x}", "no ktp {x}", "nomor ktp {x}", "{x} nik", "nik orang tua {x}", "ktp {x}"],
  "Tanggal lahir {x}": ["tgl lahir {x}", "tanggal lahir orang tua {x}", "{x} tanggal lahir", "{x} tgl lahir"],
  "Pendidikan {x}": [
    "pend {x}",
    "pendidikan terakhir {x}",
    "jenjang pendidikan {x}",
    "pendidikan orang tua {x}",
    "{x} pendidikan",
    "ijazah {x}",
  ],
  "Pekerjaan {x}": ["pek {x}", "kerja {x}", "pekerjaan orang tua {x}", "{x} pekerjaan", "profesi {x}", "pekerjaan utama {x}"],
  "Penghasilan {x}": [
    "gaji {x}",
    "pendapatan {x}",
    "rata rata penghasilan {x}",
    "penghasilan orang tua {x}",
    "rata rata penghasilan orang tua {x}",
    "{x} penghasilan",
    "penghasilan per bulan {x}",
  ],
  "Nomor telepon {x}": [
    "no hp {x}",
    "hp {x}",
    "no telp {x}",
    "telepon {x}",
    "no wa {x}",
    "{x} no hp",
    "nomor hp {x}",
    "no telepon {x}",
    "no handphone {x}",
    "no hp orang tua {x}",
    "no telepon orang tua {x}",
  ],
  "Keadaan {x}": ["status {x}", "status hidup {x}", "{x} status", "keadaan orang tua {x}", "status orang tua {x}", "status {x} kandung"],
  "Kewarganegaraan {x}": ["warga negara {x}", "{x} kewarganegaraan"],
  "Nomor KITAS {x}": ["kitas {x}", "no kitas {x}"],
};

const both = "orang tua";
const people = ["ayah", "ibu", "wali"];
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  ayah: ["bapak", "ayah kandung"],
  ibu: ["ibu kandung"],
  wali: ["wali siswa"],
};

export const family: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  people.flatMap((person) =>
    Object.entries(ofPerson).map(([label, heads]) => {
      const names = [person, ...(alsoCalled[person] ?? [])];
      const spelled = heads.flatMap((head) =>
        head.includes(both) ? [both, "ortu", "orangtua"].map((one) => head.replace(both, one)) : head,
      );
      return [label.replace("{x}", person), names.flatMap((name) => spelled.map((head) => head.replace("{x}", name)))] as const;
    }),
  ),
);
