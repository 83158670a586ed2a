import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Route } from "./+types/storage.ts";
import { allowSweep, putBack, setQuota } from "./decide.server.ts";
import { Parts, Size } from "./parts.tsx";
import { Quarantine } from "./quarantine.tsx";
import { quarantinedPerPage, readQuarantined } from "./quarantined.server.ts";
import { Quotas } from "./quotas.tsx";
import { readStorage } from "./storage.server.ts";
import "./storage.css";

export const meta = () => [{ title: "Penyimpanan" }];

export function loader(args: Route.LoaderArgs) {
  const asked = Number(new URL(args.request.url).searchParams.get("karantina"));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
  return within(args, async (ctx) => ({
    storage: await readStorage(ctx, args.context.get(filesContext)),
    lying: { rows: await readQuarantined(ctx, page), page, size: quarantinedPerPage },
  }));
}

export async function action(args: Route.ActionArgs): Promise<{ told: string }> {
  const form = await readForm(args.request);
  const text = (name: string) => String(form.get(name) ?? "");
  const [tree, key] = [text("pohon"), text("kunci")];
  if (form.has("kunci")) {
    await within(args, (ctx) => putBack(ctx, args.context.get(filesContext), { tree, key }));
    return { told: "Berkas dikembalikan" };
  }
  if (form.has("pohon")) {
    await within(args, (ctx) => allowSweep(ctx, tree));
    return { told: "Diizinkan untuk malam ini" };
  }
  await within(args, (ctx) => setQuota(ctx, { peran: text("peran"), megaBita: Number(text("megaBita")), berkas: Number(text("berkas")) }));
  return { told: "Kuota berhasil disimpan" };
}

export default function StorageScreen({ loaderData: { storage, lying } }: Route.ComponentProps) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ told: string }>(({ told }) => say(told));
  const send = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    kirim(form);
  };
  const { kinds, people, biggest, space } = storage;
  const bytes = kinds.reduce((sum, kind) => sum + kind.bytes, 0);
  const files = kinds.reduce((sum, kind) => sum + kind.files, 0);
  const left = space ? ` Di disk masih tersisa ${formatSize(space.free)} dari ${formatSize(space.size)}.` : "";
  return (
    <>
      <PageHead title="Penyimpanan" lead={`${files.toLocaleString("id-ID")} berkas tersimpan, seluruhnya ${formatSize(bytes)}.${left}`} />
      <ErrorSummary title={ditolak?.sentence} errors={{}} fields={{}} />
      <Quarantine
        quarantine={storage.quarantine}
        waiting={storage.waiting}
        {...lying}
        busy={busy}
        onAllow={(pohon) => send({ pohon })}
        onBack={({ tree, key }) => send({ pohon: tree, kunci: key })}
      />
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
      <Quotas quotas={storage.quotas} busy={busy} onSet={kirim} />
      {dialog}
    </>
  );
}
