import type writeXlsxFile from "write-excel-file/node";

type Feature = NonNullable<NonNullable<Parameters<typeof writeXlsxFile>[1]>["features"]>[number];

/** A property of its own in a workbook that the portal made: when its rows were read. Excel and LibreOffice keep it as they save. */
const property = "KeadaanDataPortal";
const part = "docProps/custom.xml";
const office = "http://schemas.openxmlformats.org/officeDocument/2006";

/** For the writer of workbooks. */
export const madeAtFeature = (at: Date): Feature => ({
  files: {
    transform: {
      "[Content_Types].xml": {
        insert: () => `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>`,
      },
      "_rels/.rels": {
        insert: () => `<Relationship Id="rId-keadaan" Type="${office}/relationships/custom-properties" Target="${part}"/>`,
      },
    },
    write: {
      files: () => ({
        [part]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${property}"><vt:lpwstr>${at.toISOString()}</vt:lpwstr></property></Properties>`,
      }),
    },
  },
});

/** What a reader found among the properties of a workbook. */
export const madeAtOf = (properties: object | undefined): string | undefined =>
  sound(properties && Object.entries(properties).find(([name]) => name === property)?.[1]);

/** LibreOffice keeps it in the part `meta.xml` of its own format. */
export const madeAtIn = (meta: Buffer): string | undefined =>
  sound(/name="KeadaanDataPortal"[^<>]{0,80}>([^<>]{0,40})</.exec(meta.toString("utf8"))?.[1]);

const sound = (said: unknown): string | undefined =>
  typeof said === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/.test(said) && !Number.isNaN(Date.parse(said)) ? said : undefined;
