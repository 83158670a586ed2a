import { reading, within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { BandingList, JenisTabs } from "#modules/banding/index.tsx";
import { loadHandedBanding, markHanded } from "../serahan/banding/handed-banding.server.ts";
import { serahanPath } from "../serahan/serahan.ts";
import type { Route } from "./+types/perbaikan-banding.ts";

export const handle = { crumb: "Perbedaan" };

export const meta = () => [{ title: "Perbedaan Data Kelas" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, (ctx) => loadHandedBanding(ctx, args.params, new URL(args.request.url).searchParams));

export async function action(args: Route.ActionArgs) {
  const { aksi: _, baris, versi, ...isi } = Object.fromEntries(await readForm(args.request));
  await within(args, (ctx) => markHanded(ctx, args.params, { baris: String(baris), versi: Number(versi), isi }));
  return { pesan: "Hasil pemeriksaan tersimpan" };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PerbaikanBanding({ loaderData }: Route.ComponentProps) {
  const { serahan, banding, query, rows, total, perKelas, perIsian, menandai, memperbaiki, hari } = loaderData;
  const late = !serahan.ditutup && serahan.tenggat < hari;
  const path = `${serahanPath}/${serahan.id}/banding/${banding.id}`;
  return (
    <>
      <PageHead
        title={`${serahan.kelas}: beda dengan ${banding.sumber}`}
        lead={
          <>
            {`${banding.nama}. ${banding.diperiksa} dari ${banding.baris} sudah diperiksa, tenggat ${formatDay(serahan.tenggat)}.`}{" "}
            {late && <Tag tone="danger">Lewat tenggat</Tag>}
          </>
        }
      >
        <ButtonLink look="quiet" to={`${serahanPath}/${serahan.id}`}>
          Kembali ke kelas
        </ButtonLink>
      </PageHead>
      <JenisTabs path={path} chosen={query.jenis} perKelas={perKelas} />
      <BandingList
        {...{ path, rows, total, query, perIsian }}
        noun="siswa"
        marks={menandai}
        mendAt={(siswaId) => (memperbaiki.includes(siswaId) ? `${serahanPath}/${serahan.id}/${siswaId}` : undefined)}
      />
    </>
  );
}
