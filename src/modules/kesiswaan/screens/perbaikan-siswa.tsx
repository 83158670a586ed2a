import { data, useNavigate } from "react-router";
import { overtaken } from "#kit/audit/overtaken.server.ts";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { asValue, typedOf } from "#kit/ui/form/typed.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { loadMending, mendSiswa } from "../serahan/mend-siswa.server.ts";
import { serahanPath } from "../serahan/serahan.ts";
import { siswa as register } from "../siswa/siswa.ts";
import type { Route } from "./+types/perbaikan-siswa.ts";
import "../serahan/serahan.css";

export const handle = { crumb: "Perbaiki" };

export const meta = () => [{ title: "Perbaiki Data Siswa" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadMending(ctx, args.params));

interface Saved {
  readonly pesan: string;
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { kunci: _, versi, ...sent } = Object.fromEntries(await readForm(request));
  const scope = context.get(scopeContext);
  try {
    return { pesan: await scope.transaction((ctx) => mendSiswa(ctx, { ...params, versi: Number(versi), sent })) };
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "stale")) throw error;
    return data<RefusedForm<Row>>(await overtaken<Row>(scope, register.name, error), { status: 409 });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PerbaikanSiswa({ loaderData }: Route.ComponentProps) {
  const { serahan, siswa, nama, fields, temuan, perbedaan } = loaderData;
  const back = `${serahanPath}/${serahan.id}`;
  const { form, busy, submit } = useMending(loaderData, back);
  return (
    <>
      <PageHead
        title={`Perbaiki Data ${nama}`}
        lead={`Kelas ${serahan.kelas}. Hanya isian yang diserahkan kepada Anda yang dapat diubah di sini.`}
      >
        <ButtonLink look="quiet" to={back}>
          Kembali ke kelas
        </ButtonLink>
      </PageHead>
      <Sheet title="Yang perlu dilihat">
        <ul className="ui-sheet-body serahan-temuan">
          {temuan.map(({ aturan, judul, kalimat }) => (
            <li key={aturan}>
              {kalimat ?? judul} {kalimat === null && <Tag tone="success">Sudah diperbaiki</Tag>}
            </li>
          ))}
          {perbedaan.map(({ id, sumber, isian }) => (
            <li key={id}>
              {`Berbeda dengan ${sumber}:`}
              <ul>
                {isian.map(({ isian: name, label, lama, baru }) => (
                  <li key={name}>{`${label}: di portal ${lama || "kosong"}, di ${sumber} ${baru || "kosong"}`}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title="Isian">
        <form method="post" noValidate className="ui-sheet-body" onSubmit={submit}>
          <FormNotes form={form} fields={fields} save="Simpan" />
          <div className="ui-fields" key={form.generation}>
            {Object.entries(fields).map(([name, field]) => (
              <FieldPiece
                key={`${siswa.id} ${name}`}
                name={name}
                field={field}
                value={asValue(field, form.typed[name] ?? "")}
                error={form.errors[name]}
                onType={form.type}
              />
            ))}
          </div>
          <p>
            <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
              Simpan
            </Button>
          </p>
        </form>
      </Sheet>
    </>
  );
}

function useMending({ serahan, siswa, fields }: Route.ComponentProps["loaderData"], back: string) {
  const read = (row: Row) => typedOf(fields, row);
  const form = useForm<Row>({
    fields,
    place: draftOf(`perbaikan-${serahan.id}`, siswa.id),
    initial: read(siswa),
    versi: siswa.versi,
    read,
  });
  const say = useToast();
  const navigate = useNavigate();
  const saved = ({ pesan }: Saved) => {
    form.done();
    say(pesan);
    void navigate(back);
  };
  const { kirim, busy } = useAction<Saved, RefusedForm<Row>>(saved, undefined, form.hear);
  return { form, busy, submit: whenPressed(busy, () => kirim(form.begin(), "leave")) };
}
