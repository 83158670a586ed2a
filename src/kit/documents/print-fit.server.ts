import type writeXlsxFile from "write-excel-file/node";
import { xml as inXml } from "./xml.ts";

type Feature = NonNullable<NonNullable<Parameters<typeof writeXlsxFile>[1]>["features"]>[number];

/** F4 is what Excel calls Folio. */
const folio = 14;
/** As many letters stand beside each other on an upright page and are still read. */
const upright = 95;

interface PrintedSheet {
  readonly sheet?: string;
  readonly columns?: readonly { readonly width?: number }[];
  /** The last of them is the head of the columns. */
  readonly stickyRowsCount?: number;
}

/** For the writer of workbooks: a report is printed on F4, all its columns on one page, as many pages long as it takes. */
export const printFitFeature: Feature = {
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml: string, sheet: PrintedSheet) => {
          const wide = (sheet.columns ?? []).reduce((sum, { width = 10 }) => sum + width, 0);
          const way = wide > upright ? "landscape" : "portrait";
          return xml
            .replace("<sheetViews>", '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
            .replace("</worksheet>", `<pageSetup paperSize="${folio}" orientation="${way}" fitToWidth="1" fitToHeight="0"/></worksheet>`);
        },
      },
    },
  },
};

/** The head of the columns stands on every printed page. */
export const headAgainFeature: Feature = {
  files: {
    transform: {
      "xl/workbook.xml": {
        transform: (xml: string, sheets: readonly PrintedSheet[]) => {
          const names = sheets.map(({ sheet = "", stickyRowsCount: head }, index) => {
            if (!head) return "";
            const rows = inXml(`'${sheet.replaceAll("'", "''")}'!$${head}:$${head}`);
            return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${rows}</definedName>`;
          });
          return xml.replace("</sheets>", () => `</sheets><definedNames>${names.join("")}</definedNames>`);
        },
      },
    },
  },
};
