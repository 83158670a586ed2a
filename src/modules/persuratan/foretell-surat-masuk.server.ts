import type { Foretell } from "#kit/transfer/transfer.server.ts";

/** Numbers of the book of letters that a list takes: those it brings along from an old book, and those it draws. */
export const foretellSuratMasuk: Foretell = async (_, changes) => {
  const surat = changes.flatMap(({ action, after }) => (action === "create" && after ? [after] : []));
  const menurutTahun = Map.groupBy(surat, ({ tanggalTerima }) => String(tanggalTerima).slice(0, 4));
  return [...menurutTahun].sort().map(([tahun, mereka]) => {
    const nomor = mereka.map(({ nomorAgenda }) => Number(nomorAgenda));
    const [awal, akhir] = [Math.min(...nomor), Math.max(...nomor)];
    const dari = awal === akhir ? `${awal}` : `${awal} sampai ${akhir}`;
    return `${mereka.length.toLocaleString("id-ID")} nomor agenda tahun ${tahun} akan terpakai: ${dari}. Bila impor ini diurungkan, nomornya kembali.`;
  });
};
