import { Tag } from "#kit/ui/tag.tsx";
import type { Detail, Result } from "./decision.ts";
import type { Content } from "./fields.ts";

interface Props {
  readonly rincian: readonly Detail[];
  /** Everybody who sits in the class now. */
  readonly siswa: NonNullable<Content["dipilih"]>["siswa"];
  /** "X.E-1 2026/2027" */
  readonly asal: string;
  readonly tujuan: Content["tujuan"];
}

/** What would happen. Who does not go on with the class is named: that is where a slip of the hand shows. */
export function Preview({ rincian, siswa, asal, tujuan }: Props) {
  const masuk = tujuan.flatMap((kelas) => {
    const anak = rincian.filter(({ ke }) => ke === kelas.id);
    return anak.length > 0 ? [{ ...kelas, anak, hasil: anak[0]?.hasil }] : [];
  });
  const lulus = rincian.filter(({ hasil }) => hasil === "lulus").length;
  const dibiarkan = siswa.filter(({ id }) => rincian.every(({ siswaId }) => siswaId !== id));
  return (
    <div role="status" className="kenaikan-pratinjau">
      <h3>Pratinjau, belum ada yang diubah</h3>
      <ul>
        {masuk.map(({ id, nama, anak, hasil, banyak, kapasitas }) => (
          <li key={id}>
            {anak.length} siswa {masukWords(hasil)} {nama}, menjadi {banyak + anak.length} siswa
            {hasil === "tinggal" && `: ${describe(anak)}`}
            {kapasitas !== null && banyak + anak.length > kapasitas ? <Tag tone="warning">Melebihi kapasitas {kapasitas}</Tag> : null}
          </li>
        ))}
        {lulus > 0 && <li>{lulus} siswa lulus dan menjadi alumni</li>}
        {dibiarkan.length > 0 && (
          <li>
            {dibiarkan.length} siswa dibiarkan di {asal}: {describe(dibiarkan)}
          </li>
        )}
      </ul>
    </div>
  );
}

const masukWords = (hasil: Result | undefined) => (hasil === "tinggal" ? "tinggal di" : "ke");

function describe(anak: readonly { readonly nama: string }[]): string {
  const nama = anak.slice(0, 5).map((satu) => satu.nama);
  return anak.length > 5 ? `${nama.join(", ")}, dan ${anak.length - 5} siswa lain` : nama.join(", ");
}
