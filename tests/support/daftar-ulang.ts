/** What an invented family answers at re-registration, part by part. */
const anak = {
  ...{ nisn: "0123456789", nik: "7271014903120001", anakKe: "2", jumlahSaudara: "3", hobi: "Membaca", citaCita: "Dokter" },
  ...{ praSekolah: "TK/RA", pembiaya: "Orang Tua" },
};
const alamat = {
  ...{ kelurahan: "Besusu", kecamatan: "Palu Timur", kabupaten: "Palu", provinsi: "Sulawesi Tengah", statusRumah: "Milik sendiri" },
  ...{ tempatTinggal: "Ibu", jarak: "<5 km", transportasi: "Jalan kaki", waktuTempuh: "1-10 menit" },
};
const keluarga = { noKk: "7271010101120001", kepalaKeluarga: "Abdul Rahman Lamadjido" };
const parent = (who: "Ayah" | "Ibu", nik: string, lahir: string) => ({
  ...{ [`nik${who}`]: nik, [`tanggalLahir${who}`]: lahir, [`pendidikan${who}`]: "SMA/sederajat", [`penghasilan${who}`]: "<800.000" },
  [`noTelepon${who}`]: "081200000001",
});
const ayah = parent("Ayah", "7271010203800001", "2/3/1980");
const ibu = parent("Ibu", "7271014203820001", "2/3/1982");
export const answers = { anak, alamat, keluarga, ayah, ibu };
