import Undo2 from "lucide-react/icons/undo-2";
import { useFetcher, useNavigate } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { Comparison } from "../../riwayat/usulan/comparison.tsx";
import { dataPegawai } from "../../riwayat/usulan/data-pegawai.ts";
import { statusLabels, type Usulan } from "../../riwayat/usulan/usulan.ts";
import type { FormAnswer } from "../form-content.ts";

/** What one asked for in one's own record: the form below holds it, sending the form again puts it right. */
export function OwnDataUsulan({ usulan }: { readonly usulan: Usulan }) {
  const { id, status, alasan, updatedAt } = usulan;
  const say = useToast();
  const navigate = useNavigate();
  const fetcher = useFetcher<FormAnswer>();
  useAnswer(fetcher.data, (jawab) => {
    if ("refusal" in jawab) return say({ text: jawab.refusal.sentence, failed: true });
    say("Permintaan ditarik kembali");
    void navigate("/dashboard-profile");
  });
  return (
    <Sheet
      title="Menunggu persetujuan kantor"
      aside={<Tag tone={status === "dikembalikan" ? "danger" : "warning"}>{statusLabels[status]}</Tag>}
    >
      <div className="ui-sheet-body">
        <p className="ui-muted">Diminta {formatMoment(updatedAt)}</p>
        {alasan && (
          <p>
            <b>Perlu diperbaiki:</b> {alasan}
          </p>
        )}
        <Comparison register={dataPegawai} usulan={usulan} names={{}} />
        <div className="ui-actions">
          <Button
            look="quiet"
            icon={Undo2}
            busy={fetcher.state !== "idle"}
            onClick={() => void fetcher.submit({ tarik: id }, { method: "post" })}
          >
            Tarik kembali
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
