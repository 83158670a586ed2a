import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { choice, date, type Field, longText, text } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Isi } from "../sections/rincian.tsx";
import { Alat } from "./alat.tsx";
import type { Penyuntingan } from "./muat-penyunting.server.ts";
import { bidang, type Naskah, tulisWaktu } from "./naskah.ts";
import { PilihGambar } from "./pilih-gambar.tsx";
import { Tombol } from "./tombol.tsx";

export interface Tolakan {
  readonly kind: string;
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: unknown;
}

interface Props {
  readonly isi: Penyuntingan;
  readonly tolakan: Tolakan | undefined;
  readonly children?: ReactNode;
}

/** The newsroom's desk: the fields at the left, what readers will see at the right. */
export function Penyunting({ isi, tolakan, children }: Props) {
  const { naskah, pustaka, boleh } = isi;
  const [content, setContent] = useState(naskah?.content ?? "");
  const [gambarId, setGambarId] = useState(naskah?.gambarId ?? "");
  const busy = useNavigation().state !== "idle";
  const kini = tolakan?.kind === "stale" ? (tolakan.current as Naskah) : naskah;
  const errors = tolakan?.fields ?? {};
  const piece = (nama: keyof typeof bidang, field: Field, onType?: (typed: string) => void) => (
    <FieldPiece
      name={nama}
      field={field}
      value={nilai(naskah, nama, isi.hariIni)}
      error={errors[nama]}
      disabled={!boleh.ubah}
      {...(onType ? { onType } : {})}
    />
  );
  return (
    <Form method="post" noValidate className="redaksi">
      <input type="hidden" name="versi" value={kini?.versi ?? 0} />
      <ErrorSummary title={tolakan?.sentence} errors={errors} fields={bidang} />
      {children}
      <div className="redaksi-meja">
        <Sheet title="Naskah">
          <div className="ui-sheet-body redaksi-bidang">
            {piece("name", bidang.name)}
            {piece("desc", bidang.desc)}
            {boleh.ubah ? <Alat pustaka={pustaka} /> : null}
            {piece("content", longText({ label: "Isi", required: true, max: 40_000, hint: petunjuk }), setContent)}
            <PilihGambar pustaka={pustaka} terpilih={gambarId} onPilih={setGambarId} disabled={!boleh.ubah} />
            {piece(
              "kategoriId",
              choice({ label: "Kategori", options: isi.kategori.map(({ id, name }) => ({ value: id, label: name })), placeholder: "Umum" }),
            )}
            {piece("tanggal", date({ label: "Tanggal berita", required: true }))}
            {piece("author", bidang.author)}
            {piece("tags", bidang.tags)}
            {piece("slug", text({ label: "Alamat", max: 80, ...(bidang.slug.hint ? { hint: bidang.slug.hint } : {}) }))}
          </div>
        </Sheet>
        <Sheet title="Pratinjau">
          <div className="ui-sheet-body redaksi-pratinjau">
            <Isi berita={{ content, gambar: pustaka.find(({ id }) => id === gambarId) ?? null, dalamTeks: pustaka }} />
          </div>
        </Sheet>
      </div>
      <Tombol isi={isi} busy={busy} salahWaktu={errors.waktu} waktu={naskah?.terbitPada ? tulisWaktu(naskah.terbitPada) : ""} />
    </Form>
  );
}

const petunjuk =
  "Baris kosong memisahkan paragraf. Awali baris dengan ## untuk judul bagian, - untuk daftar, > untuk kutipan. Apit dengan ** agar tebal, * agar miring.";

function nilai(naskah: Naskah | null, nama: keyof typeof bidang, hariIni: string): string {
  if (nama === "tags") return naskah?.tags.join(", ") ?? "";
  return naskah?.[nama] ?? (nama === "tanggal" ? hariIni : "");
}
