import Pencil from "lucide-react/icons/pencil";
import Undo2 from "lucide-react/icons/undo-2";
import { useFetcher, useLocation } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { persetujuanPath, statusLabels, tindakanWords, type Usulan } from "#modules/kepegawaian/index.ts";
import { Comparison } from "#modules/kepegawaian/index.tsx";
import { listHref } from "../address.ts";
import { type ActAnswer, isRefused } from "../answer.ts";

interface RequestsProps {
  readonly register: Register;
  readonly usulan: readonly Usulan[];
  readonly names: Readonly<Record<string, string>>;
  /** Where forms are sent. */
  readonly to: string;
  /** The requests are those of the reader. */
  readonly own: boolean;
}

/** What was asked of the office and is not decided yet. */
export function Requests({ register, usulan, names, to, own }: RequestsProps) {
  return (
    <Sheet title="Menunggu persetujuan kantor">
      <ul className="person-requests">
        {usulan.map((one) => (
          <li key={one.id}>
            <p className="person-request-head">
              <Tag tone={one.status === "dikembalikan" ? "danger" : "warning"}>{statusLabels[one.status]}</Tag>
              <span>
                Minta {tindakanWords[one.tindakan]} {register.noun}, {formatMoment(one.updatedAt)}
              </span>
            </p>
            {one.alasan && (
              <p className="person-reason">
                <b>Perlu diperbaiki:</b> {one.alasan}
              </p>
            )}
            <Comparison register={register} usulan={one} names={names} />
            <div className="ui-actions">
              {own ? (
                <OwnActs register={register} usulan={one} to={to} />
              ) : (
                <ButtonLink to={`${persetujuanPath}/${one.id}`}>Periksa</ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function OwnActs({ register, usulan, to }: { readonly register: Register; readonly usulan: Usulan; readonly to: string }) {
  const { search } = useLocation();
  const say = useToast();
  const fetcher = useFetcher<ActAnswer>();
  useAnswer(fetcher.data, (answer) => {
    if (isRefused(answer)) say({ text: answer.refusal.sentence, failed: true });
    else say("Permintaan ditarik kembali");
  });
  const take = () => void fetcher.submit({ aksi: "pulihkan", baris: usulan.id }, { method: "post", action: to });
  return (
    <>
      {usulan.tindakan !== "hapus" && (
        <ButtonLink icon={Pencil} to={listHref(register, search, { ubah: usulan.id })} preventScrollReset>
          Perbaiki
        </ButtonLink>
      )}
      <Button look="quiet" icon={Undo2} busy={fetcher.state !== "idle"} onClick={take}>
        Tarik kembali
      </Button>
    </>
  );
}
