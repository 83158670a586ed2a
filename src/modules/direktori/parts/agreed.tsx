import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAction } from "#modules/akun/index.tsx";

interface Shown {
  readonly id: string;
  readonly nama: string;
  readonly sejak: string;
  readonly denganFoto: boolean;
}

/** Who stands on the page; the office takes somebody off it who asks for that, and puts nobody on. */
export function Agreed({ semua }: { readonly semua: readonly Shown[] }) {
  const say = useToast();
  const { kirim, busy } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const take = (id: string) => {
    const form = new FormData();
    form.set("aksi", "tarik-orang");
    form.set("pegawai", id);
    kirim(form);
  };
  if (semua.length === 0) return <p className="ui-sheet-body ui-muted">Belum ada yang setuju ditampilkan.</p>;
  return (
    <ul className="ui-sheet-body direktori-setuju-daftar">
      {semua.map(({ id, nama, sejak, denganFoto }) => (
        <li key={id}>
          <span>
            <b>{nama}</b>
            <small>{`${denganFoto ? "Dengan foto" : "Tanpa foto"}, disetujui ${sejak}`}</small>
          </span>
          <Button look="quiet" busy={busy} onClick={() => take(id)} aria-label={`Tarik ${nama} dari halaman umum`}>
            Tarik
          </Button>
        </li>
      ))}
    </ul>
  );
}
