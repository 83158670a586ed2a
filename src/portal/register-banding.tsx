import { Link, useFetcher } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listBanding } from "#modules/banding/index.server.ts";
import { bandingPath, keptDays } from "#modules/banding/index.ts";
import type { Route } from "./+types/register-banding.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import { CheckFile } from "./register/transfer/check-file.tsx";
import type { ImportAnswer } from "./register/transfer/import-answer.ts";
import "./register/register.css";

export const handle = { crumb: "Bandingkan" };

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Bandingkan ${loaderData.register.title}` }] : []);

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const page = askedPage(searchParams);
  return reading(args, async (ctx) => ({ ...(await listBanding(ctx, register, page)), register: sentRegister(register) }));
}

export default function RegisterBanding({ loaderData: { register, rows, total, page, size } }: Route.ComponentProps) {
  const fetcher = useFetcher<ImportAnswer>();
  const path = bandingPath(register);
  return (
    <>
      <PageHead
        title={`Bandingkan ${register.title}`}
        lead="Daftar dari EMIS, Dapodik atau lainnya disandingkan dengan data portal. Tidak ada yang diimpor, tidak ada yang berubah."
      >
        <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
      </PageHead>
      <CheckFile title="Bandingkan daftar" fetcher={fetcher} to={`${register.path}/impor`} compares />
      <List
        path={path}
        title="Perbandingan yang tersimpan"
        noun="perbandingan"
        caption="Perbandingan yang tersimpan"
        {...{ rows, total, page, size }}
        rowKey={({ id }) => id}
        columns={[
          { key: "nama", head: "Nama", look: "name", cell: ({ id, nama }) => <Link to={`${path}/${id}`}>{nama}</Link> },
          { key: "sumber", head: "Daftar", cell: ({ sumber, tanggal }) => `${sumber}, ${formatDay(tanggal)}` },
          { key: "baris", head: "Perbedaan", look: "number", cell: ({ baris }) => baris.toLocaleString("id-ID") },
          { key: "diperiksa", head: "Diperiksa", look: "number", cell: ({ diperiksa }) => diperiksa.toLocaleString("id-ID") },
          { key: "dibuat", head: "Dibuat", look: "minor", cell: ({ actorName, createdAt }) => `${actorName}, ${formatMoment(createdAt)}` },
        ]}
        empty={
          <EmptyState title="Belum ada perbandingan">
            {`Unggah daftar di atas. Hasilnya tersimpan ${keptDays} hari, lalu dihapus karena memuat data pribadi.`}
          </EmptyState>
        }
      />
    </>
  );
}
