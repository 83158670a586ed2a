import { Link, useLocation } from "react-router";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { jalurLabel } from "../../jalur/jenis-jalur.ts";
import { keadaanNames, keadaanPendaftaran } from "../../keadaan/keadaan.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { type Asked, writeKurang } from "../asked.ts";
import type { Meja } from "../list-meja.server.ts";

interface Props {
  readonly asked: Asked;
  readonly meja: Meja;
}

interface Figure {
  readonly value: string;
  readonly words: string;
  readonly banyak: number;
}

/** How many wait where, with whom and for what; each figure is the way to them, together with what is chosen already. */
export function Counts({ asked, meja: { counts, verifikators } }: Props) {
  const keadaan = keadaanPendaftaran.map((value) => ({ value, words: keadaanNames[value], banyak: counts.keadaan[value] }));
  const jalur = [...counts.jalur].map(([value, banyak]) => ({ value, words: jalurLabel(value), banyak }));
  const people = [...verifikators].map(({ id, nama }) => ({ value: id, words: nama, banyak: counts.verifikator.get(id) ?? 0 }));
  const nobody = { value: "tanpa", words: "Belum ada", banyak: counts.verifikator.get("tanpa") ?? 0 };
  const kurang = counts.kurang.map(({ dokumen, banyak }) => ({ value: writeKurang(dokumen), words: dokumen, banyak }));
  const marks = [
    { name: "umur", value: "luar", words: "Umur di luar aturan", banyak: counts.umur, chosen: asked.umur ? "luar" : "" },
    { name: "ganda", value: "ganda", words: "Mungkin ganda", banyak: counts.ganda, chosen: asked.ganda ? "ganda" : "" },
    {
      ...{ name: "jawaban", value: "kurang", words: "Jawaban belum lengkap", banyak: counts.jawaban },
      chosen: asked.jawaban ? "kurang" : "",
    },
  ];
  const isAny = [...jalur, ...kurang, ...marks, ...people, nobody].some(({ banyak }) => banyak > 0);
  const isNarrowed = asked.jalur !== "" || asked.verifikator !== "" || asked.kurang !== "" || asked.umur || asked.ganda || asked.jawaban;
  return (
    <>
      {keadaan.some((one) => isShown(one, asked.keadaan)) && (
        <nav className="meja-ppdb-hitung" aria-label="Jumlah menurut keadaan">
          <Figures name="keadaan" chosen={asked.keadaan} figures={keadaan} />
        </nav>
      )}
      {/* A draft has neither papers nor a verifier yet. */}
      <details hidden={asked.keadaan === "draf" || !isAny} className="meja-ppdb-lain" open={isNarrowed || undefined}>
        <summary>Jumlah menurut berkas, verifikator, jalur, dan tanda</summary>
        <Group title="Berkas yang kurang" name="berkas" chosen={writeKurang(asked.kurang)} figures={kurang} />
        <Group title="Verifikator" name="verifikator" chosen={asked.verifikator} figures={[nobody, ...people]} />
        <Group title="Jalur" name="jalur" chosen={asked.jalur} figures={jalur} />
        {marks.some(({ banyak, chosen }) => banyak > 0 || chosen) && (
          <nav className="meja-ppdb-hitung" aria-label="Jumlah menurut tanda">
            <b>Tanda</b>
            {marks.map(({ name, chosen, ...figure }) => (
              <Figures key={name} name={name} chosen={chosen} figures={[figure]} />
            ))}
          </nav>
        )}
      </details>
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly chosen: string;
  readonly figures: readonly Figure[];
}

function Group({ title, ...group }: GroupProps & { readonly title: string }) {
  if (!group.figures.some((one) => isShown(one, group.chosen))) return null;
  return (
    <nav className="meja-ppdb-hitung" aria-label={`Jumlah menurut ${title.toLowerCase()}`}>
      <b>{title}</b>
      <Figures {...group} />
    </nav>
  );
}

const isShown = ({ value, banyak }: Figure, chosen: string): boolean => banyak > 0 || value === chosen;

function Figures({ name, chosen, figures }: GroupProps) {
  const { search } = useLocation();
  return figures
    .filter((one) => isShown(one, chosen))
    .map(({ value, words, banyak }) => (
      <Link
        key={value}
        to={listAddress(mejaPpdbPath, search, { [name]: value === chosen ? null : value, halaman: null })}
        aria-current={value === chosen ? "true" : undefined}
        preventScrollReset
      >
        <b>{banyak.toLocaleString("id-ID")}</b> {words}
      </Link>
    ));
}
