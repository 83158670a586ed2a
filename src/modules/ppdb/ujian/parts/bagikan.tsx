import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { UjianContent } from "../load-ujian.server.ts";
import { ruangUjianPath, sesiUjianPath } from "../paths.ts";

interface Props {
  readonly isi: UjianContent;
}

/** Everybody who waits gets a seat in one press, looked at before. */
export function Bagikan({ isi }: Props) {
  const { ujian, boleh, rencana, asked } = isi;
  if (!boleh) return null;
  if (ujian.sesi.length === 0 || ujian.ruang.length === 0) {
    return (
      <Sheet title="Bagikan tempat">
        <div className="ui-sheet-body ujian-isi">
          <p>{ujian.sesi.length === 0 ? "Ujian ini belum mempunyai sesi." : "Ujian ini belum mempunyai ruang."}</p>
          <div className="ui-actions">
            <ButtonLink to={sesiUjianPath}>Atur sesi</ButtonLink>
            <ButtonLink to={ruangUjianPath}>Atur ruang</ButtonLink>
          </div>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title="Bagikan tempat">
      <div className="ui-sheet-body ujian-isi">
        <p>
          Yang belum mendapat tempat diisikan sesi demi sesi, ruang demi ruang. Yang sudah duduk tidak dipindah; kakak beradik diusahakan
          satu sesi.
        </p>
        <Form method="get" className="ujian-urutan" preventScrollReset>
          <div className="ui-field">
            <label className="ui-label" htmlFor="urutan">
              Urutan
            </label>
            <select className="ui-input" id="urutan" name="urutan" defaultValue={asked.urutan || "nomor"}>
              <option value="nomor">Menurut nomor pendaftaran</option>
              <option value="sekolah">Campur, teman satu sekolah terpisah</option>
            </select>
          </div>
          <Button type="submit">Lihat pratinjau</Button>
        </Form>
      </div>
      {rencana && <Preview isi={isi} rencana={rencana} />}
    </Sheet>
  );
}

const reasons = {
  penuh: "semua kursi sudah terisi",
  bentrok: "semua sesi yang masih ada kursinya bertabrakan dengan ujian lainnya",
} as const;

function Preview({ isi, rencana }: Props & { readonly rencana: NonNullable<UjianContent["rencana"]> }) {
  const busy = useNavigation().state !== "idle";
  const { banyak, lepas, sisa, belum, terpisah, tanpa, tambah, sidik } = rencana;
  const filled = isi.lembar.flatMap((one) => {
    const more = tambah[`${one.sesiId} ${one.ruangId}`] ?? 0;
    return more > 0 ? [{ ...one, more }] : [];
  });
  const nothing = banyak === 0 && lepas.length === 0;
  return (
    <>
      {filled.length > 0 && (
        <Table
          caption="Pratinjau tempat"
          rows={filled}
          rowKey={({ sesiId, ruangId }) => `${sesiId} ${ruangId}`}
          columns={[
            { key: "ruang", head: "Ruang", look: "name", cell: ({ sesi, ruang }) => `${sesi}, ${ruang}` },
            { key: "terisi", head: "Sekarang", look: "number", cell: ({ terisi }) => terisi },
            { key: "more", head: "Bertambah", look: "number", cell: ({ more }) => more },
            { key: "isi", head: "Menjadi", look: "number", cell: ({ terisi, more, kapasitas }) => `${terisi + more} dari ${kapasitas}` },
          ]}
        />
      )}
      <div className="ui-sheet-body ujian-isi">
        <p>
          <b>Pratinjau, belum ada yang diubah.</b> {nothing ? "Tidak ada yang perlu dibagikan." : `${banyak} anak mendapat tempat.`}
        </p>
        <Named title={`${lepas.length} tempat dilepas karena jalurnya tidak memakai ujian ini lagi`} rows={lepas} />
        <Named
          title={`${sisa.length} anak tidak mendapat tempat`}
          rows={sisa}
          say={({ sebab }) => reasons[sebab]}
          after="Tambah ruang atau sesi, lalu lihat pratinjau lagi."
        />
        <Named
          title={`${belum.length} pendaftaran belum terverifikasi, jadi belum ikut dibagi`}
          rows={belum}
          say={({ keadaan }) => keadaan.toLowerCase()}
        />
        {terpisah.length > 0 && (
          <details>
            <summary>{terpisah.length} keluarga dengan anak di sesi yang berbeda</summary>
            <ul>
              {terpisah.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </details>
        )}
        {tanpa.length > 0 && (
          <p className="ui-muted">
            Tidak memakai ujian ini: {tanpa.map(({ jalur, banyak: many }) => `jalur ${jalur.toLowerCase()} (${many} anak)`).join(", ")}.
          </p>
        )}
        {!nothing && (
          <Form method="post" className="ui-actions" preventScrollReset>
            <input type="hidden" name="urutan" value={isi.asked.urutan} />
            <input type="hidden" name="sidik" value={sidik} />
            <Button type="submit" name="aksi" value="bagikan" look="primary" busy={busy}>
              Terapkan
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}

interface NamedProps<R> {
  readonly title: string;
  readonly rows: readonly R[];
  readonly say?: (row: R) => ReactNode;
  readonly after?: string;
}

function Named<R extends { readonly nomor: string; readonly nama: string }>({ title, rows, say, after }: NamedProps<R>) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= 5}>
      <summary>{title}</summary>
      <ul>
        {rows.map((row) => (
          <li key={row.nomor}>
            {row.nama} <span className="ui-muted ui-whole">{row.nomor}</span>
            {say && <>, {say(row)}</>}
          </li>
        ))}
      </ul>
      {after && <p>{after}</p>}
    </details>
  );
}
