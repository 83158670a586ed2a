import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Asked {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
}

/** What a test may get wrong on purpose. */
interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
  readonly type?: string;
}

/** A device with one ES256 passkey, in software: it signs what a browser would have it sign. */
export class SoftPasskey {
  readonly id = randomBytes(32);
  #counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = "";

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The JSON of a browser that has made a passkey. */
  create(asked: Asked & { readonly userId: string }, wrong: Wrong = {}): string {
    this.#userHandle = asked.userId;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const attestation = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(Buffer.concat([this.#data(asked, wrong, 0x40), credential]))],
    ]);
    const response = { clientDataJSON: client("webauthn.create", asked, wrong), attestationObject: attestation.toString("base64url") };
    return this.#answer({ ...response, transports: ["internal"] });
  }

  /** The JSON of a browser whose passkey has signed. */
  get(asked: Asked, wrong: Wrong = {}): string {
    this.#counter += 1;
    const data = this.#data(asked, wrong, 0);
    const clientDataJSON = client("webauthn.get", asked, wrong);
    const signed = Buffer.concat([data, createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest()]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
      userHandle: wrong.userHandle ?? this.#userHandle,
    });
  }

  /** Makes the device forget how often it has signed, as a copy of it would. */
  rewind(): void {
    this.#counter = 0;
  }

  #answer(response: object): string {
    const id = this.id.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  #data({ rpId }: Asked, { rpId: wrongId, userVerified = true }: Wrong, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = 0x01 | (userVerified ? 0x04 : 0) | more;
    return Buffer.concat([
      createHash("sha256")
        .update(wrongId ?? rpId)
        .digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }

  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    return cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
      [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
    ]);
  }
}

const client = (type: string, { challenge, origin }: Asked, wrong: Wrong): string =>
  Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin: wrong.origin ?? origin, crossOrigin: false })).toString(
    "base64url",
  );

// As much of CBOR (RFC 8949) as a passkey needs.
const head = (kind: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([kind | value])
    : value < 256
      ? Buffer.from([kind | 24, value])
      : Buffer.from([kind | 25, value >> 8, value & 255]);
const cborInt = (value: number): Buffer => (value < 0 ? head(0x20, -1 - value) : head(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(0x40, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(0x60, text.length), Buffer.from(text)]);
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([head(0xa0, pairs.length), ...pairs.flat()]);
