import FilePenLine from "lucide-react/icons/file-pen-line";
import Globe from "lucide-react/icons/globe";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

const pintasan = [
  { ke: "/", judul: "Website Resmi", ikon: Globe },
  { ke: "/daftar", judul: "Formulir Pendaftaran", ikon: FilePenLine },
] as const;

/** Ways out of the portal: plain links, for these pages are documents. */
export function Pintasan() {
  return (
    <Sheet title="AKADEMIK">
      <ul className="pintasan">
        {pintasan.map(({ ke, judul, ikon }) => (
          <li key={ke}>
            <a href={ke}>
              <Icon of={ikon} />
              {judul}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
