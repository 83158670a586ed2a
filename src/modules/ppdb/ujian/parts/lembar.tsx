import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import type { UjianContent } from "../load-ujian.server.ts";
import { jadwalUjianPath } from "../paths.ts";

interface Props {
  readonly isi: UjianContent;
}

/** Every room of every session: how full, and the papers for its door, its invigilators and its children. */
export function Lembar({ isi }: Props) {
  const { lembar, ujian, unduh } = isi;
  if (lembar.length === 0) return null;
  const href = (one: UjianContent["lembar"][number], berkas: string) =>
    `${jadwalUjianPath}/${ujian.id}/daftar/${berkas}?${new URLSearchParams({ sesi: one.sesiId, ruang: one.ruangId })}`;
  const columns: Column<UjianContent["lembar"][number]>[] = [
    {
      key: "ruang",
      head: "Ruang",
      look: "name",
      cell: ({ sesi, ruang, waktu, lantaiDasar }) => (
        <>
          {sesi}, {ruang}
          <br />
          <small className="ui-muted">
            {waktu}
            {lantaiDasar && ". Tanpa tangga"}
          </small>
        </>
      ),
    },
    { key: "terisi", head: "Terisi", look: "number", cell: ({ terisi, kapasitas }) => `${terisi} dari ${kapasitas}` },
    {
      key: "berkas",
      head: "Berkas",
      cell: (one) =>
        unduh && one.terisi > 0 ? (
          <div className="ujian-berkas">
            <a href={href(one, "pintu/pdf")} aria-label={`Daftar pintu ${one.sesi}, ${one.ruang}`}>
              Daftar pintu
            </a>
            <a href={href(one, "hadir/pdf")} aria-label={`Daftar hadir ${one.sesi}, ${one.ruang}`}>
              Daftar hadir
            </a>
            {ujian.terbitPada && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="tempat" value={`${one.sesiId} ${one.ruangId}`} />
                <Button
                  type="submit"
                  name="aksi"
                  value="kartu"
                  look="quiet"
                  className="ujian-cetak"
                  aria-label={`Cetak kartu ${one.sesi}, ${one.ruang}`}
                >
                  Cetak kartu
                </Button>
              </Form>
            )}
          </div>
        ) : null,
    },
  ];
  return (
    <Sheet title="Sesi dan ruang">
      <Table caption="Sesi dan ruang" columns={columns} rows={lembar} rowKey={({ sesiId, ruangId }) => `${sesiId} ${ruangId}`} />
      {isi.boleh && isi.terisi > 0 && <Empty isi={isi} />}
    </Sheet>
  );
}

/** A room that is not to be had, or a session that falls out. */
function Empty({ isi: { ujian, lembar } }: Props) {
  const busy = useNavigation().state !== "idle";
  const filled = lembar.filter(({ terisi }) => terisi > 0);
  const [tempat, setTempat] = useState("");
  const many = filled
    .filter(({ sesiId, ruangId }) => `${sesiId} ${ruangId}`.startsWith(tempat))
    .reduce((sum, { terisi }) => sum + terisi, 0);
  return (
    <details className="ui-sheet-body ujian-kosongkan">
      <summary>Ruang atau sesi batal dipakai</summary>
      <Form method="post" preventScrollReset>
        <div className="ui-field">
          <label className="ui-label" htmlFor="kosongkan">
            Yang dikosongkan
          </label>
          <select
            className="ui-input"
            id="kosongkan"
            name="tempat"
            value={tempat}
            onChange={({ currentTarget }) => setTempat(currentTarget.value)}
          >
            <option value="">Pilih sesi atau ruang</option>
            {ujian.sesi.map(({ id, nama }) => (
              <optgroup key={id} label={nama}>
                <option value={`${id} `}>Seluruh {nama}</option>
                {filled
                  .filter(({ sesiId }) => sesiId === id)
                  .map(({ ruangId, ruang, terisi }) => (
                    <option key={ruangId} value={`${id} ${ruangId}`}>
                      {nama}, {ruang} ({terisi} peserta)
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </div>
        <ConfirmSubmit
          name="aksi"
          value="kosongkan"
          busy={busy}
          disabled={tempat === ""}
          title="Kosongkan tempat ini?"
          confirm="Ya, kosongkan"
          consequence={`${many} peserta kehilangan tempatnya dan menunggu dibagikan lagi.${ujian.terbitPada ? " Keluarganya melihat bahwa tempat sebelumnya tidak berlaku." : ""}`}
        >
          Kosongkan
        </ConfirmSubmit>
      </Form>
    </details>
  );
}
