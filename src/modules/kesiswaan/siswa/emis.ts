import type { Option } from "#kit/register/fields.ts";

/** Choices as EMIS has them; the label is what is kept, so that a list from there fits as it is. */
const options = (labels: string): Option[] => labels.split("|").map((label) => ({ value: label, label }));

export const hobi = options("Olahraga|Kesenian|Membaca|Menulis|Jalan-jalan|Lainnya");
export const citaCita = options("PNS|TNI/Polri|Guru/Dosen|Dokter|Politikus|Wiraswasta|Seniman/Artis|Ilmuwan|Agamawan|Lainnya");
export const pembiaya = options("Orang Tua|Wali/Orang Tua Asuh|Tanggungan Sendiri|Lainnya");
export const praSekolah = options("PAUD|TK/RA|PAUD dan TK/RA|Tidak pernah");
export const statusRumah = options("Milik sendiri|Rumah orang tua|Rumah saudara/kerabat|Rumah dinas|Sewa/kontrak|Lainnya");
export const tempatTinggal = options(
  "Ayah|Ibu|Wali|Saudara/Kerabat|Asrama Madrasah|Kontrak/Kost|Asrama Pesantren|Panti Asuhan|Rumah Singgah|Lainnya",
);
export const distance = options("<5 km|5-10 km|11-20 km|21-30 km|>30 km");
export const transportasi = options("Jalan kaki|Sepeda|Sepeda motor|Mobil pribadi|Antar jemput sekolah|Angkutan umum|Perahu|Lainnya");
export const travelTime = options("1-10 menit|10-19 menit|20-29 menit|30-39 menit|1-2 jam|>2 jam");
export const statusOrangTua = options("Masih Hidup|Sudah Meninggal|Tidak Diketahui");
export const pendidikanOrangTua = options("SD|SMP|SMA/sederajat|D1|D2|D3|D4/S1|S2|S3|Tidak Sekolah|Lainnya");
export const penghasilan = options(
  "<800.000|800.000-1,2 juta|1,2-1,8 juta|1,8-2,5 juta|2,5-3,5 juta|3,5-4,8 juta|4,8-6,5 juta|6,5-10 juta|10-20 juta|>20 juta",
);
export const kewarganegaraan = [
  { value: "Indonesia", label: "Warga negara Indonesia" },
  { value: "asing", label: "Warga negara asing" },
] as const satisfies readonly Option[];

/** What EMIS asks only of some: whoever is meant by these answers, and what is said to the others. */
export const onlyIf = (says: Readonly<Record<string, readonly string[]>>, sentence: string) => ({ onlyIf: { says, sentence } });
export const wni = ["", "Indonesia"];
export const wna = ["asing"];
export const withoutNomor = "Nomor telepon tidak diisi bila ditandai tidak punya HP.";
