import { Sheet } from "#kit/ui/sheet.tsx";
import { antreanMilik } from "../luring/antrean.ts";
import { banyakDraf } from "../luring/draf.ts";
import { DaftarAntrean } from "./antrean-kirim.tsx";
import { useLuring } from "./use-luring.ts";
import { useSimpanan } from "./use-simpanan.ts";
import "./absensi-lain.css";

interface Sisa {
  readonly menunggu: number;
  readonly draf: number;
}

/** Where the attendance page is closed to its person: what this device still keeps of them, so that nothing seems lost. */
export function SisaTitipan({ akunId }: { readonly akunId: string }) {
  const sisa = useSimpanan(akunId, hitungSisa);
  return (
    <>
      {sisa && sisa.menunggu > 0 && <Menunggu akunId={akunId} />}
      {sisa && sisa.draf > 0 && (
        <Sheet title="Absensi belum dikirim">
          <p className="ui-sheet-body">
            {`Tanda di ${sisa.draf} kelas belum Anda kirim. Semuanya tetap tersimpan di perangkat ini, dan ada lagi di kelasnya begitu akun Anda dapat mencatat absensi.`}
          </p>
        </Sheet>
      )}
    </>
  );
}

const Menunggu = ({ akunId }: { readonly akunId: string }) => <DaftarAntrean luring={useLuring(akunId)} />;

const hitungSisa = async (akunId: string): Promise<Sisa> => ({
  menunggu: (await antreanMilik(akunId)).length,
  draf: await banyakDraf(akunId),
});
