import FileText from "lucide-react/icons/file-text";
import { formatDay } from "#kit/dates.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { SuratDisposisi } from "./surat.ts";

interface Props {
  readonly surat: SuratDisposisi;
  /** Address of the scan; null: not for this person. */
  readonly pindaian: string | null;
}

export function FaktaSurat({ surat, pindaian }: Props) {
  const fakta: readonly (readonly [string, string | null])[] = [
    ["Nomor surat", surat.nomorSurat],
    ["Dari", surat.asalSurat],
    ["Tanggal surat", surat.tanggalSurat && formatDay(surat.tanggalSurat)],
    ["Tanggal diterima", formatDay(surat.tanggalTerima)],
    ["Nomor agenda", surat.agenda],
    ["Klasifikasi", surat.klasifikasi],
    ["Lampiran", surat.lampiran],
  ];
  return (
    <Sheet title="Surat">
      <dl className="ui-sheet-body ui-facts">
        <div className="disposisi-perihal">
          <dt>Perihal</dt>
          <dd>{surat.perihal}</dd>
        </div>
        {fakta.map(([nama, isi]) =>
          isi ? (
            <div key={nama}>
              <dt>{nama}</dt>
              <dd>
                <Breakable text={isi} />
              </dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>Pindaian</dt>
          <dd>
            {surat.pindaian && pindaian ? (
              <a className="disposisi-berkas" href={pindaian} target="_blank" rel="noopener">
                <Icon of={FileText} small />
                {surat.pindaian}
              </a>
            ) : (
              <span className="ui-muted">{surat.pindaian ? "Tidak dapat dibuka lagi: disposisinya sudah ditarik" : "Belum ada"}</span>
            )}
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}
