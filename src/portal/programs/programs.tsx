import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { useAction } from "#modules/akun/index.tsx";
import { createKunci, type NewKunci, revokeKunci } from "#modules/program/index.server.ts";
import { kunciProgramPath } from "#modules/program/index.ts";
import { lists } from "#src/registers.ts";
import type { Route } from "./+types/programs.ts";
import { KunciForm } from "./kunci-form.tsx";
import { kunciColumns } from "./kunci-table.tsx";
import { type LoadedPrograms, loadPrograms, readKunciForm } from "./programs.server.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import "./programs.css";

export const meta = () => [{ title: "Kunci Program" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadPrograms(ctx, new URL(args.request.url).searchParams));

type KunciAnswer = { readonly dibuat: NewKunci } | { readonly dicabut: string };

export async function action(args: Route.ActionArgs): Promise<KunciAnswer> {
  const form = await readForm(args.request);
  const scope = args.context.get(scopeContext);
  if (form.get("aksi") === "buat") return { dibuat: await scope.transaction((ctx) => createKunci(ctx, lists, readKunciForm(form))) };
  if (form.get("aksi") !== "cabut") throw refuse.malformed("Tindakan ini tidak dikenal.");
  const id = String(form.get("id") ?? "");
  await scope.transaction((ctx) => revokeKunci(ctx, id));
  return { dicabut: id };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Programs({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, size, pemilik, titles, boleh } = loaderData;
  const { search } = useLocation();
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<KunciAnswer>(() => say("Kunci dicabut; program itu tidak dilayani lagi"));
  const revoke = (id: string) => {
    const data = new FormData();
    data.set("aksi", "cabut");
    data.set("id", id);
    kirim(data);
  };
  return (
    <>
      <PageHead
        title="Kunci Program"
        lead="Program lain yang membaca atau mengisi data madrasah lewat API, dengan sebagian hak satu orang."
      >
        <ButtonLink to="/api/docs" reloadDocument>
          Dokumentasi API
        </ButtonLink>
        {boleh.buat && (
          <ButtonLink look="primary" icon={Plus} to={listAddress(kunciProgramPath, search, { tambah: "1" })} preventScrollReset>
            Buat kunci
          </ButtonLink>
        )}
      </PageHead>
      {ditolak && (
        <p className="ui-error" role="alert">
          {ditolak.sentence}
        </p>
      )}
      {dialog}
      <List
        path={kunciProgramPath}
        noun="kunci"
        caption="Kunci program"
        columns={kunciColumns({ titles, revoke: boleh.cabut ? revoke : null, busy })}
        rows={rows}
        rowKey={({ id }) => id}
        {...{ page, size, total }}
        empty={<EmptyState title="Belum ada kunci">Buat kunci untuk program yang perlu membaca atau mengisi data lewat API.</EmptyState>}
      />
      {boleh.buat && (
        <AddKunci open={new URLSearchParams(search).has("tambah")} pemilik={pemilik} daftar={loaderData.daftar} search={search} />
      )}
    </>
  );
}

interface AddProps extends Pick<LoadedPrograms, "pemilik" | "daftar"> {
  readonly open: boolean;
  readonly search: string;
}

function AddKunci({ open, search, pemilik, daftar }: AddProps) {
  const navigate = useNavigate();
  const [made, setMade] = useState<NewKunci | null>(null);
  const close = () => void navigate(listAddress(kunciProgramPath, search, {}), { replace: true, preventScrollReset: true });
  const { kirim, busy, ditolak, dialog } = useAction<KunciAnswer>((answer) => {
    if ("dibuat" in answer) setMade(answer.dibuat);
    close();
  }, kunciProgramPath);
  return (
    <>
      <Dialog open={open} onClose={close} title="Buat kunci program" lead="Kuncinya tampil satu kali saja, sesudah dibuat.">
        <KunciForm {...{ pemilik, daftar, ditolak, busy }} onSend={kirim} onCancel={close} />
      </Dialog>
      {dialog}
      <SecretDialog made={made} onClose={() => setMade(null)} />
    </>
  );
}
