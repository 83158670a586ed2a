import { useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { UjianContent } from "../load-ujian.server.ts";
import { jadwalUjianPath } from "../paths.ts";

interface Props extends Pick<UjianContent, "ujian" | "boleh"> {
  readonly pindah: NonNullable<UjianContent["pindah"]>;
}

/** One child to another session or room, for a reason that only people know: a wheelchair, a brother, an illness. */
export function Pindah({ pindah, ujian, boleh }: Props) {
  const busy = useNavigation().state !== "idle";
  const { search } = useLocation();
  const told = useRef<HTMLParagraphElement>(null);
  // It opens above the list in which it was asked for: whoever works by keyboard goes on here.
  useEffect(() => told.current?.focus(), []);
  const { id, nama, nomor, sesi, ruang, kursi, saudara, pilihan } = pindah;
  return (
    <Sheet title={kursi === null ? `Beri tempat ${nama}` : `Pindahkan ${nama}`}>
      <div className="ui-sheet-body ujian-isi">
        <p ref={told} tabIndex={-1}>
          <span className="ui-whole">{nomor}</span>.{" "}
          {kursi === null ? "Belum mendapat tempat." : `Sekarang ${sesi}, ${ruang}, kursi ${kursi}.`}
          {saudara.length > 0 && ` Saudaranya: ${saudara.join(", ")}.`}
        </p>
        {ujian.terbitPada && <p>Jadwalnya sudah terbit: keluarganya langsung melihat perubahan ini, dan kartunya menjadi versi baru.</p>}
        {boleh && pilihan.length > 0 ? (
          <Form method="post" className="ujian-urutan" preventScrollReset>
            <input type="hidden" name="anak" value={id} />
            <div className="ui-field">
              <label className="ui-label" htmlFor="pindah-ke">
                Ke
              </label>
              <select className="ui-input" id="pindah-ke" name="tempat">
                {pilihan.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
            <div className="ui-actions">
              <Button type="submit" name="aksi" value="pindah" look="primary" busy={busy}>
                {kursi === null ? "Beri tempat" : "Pindahkan"}
              </Button>
              <ButtonLink look="quiet" to={listAddress(`${jadwalUjianPath}/${ujian.id}`, search, { anak: null })} preventScrollReset>
                Tutup
              </ButtonLink>
            </div>
          </Form>
        ) : (
          <p>{boleh ? "Tidak ada ruang lain yang masih mempunyai kursi." : "Hanya panitia yang memindahkan peserta."}</p>
        )}
      </div>
    </Sheet>
  );
}
