import { Form, Link, useNavigation } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { UjianContent } from "../load-ujian.server.ts";

/** Whether families see it, and what is still in the way. */
export function Terbit({ isi: { ujian, terisi, belum, bentrok, boleh } }: { readonly isi: UjianContent }) {
  const busy = useNavigation().state !== "idle";
  const isOut = ujian.terbitPada !== null;
  return (
    <Sheet title="Keadaan" aside={<Tag tone={isOut ? "success" : "neutral"}>{isOut ? "Terbit" : "Belum terbit"}</Tag>}>
      <div className="ui-sheet-body ujian-isi">
        <p>
          {terisi} peserta sudah mendapat tempat{belum > 0 ? `, ${belum} yang terverifikasi belum.` : "."}{" "}
          {ujian.terbitPada
            ? `Diterbitkan ${formatMoment(new Date(ujian.terbitPada))}. Setiap perubahan langsung tampil di halaman keluarga dan ditandai; kartunya menjadi versi baru.`
            : "Keluarga belum melihat apa pun."}
        </p>
        {bentrok > 0 && (
          <p className="ui-error">
            {bentrok} anak mengikuti ujian lain pada jam yang sama. <Link to="?sesi=bentrok">Lihat siapa saja</Link>
          </p>
        )}
        {boleh && !isOut && terisi > 0 && (
          <Form method="post" className="ui-actions">
            <ConfirmSubmit
              name="aksi"
              value="terbitkan"
              look="primary"
              busy={busy}
              title="Terbitkan jadwal ini?"
              confirm="Ya, terbitkan"
              consequence={`${terisi} keluarga melihat hari, jam, ruang, dan nomor kursi anaknya, dan dapat mencetak kartu peserta. Sesudah itu setiap perubahan ditandai.`}
            >
              Terbitkan jadwal
            </ConfirmSubmit>
          </Form>
        )}
      </div>
    </Sheet>
  );
}
