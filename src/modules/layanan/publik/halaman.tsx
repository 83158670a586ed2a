import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "#kit/ui/icon.tsx";

interface Props {
  readonly halaman: number;
  readonly adaLagi: boolean;
  readonly ke: (halaman: number) => string;
}

export function Halaman({ halaman, adaLagi, ke }: Props) {
  if (halaman === 1 && !adaLagi) return null;
  return (
    <nav className="layanan-halaman" aria-label="Halaman">
      {halaman > 1 ? (
        <a className="tbl garis" href={ke(halaman - 1)} rel="prev">
          <Icon of={ArrowLeft} />
          Lebih baru
        </a>
      ) : null}
      <span>Halaman {halaman}</span>
      {adaLagi ? (
        <a className="tbl garis" href={ke(halaman + 1)} rel="next">
          Lebih lama
          <Icon of={ArrowRight} />
        </a>
      ) : null}
    </nav>
  );
}
