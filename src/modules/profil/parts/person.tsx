import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { type Figur, figurCount } from "../profil-content.ts";

const angka = new Intl.NumberFormat("id-ID");

interface Props {
  readonly id: string;
  readonly judul: string;
  /** Who is counted, e.g. "peserta didik". */
  readonly siapa: string;
  /** What the rows are, e.g. "Kelas". */
  readonly kepala: string;
  readonly figur: readonly Figur[] | null;
}

/** People by sex, with their sums; figures given in words stand across. */
export function Person({ id, judul, siapa, kepala, figur }: Props) {
  if (figur?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={judul} />
      {figur ? <Table kepala={kepala} figur={figur} /> : <Unread what={`data ${siapa}`} />}
    </section>
  );
}

function Table({ kepala, figur }: { readonly kepala: string; readonly figur: readonly Figur[] }) {
  const counted = figur.filter(({ within }) => !within);
  const laki = count(counted.map(({ lakiLaki }) => lakiLaki));
  const perempuan = count(counted.map(({ perempuan }) => perempuan));
  const semua = count(counted.map(figurCount));
  const shown = counted.length < figur.length ? figur.filter(({ within }) => within) : figur;
  const unsaid = semua - laki - perempuan;
  return (
    <>
      <table className="tabel figur">
        <thead>
          <tr>
            <th scope="col">{kepala}</th>
            <th scope="col">Laki-laki</th>
            <th scope="col">Perempuan</th>
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((satu) => (
            <Row key={satu.id} figur={satu} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Jumlah</th>
            {[laki, perempuan, semua].map((nilai, index) => (
              <td key={["l", "p", "j"][index]}>{angka.format(nilai)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {unsaid > 0 ? <p>Jumlah itu termasuk {angka.format(unsaid)} orang yang jenis kelaminnya belum dicatat.</p> : null}
    </>
  );
}

function Row({ figur }: { readonly figur: Figur }) {
  const { nama, lakiLaki, perempuan, nilai } = figur;
  if (figur.within)
    return (
      <tr>
        <th scope="row">{nama}</th>
        <td colSpan={2}>
          <span className="figur-bersama">tidak dirinci</span>
        </td>
        <td>{angka.format(figurCount(figur))}</td>
      </tr>
    );
  if (lakiLaki === null || perempuan === null)
    return (
      <tr>
        <th scope="row">{nama}</th>
        <td colSpan={3}>{nilai}</td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">{nama}</th>
      <td>{angka.format(lakiLaki)}</td>
      <td>{angka.format(perempuan)}</td>
      <td>{angka.format(figurCount(figur))}</td>
    </tr>
  );
}

const count = (nilai: readonly (number | null)[]): number => nilai.reduce<number>((sum, satu) => sum + (satu ?? 0), 0);
