/** A family's phone sends a paper in pieces of so many bytes, so that a network that breaks costs one of them. */
export const pieceBytes = 128 * 1024;

/** Below the family's own page, so that its cookie reaches it. */
export const piecesPath = "/daftar/status/potongan";
