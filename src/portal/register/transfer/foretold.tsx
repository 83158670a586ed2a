import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { KeptPlan } from "#kit/transfer/transfer.server.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

/** What taking the list sets off besides, told before it is taken. */
export const Foretold = ({ foretold }: Pick<KeptPlan, "foretold">) =>
  foretold.length === 0 ? null : (
    <Sheet title="Yang ikut berubah bila diimpor">
      <ul className="ui-sheet-body list-foretold">
        {foretold.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Sheet>
  );

interface AbsentProps {
  readonly register: Register;
  readonly list: UploadedList;
  readonly absent: KeptPlan["absent"];
  /** This person may take them out as a file. */
  readonly exports: boolean;
}

/** Rows that stand in the portal and not in the list: shown, and left as they are. */
export function Absent({ register, list, exports, absent: { count, names } }: AbsentProps) {
  if (count === 0) return null;
  const said = count.toLocaleString("id-ID");
  const link = register.expected?.link;
  return (
    <Sheet title={`${said} ${register.noun} tidak ada di daftar ini`}>
      <div className="ui-sheet-body">
        <p>{`Datanya tetap seperti semula; impor tidak pernah menghapus. ${register.expected?.sentence ?? ""}`}</p>
        <p className="ui-actions">
          {link && (
            <Link className="ui-button" to={link.to}>
              {link.label}
            </Link>
          )}
          {exports && (
            <a className="ui-button" href={`${register.path}/impor/tidak-ada?daftar=${list.id}`}>
              <Icon of={Download} />
              Unduh daftarnya (.xlsx)
            </a>
          )}
        </p>
      </div>
      <details className="list-more">
        <summary>{count > names.length ? `${names.length} nama pertama` : "Lihat namanya"}</summary>
        <ul>
          {names.map(({ id, name }) => (
            <li key={id}>
              <Link to={`${register.path}/${id}`}>{name || register.noun}</Link>
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  );
}
