import Download from "lucide-react/icons/download";
import FileDown from "lucide-react/icons/file-down";
import { ButtonLink } from "./button.tsx";

/** A report on paper or as a workbook. @param to where it is downloaded in that format */
export const DownloadReport = ({ to }: { readonly to: (format: "pdf" | "xlsx") => string }) => (
  <>
    <ButtonLink icon={FileDown} to={to("pdf")} reloadDocument>
      PDF
    </ButtonLink>
    <ButtonLink icon={Download} to={to("xlsx")} reloadDocument>
      Excel
    </ButtonLink>
  </>
);

/** How a report ends on the screen as on paper: place, day, and who answers for it. */
export const ReportClosing = ({ lines }: { readonly lines: readonly string[] }) => (
  <p className="ui-closing">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </p>
);
