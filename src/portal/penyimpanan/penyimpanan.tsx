import { redirect, useSearchParams } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { Route } from "./+types/penyimpanan.ts";
import { allowSweep, setQuota } from "./decide.server.ts";
import { Parts, Size } from "./parts.tsx";
import { Quarantine } from "./quarantine.tsx";
import { Quotas } from "./quotas.tsx";
import { readStorage, type Storage } from "./storage.server.ts";
import "./penyimpanan.css";

export const meta = () => [{ title: "Penyimpanan" }];

export const loader = (args: Route.LoaderArgs): Promise<Storage> => within(args, (ctx) => readStorage(ctx, args.context.get(filesContext)));

interface Refused {
  readonly refusal?: { readonly sentence: string };
}

export async function action(args: Route.ActionArgs): Promise<Refused> {
  const form = await readForm(args.request);
  const text = (name: string) => String(form.get(name) ?? "");
  await within(args, (ctx) =>
    form.has("pohon")
      ? allowSweep(ctx, text("pohon"))
      : setQuota(ctx, { peran: text("peran"), megaBita: Number(text("megaBita")), berkas: Number(text("berkas")) }),
  );
  throw redirect("/administration/penyimpanan?pesan=simpan");
}

export default function Penyimpanan({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, people, biggest, space } = loaderData;
  const [parameters] = useSearchParams();
  const bytes = kinds.reduce((sum, kind) => sum + kind.bytes, 0);
  const files = kinds.reduce((sum, kind) => sum + kind.files, 0);
  const left = space ? ` Di disk masih tersisa ${formatSize(space.free)} dari ${formatSize(space.size)}.` : "";
  return (
    <>
      <PageHead title="Penyimpanan" lead={`${files.toLocaleString("id-ID")} berkas tersimpan, seluruhnya ${formatSize(bytes)}.${left}`} />
      <p role="status">{parameters.has("pesan") ? "Berhasil disimpan" : ""}</p>
      <ErrorSummary title={actionData?.refusal?.sentence} errors={{}} fields={{}} />
      <Quarantine {...loaderData} />
      {files === 0 ? (
        <EmptyState title="Belum ada berkas">Gambar, klip, dan lampiran yang diunggah akan dihitung di sini.</EmptyState>
      ) : (
        <>
          <Sheet title="Menurut jenis">
            <Parts caption="Ruang menurut jenis berkas" head="Jenis" parts={kinds} whole={bytes} />
          </Sheet>
          <Sheet title="Menurut orang">
            <Parts caption="Sepuluh orang dengan berkas terbanyak" head="Nama" parts={people} whole={bytes} />
          </Sheet>
          <Sheet title="Berkas terbesar">
            <Table
              caption="Sepuluh berkas terbesar"
              rows={biggest}
              rowKey={({ name, at, bytes: size }) => `${name} ${at.toISOString()} ${size}`}
              columns={[
                { key: "nama", head: "Berkas", look: "name", cell: ({ name }) => <span className="penyimpanan-name">{name}</span> },
                { key: "jenis", head: "Jenis", cell: ({ kind }) => kind },
                { key: "oleh", head: "Oleh", cell: ({ by }) => by },
                { key: "pada", head: "Pada", look: "date", cell: ({ at }) => formatMoment(at) },
                { key: "ukuran", head: "Ukuran", look: "number", cell: ({ bytes: size }) => <Size bytes={size} /> },
              ]}
            />
          </Sheet>
        </>
      )}
      <Quotas quotas={loaderData.quotas} />
    </>
  );
}
