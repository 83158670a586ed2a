import { redirect, useLocation } from "react-router";
import { may, within } from "#kit/ctx.server.ts";
import { addDays, dayOf, formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { useAction } from "#modules/akun/index.tsx";
import { deleteBanding, loadBanding, markBaris } from "#modules/banding/index.server.ts";
import { bandingPath, keptDays } from "#modules/banding/index.ts";
import { BandingList, JenisTabs, PerKelas } from "#modules/banding/index.tsx";
import { handBanding, stateOfBanding } from "#modules/kesiswaan/index.server.ts";
import { heldSentence, siswa } from "#modules/kesiswaan/index.ts";
import { HandBanding, handedColumn } from "#modules/kesiswaan/index.tsx";
import type { Route } from "./+types/register-banding-detail.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";

export const handle = { crumb: "Perbandingan" };

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Perbandingan ${loaderData.register.title}` }] : []);

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  return within(args, async (ctx) => {
    const loaded = await loadBanding(ctx, register, args.params.id, searchParams);
    const hands = register.name === siswa.name && may(ctx, "serahanPeriksa:create") !== "no";
    return { ...loaded, register: sentRegister(register), serahan: hands ? await stateOfBanding(ctx, loaded.banding.id) : null };
  });
}

export async function action(args: Route.ActionArgs) {
  const register = registerAt(new URL(args.request.url).pathname);
  const { aksi, baris, versi, ...isi } = Object.fromEntries(await readForm(args.request));
  const banding = args.params.id;
  switch (aksi) {
    case "tandai":
      await within(args, (ctx) => markBaris(ctx, register, { banding, baris: String(baris), versi: Number(versi), isi }));
      return { pesan: "Hasil pemeriksaan tersimpan" };
    case "serahkan": {
      if (register.name !== siswa.name) throw refuse.notFound();
      const { kelas, siswa: _, ...said } = isi;
      return { pesan: await within(args, (ctx) => handBanding(ctx, { banding, kelas: String(kelas), isi: said })) };
    }
    case "hapus":
      await within(args, (ctx) => deleteBanding(ctx, register, banding));
      return redirect(bandingPath(register));
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function RegisterBandingDetail({ loaderData }: Route.ComponentProps) {
  const { register, banding, query, rows, total, perKelas, perIsian, bolehUnduh, serahan } = loaderData;
  const { search } = useLocation();
  const path = `${bandingPath(register)}/${banding.id}`;
  const kelas = perKelas.map((one) => ({ value: one.kelasId ?? "tanpa", label: one.kelas ?? "Tanpa kelas" }));
  const chosen = handed(perKelas, query.kelas);
  const handedOn = serahan?.kelas.some((one) => one.serahan !== null) ? serahan : undefined;
  const grouped = register.expected?.within !== undefined;
  return (
    <>
      <PageHead title={banding.nama} lead={[leadOf(banding), serahan ? heldSentence(serahan) : ""].join(" ").trim()}>
        {bolehUnduh && total > 0 && (
          <ExportMenu files={[{ label: "Excel (.xlsx)", href: listAddress(`${path}/unduh`, search, { halaman: null }) }]} />
        )}
        {serahan && chosen.n > 0 && <HandBanding kelas={chosen.value} sebutan={chosen.label} state={serahan} />}
        {banding.milikSaya && <Delete />}
        <ButtonLink look="quiet" to={bandingPath(register)}>
          Semua perbandingan
        </ButtonLink>
      </PageHead>
      <JenisTabs path={path} chosen={query.jenis} perKelas={perKelas} />
      {grouped && perKelas.length > 0 && <PerKelas path={path} perKelas={perKelas} {...(handedOn && { beside: handedColumn(handedOn) })} />}
      <BandingList
        {...{ path, rows, total, query, perIsian }}
        noun={register.noun}
        {...(grouped && { kelas })}
        hrefOf={(id) => `${register.path}/${id}`}
        marks
      />
    </>
  );
}

/** The class that is filtered, or all that there are. */
function handed(perKelas: Route.ComponentProps["loaderData"]["perKelas"], kelas: string) {
  const one = perKelas.find(({ kelasId }) => kelasId !== null && kelasId === kelas);
  if (one) return { value: kelas, label: `kelas ${one.kelas}`, n: 1 };
  const n = kelas === "" ? perKelas.filter(({ kelasId }) => kelasId !== null).length : 0;
  return { value: "", label: `${n} kelas`, n };
}

const leadOf = ({ sumber, tanggal, dibaca, sama, actorName, createdAt }: Route.ComponentProps["loaderData"]["banding"]): string =>
  `${sumber}, ${formatDay(tanggal)}: ${dibaca.toLocaleString("id-ID")} baris dibaca, ${sama.toLocaleString("id-ID")} sama dengan portal. ` +
  `Dibuat oleh ${actorName}; dihapus sendiri pada ${formatDay(addDays(dayOf(createdAt), keptDays))}.`;

function Delete() {
  const { kirim, busy, ditolak } = useAction();
  const send = () => {
    const form = new FormData();
    form.set("aksi", "hapus");
    kirim(form);
  };
  return (
    <>
      <ConfirmButton
        title="Hapus perbandingan ini?"
        confirm="Hapus perbandingan"
        consequence="Hasil pemeriksaan di dalamnya ikut hilang. Data di portal tidak berubah."
        busy={busy}
        onConfirm={send}
      >
        Hapus
      </ConfirmButton>
      {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
    </>
  );
}
