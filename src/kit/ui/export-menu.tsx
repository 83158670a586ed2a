import Download from "lucide-react/icons/download";
import { Icon } from "./icon.tsx";

interface ExportMenuProps {
  readonly files: readonly { readonly label: string; readonly href: string }[];
}

/** The kinds of files in which a list leaves the house. */
export function ExportMenu({ files }: ExportMenuProps) {
  return (
    <details className="ui-export">
      <summary className="ui-button">
        <Icon of={Download} />
        Ekspor
      </summary>
      <div>
        {files.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
