import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress, constants as zlib } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { machineSentence } from "../machine-sentence.ts";

/** What sealed names end with: `age -d x.zst.age | zstd -d` opens one without this product. */
export const sealedEnding = ".zst.age";

/** Compresses, then encrypts to each of the recipients. */
export async function seal(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const packed = createZstdCompress({ params: { [zlib.ZSTD_c_compressionLevel]: 3 } });
  passOn(plain, packed);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.from(await encrypter.encrypt(asBytes(packed)), { objectMode: false });
}

export const sealFile = (path: string, recipients: readonly string[]): Promise<Readable> => seal(createReadStream(path), recipients);

/** @throws StartRefusal when none of the keys opens it; what a disk or a line says while it is being read stays what it is */
export async function unseal(sealed: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const plain = await decrypter
    .decrypt(asBytes(sealed))
    .catch((error: unknown) => Promise.reject(machineSentence(error) ? error : notOpened(error)));
  const unpacked = createZstdDecompress();
  passOn(Readable.from(plain, { objectMode: false }), unpacked);
  return unpacked;
}

type Through = ReturnType<typeof createZstdCompress>;

/** A fault on the way destroys both ends, and whoever reads hears of it. */
function passOn(from: Readable, to: Through): void {
  pipeline(from, to).catch((error: Error) => to.destroy(error));
}

type Bytes = ReturnType<typeof Readable.toWeb> & ReadableStream<Uint8Array>;
const asBytes = (stream: Readable): Bytes => Readable.toWeb(stream) as Bytes;

const notOpened = (error: unknown): StartRefusal =>
  new StartRefusal("Cadangan ini tidak terbuka dengan kunci pemulihan itu, atau berkasnya rusak. Periksa huruf demi huruf.", error);
