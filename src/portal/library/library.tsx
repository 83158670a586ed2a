import Trash2 from "lucide-react/icons/trash-2";
import UploadIcon from "lucide-react/icons/upload";
import { useNavigate, useRevalidator } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { UploadBox } from "#kit/ui/media/upload-box.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { Route } from "./+types/library.ts";
import { hrefOf } from "./address.ts";
import { Shelf } from "./shelf.tsx";
import { actOnPicture, showLibrary } from "./show-library.server.ts";
import "../register/register.css";
import "./library.css";

const PictureDialog = dialogOnDemand(
  async () => (await import("./picture-dialog.tsx")).PictureDialog,
  () => "Gambar",
);

export const handle = { crumb: "Pustaka Gambar" };
export const meta = () => [{ title: "Pustaka Gambar" }];

export function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  return within(args, (ctx) => showLibrary(ctx, searchParams));
}

export async function action(args: Route.ActionArgs) {
  return actOnPicture(args.context.get(scopeContext), await readForm(args.request));
}

export default function Library({ loaderData }: Route.ComponentProps) {
  const { wanted, can, shown, adding } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const say = useToast();
  const close = () => void navigate(hrefOf(wanted), { replace: true, preventScrollReset: true });
  return (
    <>
      {wanted.bin ? (
        <PageHead title="Tempat sampah: Pustaka Gambar" lead="Gambar yang dihapus menunggu di sini dan dapat dipulihkan.">
          <ButtonLink to={hrefOf({})}>Kembali ke pustaka</ButtonLink>
        </PageHead>
      ) : (
        <PageHead title="Pustaka Gambar" lead="Semua gambar dan klip yang dipakai situs. Unggah sekali, pakai di mana saja.">
          {can.restore && (
            <ButtonLink look="quiet" icon={Trash2} to={hrefOf({ bin: true })}>
              Tempat sampah
            </ButtonLink>
          )}
          {can.create && (
            <ButtonLink look="primary" icon={UploadIcon} to={hrefOf(wanted, { unggah: "1" })} preventScrollReset>
              Unggah gambar
            </ButtonLink>
          )}
        </PageHead>
      )}
      <Shelf data={loaderData} />
      <Dialog open={adding && can.create} onClose={close} title="Unggah gambar">
        <div className="ui-dialog-body">
          <UploadBox onAdded={() => void revalidate()} />
        </div>
      </Dialog>
      <PictureDialog
        open={shown !== null}
        onClose={close}
        shown={shown}
        can={can}
        onDone={(text) => {
          say({ text });
          close();
        }}
      />
    </>
  );
}
