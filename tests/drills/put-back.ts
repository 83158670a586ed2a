import { type Product, removeData, runProduct, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { query } from "../support/stored.ts";

/** One of the product's commands, as its operator gives it. */
export const command = async ({ dataDir }: Pick<Product, "dataDir">, flag: string, usb: string): Promise<string> =>
  (await runProduct({ dataDir, env: { BACKUP_TO: usb }, flags: [flag] })).output;

/** @returns the new recovery key, as it is printed */
export const newPaper = async (product: Pick<Product, "dataDir">, usb: string): Promise<string> =>
  (await command(product, "--backup-key", usb)).split("\n").find((line) => line.startsWith("AGE-SECRET-KEY-1")) ?? "";

/** @returns the archive's name */
export const makeBackup = async (product: Pick<Product, "dataDir">, usb: string): Promise<string> =>
  /man-1-palu-\S+\.age/.exec(await command(product, "--backup", usb))?.[0] ?? "";

export interface Lost {
  readonly copy: string;
  readonly key: string;
  readonly dataDir: string;
  /** The newest when it is not named. */
  readonly name?: string;
}

export const restoreInto = ({ copy, key, dataDir }: Lost, name: string) =>
  runProduct({ dataDir, env: { BACKUP_TO: copy, RECOVERY_KEY: key }, flags: ["--restore", name] });

/** @returns the numbers of the registrations that came back; null when the restore failed */
export async function putBack(lost: Lost): Promise<ReadonlySet<string> | null> {
  const listed = lost.name ?? (await command(lost, "--restore", lost.copy));
  const { code, output } = await restoreInto(lost, /man-1-palu-\S+\.age/.exec(listed)?.[0] ?? "");
  if (code !== 0 || !output.includes("Jejak audit utuh")) {
    console.log(output);
    return null;
  }
  return startAndRead(lost.dataDir);
}

/** Starts what was put back, reads it and takes it away. */
export async function startAndRead(dataDir: string): Promise<ReadonlySet<string>> {
  const product = await startProduct({ dataDir });
  const rows = await query<{ nomor: string }>(dataDir, "select nomor from pendaftaran");
  await product.stop();
  removeData(product);
  return new Set(rows.map(({ nomor }) => nomor));
}

/** Sends so many registrations. @returns their numbers */
export async function sendSome(url: string, count: number, street: string): Promise<string[]> {
  const kept: string[] = [];
  for (let house = 0; house < count; house++) {
    const answer = await post(url, registration(`Anak ${house} ${street}`));
    const { nomor } = (await answer.json()) as { nomor?: string };
    if (answer.status === 201 && nomor) kept.push(nomor);
  }
  return kept;
}
