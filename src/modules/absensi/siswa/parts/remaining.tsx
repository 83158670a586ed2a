import { Sheet } from "#kit/ui/sheet.tsx";
import { draftCount } from "../offline/draft.ts";
import { ownQueue } from "../offline/queue.ts";
import { QueueList } from "./send-queue.tsx";
import { useOffline } from "./use-offline.ts";
import { useStored } from "./use-stored.ts";
import "./absensi-lain.css";

interface Remaining {
  readonly menunggu: number;
  readonly draf: number;
}

/** Where the attendance page is closed to its person: what this device still keeps of them, so that nothing seems lost. */
export function PendingRemaining({ akunId }: { readonly akunId: string }) {
  const sisa = useStored(akunId, computeRemaining);
  return (
    <>
      {sisa && sisa.menunggu > 0 && <Waiting akunId={akunId} />}
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

const Waiting = ({ akunId }: { readonly akunId: string }) => <QueueList luring={useOffline(akunId)} />;

const computeRemaining = async (akunId: string): Promise<Remaining> => ({
  menunggu: (await ownQueue(akunId)).length,
  draf: await draftCount(akunId),
});
